import { Icon } from '@/components/image/Icon.tsx'
import { icons } from '@/components/image/icons.ts'
import { chatHref, mailHref } from '@/content/contact-hrefs.ts'
import type { SiteData } from '@/content/resolved.ts'
import styles from './ContactStrip.module.css'

/** Contact strip above every page: phone and e-mail. The phone number opens a WhatsApp chat. */
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
          {/* The text alternative of the icon. */}
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
