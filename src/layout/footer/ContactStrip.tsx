import { Icon } from '@/components/image/Icon.tsx'
import { icons } from '@/components/image/icons.ts'
import { chatHref, mailHref } from '@/content/contact-hrefs.ts'
import type { SiteData } from '@/content/resolved.ts'
import styles from './ContactStrip.module.css'

/** Phone and e-mail above every page. The phone opens a chat, as most first contacts here begin with one. */
export function ContactStrip({ site, interface: texts }: SiteData) {
  const { phone, whatsapp, email } = site.contact
  return (
    <aside className={styles.strip} aria-label={texts.contactStrip}>
      <div className={`page-width ${styles.row}`}>
        <a className={styles.method} href={chatHref(whatsapp)} rel="noopener noreferrer">
          <Icon shape={icons.brandWhatsapp} size={18} />
          <span>
            <small>{texts.phoneLabel}</small> {phone}
          </span>
          {/* What the icon says to those who see it. */}
          <span className="visually-hidden">{texts.whatsappAction}</span>
        </a>
        <a className={styles.method} href={mailHref(email)}>
          <Icon shape={icons.mail} size={18} />
          <span>
            <small>{texts.emailLabel}</small> {email}
          </span>
        </a>
      </div>
    </aside>
  )
}
