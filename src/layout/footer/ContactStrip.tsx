import { Icon } from '@/components/image/Icon.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useContactHrefs } from '@/components/message/message.ts'
import { useSiteData } from '@/components/SiteData.tsx'
import styles from './ContactStrip.module.css'

/** Contact strip above every page: phone and e-mail. The phone number opens a WhatsApp chat. */
export function ContactStrip() {
  const { site, interface: texts } = useSiteData()
  const { phone, email } = site.contact
  const { chat, mail } = useContactHrefs()
  return (
    <aside className={`page-width ${styles.strip}`} aria-label={texts.contactStrip}>
      <SiteLink to={chat} aria-label={`${texts.phoneLabel} ${phone} ${texts.whatsappAction}`}>
        <Icon name="phone" size={18} />
        <small>{texts.phoneLabel}</small> {phone}
        <Icon name="brandWhatsapp" size={18} />
      </SiteLink>
      <a href={mail}>
        <Icon name="mail" size={18} />
        <small>{texts.emailLabel}</small> {email}
      </a>
    </aside>
  )
}
