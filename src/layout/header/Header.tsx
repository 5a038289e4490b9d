import { useHydrated, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorBoundary } from '@/components/ErrorBoundary.tsx'
import { Icon } from '@/components/image/Icon.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useContactHrefs } from '@/components/message/message.ts'
import { useSiteData } from '@/components/SiteData.tsx'
import { fill } from '@/content/fill.ts'
import { HOME_PATH, parentPath } from '@/content/paths.ts'
import { BrandText } from '../brand/BrandText.tsx'
import brand from '../brand/Lockup.module.css'
import { Logo } from '../brand/Logo.tsx'
import { commandFor, Drawer, MENU_ID } from './Drawer.tsx'
import styles from './Header.module.css'
import { ScrollProgress } from './ScrollProgress.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** Header: logo, brand, navigation, chat and theme toggle; on small screens a menu button replaces the navigation. */
export function Header() {
  const { site, interface: texts, navigation } = useSiteData()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const parent = parentPath(path)
  const { chat } = useContactHrefs()
  return (
    <header className={`page-width ${styles.header}`}>
      {/* Optional: after an error the header stays without it. */}
      <ErrorBoundary>
        <ScrollProgress />
      </ErrorBoundary>
      <SiteLink to={HOME_PATH} className={`${brand.lockup} ${styles.home}`}>
        <Logo logo={site.logo} alt={fill(texts.homeLink, { brand: site.brand })} />
        <BrandText brand={site.brand} />
      </SiteLink>
      <nav className={`no-print ${styles.navigation}`} aria-label={texts.navigation}>
        <ul className={styles.list} role="list">
          {navigation.header.map(({ id, link, name, covers = [] }) => (
            <li key={id}>
              <SiteLink
                to={link}
                className={styles.link}
                aria-current={link === parent || covers.some((page) => page === path || page === parent) || undefined}
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <SiteLink className={`no-print icon-button ${styles.chat}`} aria-label={texts.whatsappAction} to={chat}>
        <Icon name="brandWhatsapp" size={22} />
      </SiteLink>
      <ThemeToggle
        className={`no-print icon-button ${styles.theme}`}
        toDark={texts.themeToDark}
        toLight={texts.themeToLight}
      />
      <MenuButton isOpen={isMenuOpen} label={isMenuOpen ? texts.menuClose : texts.menuOpen} onOpen={setMenuOpen} />
      <Drawer isOpen={isMenuOpen} onOpenChange={setMenuOpen} />
    </header>
  )
}

type MenuButtonProps = { isOpen: boolean; label: string; onOpen: (isOpen: true) => void }

/** Apart from the header, which the end of hydration would otherwise render again. */
function MenuButton({ isOpen, label, onOpen }: MenuButtonProps) {
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      className={`no-print icon-button ${styles.menuButton}`}
      aria-label={label}
      // Until then the command says it, beside which the standard allows no other state.
      aria-expanded={isHydrated ? isOpen : undefined}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        onOpen(true)
      }}
      {...commandFor(MENU_ID, 'show-modal')}
    >
      <Icon name={isOpen ? 'x' : 'menu'} size={24} />
    </button>
  )
}
