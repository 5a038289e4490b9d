import type { ComponentProps } from 'react'
import { Icon } from '@/components/image/Icon.tsx'
import { chatHref, mailHref } from '@/content/contact-hrefs.ts'
import { useSiteData } from '../SiteData.tsx'
import styles from './ContactMethod.module.css'
import { SiteLink } from './SiteLink.tsx'

type ContactMethodProps = {
  href: string
  icon: ComponentProps<typeof Icon>['name']
  name: string
  /** The number or the address, below the name. */
  value?: string
  isMain?: boolean
}

/** One contact method: phone, WhatsApp or e-mail. */
export function ContactMethod({ href, icon, name, value, isMain = false }: ContactMethodProps) {
  return (
    <SiteLink to={href} className={isMain ? `${styles.method} ${styles.main}` : styles.method}>
      <Icon name={icon} size={24} />
      {name}
      {value && <span>{value}</span>}
    </SiteLink>
  )
}

/** The chat and the mail that open with a message. */
export function MessageMethods({ message, subject }: { message: string; subject: string | undefined }) {
  const { site, interface: texts } = useSiteData()
  const { whatsapp, email } = site.contact
  return (
    <>
      <ContactMethod
        isMain
        href={chatHref(whatsapp, message)}
        icon="brandWhatsapp"
        name={texts.whatsappAction}
        value={whatsapp}
      />
      <ContactMethod href={mailHref(email, subject, message)} icon="mail" name={texts.emailAction} value={email} />
    </>
  )
}
