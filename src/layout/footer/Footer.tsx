import type { SiteData } from '@/collections/resolved.ts'
import { Icon } from '@/components/image/Icon.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useContactHrefs } from '@/components/message/message.ts'
import { useSiteData } from '@/components/SiteData.tsx'
import { chatHref, phoneHref } from '@/content/contact-hrefs.ts'
import { fill } from '@/content/fill.ts'
import { quickLinkPath, servicePath } from '@/content/paths.ts'
import { VisitCounter } from '@/visit-counter/VisitCounter.tsx'
import brand from '../brand/Lockup.module.css'
import { Logo } from '../brand/Logo.tsx'
import styles from './Footer.module.css'

const socialIcons = {
  linkedin: 'brandLinkedin',
  whatsapp: 'brandWhatsapp',
  instagram: 'brandInstagram',
} as const satisfies Record<SiteData['site']['social'][number]['network'], string>

/** Footer of every page: brand, services, quick links, contact; copyright, company, legal links and visit counter. */
export function Footer() {
  const { site, interface: texts, navigation, services } = useSiteData()
  const { phone, whatsapp, email, address, hours } = site.contact
  const { chat, mail } = useContactHrefs()
  return (
    <footer className={`page-width ${styles.footer}`}>
      <div className={`no-print ${styles.brand}`}>
        <p className={brand.lockup}>
          <Logo logo={site.logo} alt="" />
          {site.brand}
        </p>
        <p className={styles.tagline}>{site.tagline}</p>
        <div className={styles.social}>
          {site.social.map(({ network, name, link }) => (
            <SiteLink
              key={link}
              className="icon-button"
              to={link === chatHref(whatsapp) ? chat : link}
              aria-label={name}
            >
              <Icon name={socialIcons[network]} size={22} />
            </SiteLink>
          ))}
        </div>
      </div>
      <div className={`no-print ${styles.services}`}>
        <h2 className={styles.title}>{texts.footerServices}</h2>
        <details>
          <summary className={styles.fold}>
            {texts.footerServices}
            <Icon name="plus" size={22} />
          </summary>
          <ul role="list">
            {services.map(({ id, name }) => (
              <li key={id}>
                <SiteLink to={servicePath(id)} className={styles.link}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <nav className={`no-print ${styles.pages}`} aria-label={texts.footerLinks}>
        <h2 className={styles.title}>{texts.footerLinks}</h2>
        <ul className={styles.links} role="list">
          {navigation.quickLinks.map(({ link, name }) => (
            <li key={link}>
              <SiteLink to={quickLinkPath(link)} href={link} className={`${styles.link} ${styles.capitals}`}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.contact}>
        <h2 className={styles.title}>{texts.footerContact}</h2>
        <ul className={styles.links} role="list">
          <li>
            <a className={styles.link} href={phoneHref(phone)}>
              {phone}
            </a>
          </li>
          <li>
            <SiteLink className={styles.link} to={chat}>
              {texts.whatsappAction}
            </SiteLink>
          </li>
          <li>
            <a className={styles.link} href={mail}>
              {email}
            </a>
          </li>
        </ul>
        <p className={styles.lines}>{address.join(',\n')}</p>
        <p className={styles.lines}>{hours.map(({ days, time }) => `${days} ${time}`).join('\n')}</p>
      </div>
      <div className={styles.end}>
        <div>
          <p>{fill(texts.copyright, { year: site.copyrightYear, brand: site.brand })}</p>
          {site.company && <p>{site.company.legalName}</p>}
          <VisitCounter />
        </div>
        {navigation.legalLinks?.map(({ link, name }) => (
          <SiteLink key={link} to={link} className={`no-print ${styles.link}`}>
            {name}
          </SiteLink>
        ))}
      </div>
    </footer>
  )
}
