import { Icon } from '@/components/image/Icon.tsx'
import { icons } from '@/components/image/icons.ts'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useChatMessage } from '@/components/message/message.ts'
import { useSiteData } from '@/components/SiteData.tsx'
import { chatHref, mailHref } from '@/content/contact-hrefs.ts'
import styles from './ContactStrip.module.css'

/** Contact strip above every page: phone and e-mail. The phone number opens a WhatsApp chat. */
export function ContactStrip() {
  const { site, interface: texts } = useSiteData()
  const { phone, whatsapp, email } = site.contact
  const chatMessage = useChatMessage(texts.chatMessage)
  return (
    <aside className={`page-width ${styles.strip}`} aria-label={texts.contactStrip}>
      <SiteLink
        to={chatHref(whatsapp, chatMessage)}
        aria-label={`${texts.phoneLabel} ${phone} ${texts.whatsappAction}`}
      >
        <Icon shape={icons.phone} size={18} />
        <small>{texts.phoneLabel}</small> {phone}
        <Icon shape={icons.brandWhatsapp} size={18} />
      </SiteLink>
      <a href={mailHref(email, undefined, chatMessage)}>
        <Icon shape={icons.mail} size={18} />
        <small>{texts.emailLabel}</small> {email}
      </a>
    </aside>
  )
}
