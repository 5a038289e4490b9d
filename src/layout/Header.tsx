import { __iconNode as menu } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { __iconNode as x } from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { comesWhenIdle } from '@/components/comes-when-idle.tsx'
import { ErrorBoundary } from '@/components/ErrorBoundary.tsx'
import { Icon } from '@/components/Icon.tsx'
import { SiteLink } from '@/components/SiteLink.tsx'
import { fill } from '@/content/fill.ts'
import { HOME_PATH } from '@/content/paths.ts'
import type { Shell } from '@/content/resolved.ts'
import { BrandText } from './BrandText.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

const Drawer = comesWhenIdle(() => import('./Drawer.tsx').then((part) => part.Drawer))
const ScrollProgress = comesWhenIdle(() => import('./ScrollProgress.tsx').then((part) => part.ScrollProgress))

/** Logo, brand, navigation, theme button; on small screens a button opens the drawer instead of the navigation. */
export function Header({ site, interface: texts, navigation }: Shell) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className={styles.header}>
      {/* What moves is a guest: when it breaks, the header stands without it. */}
      <ErrorBoundary>
        <ScrollProgress label={texts.scrollProgress} percent={texts.percent} />
      </ErrorBoundary>
      <div className={styles.bar}>
        <div className={`page-width ${styles.row}`}>
          <SiteLink to={HOME_PATH} className={styles.home}>
            <Logo logo={site.logo} />
            <span className="visually-hidden">{fill(texts.homeLink, { brand: site.brand })}</span>
            <BrandText brand={site.brand} />
          </SiteLink>
          <nav className={styles.navigation} aria-label={texts.navigation}>
            <ul className={styles.list} role="list">
              {navigation.header.map((item) => (
                <li key={item.id}>
                  <SiteLink to={item.link} className={styles.link}>
                    {item.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.buttons}>
            <ThemeToggle className="icon-button" toDark={texts.themeToDark} toLight={texts.themeToLight} />
            <button
              type="button"
              className={`icon-button ${styles.menuButton}`}
              aria-label={isMenuOpen ? texts.menuClose : texts.menuOpen}
              aria-expanded={isMenuOpen}
              aria-haspopup="dialog"
              onClick={() => setMenuOpen(!isMenuOpen)}
            >
              <Icon shape={isMenuOpen ? x : menu} size={24} />
            </button>
          </div>
        </div>
      </div>
      <Drawer
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        menu={navigation.menu}
        closeLabel={texts.menuClose}
      />
    </header>
  )
}
