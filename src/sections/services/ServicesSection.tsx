import { ActionLink } from '@/components/ActionLink.tsx'
import { Icon } from '@/components/Icon.tsx'
import { icons } from '@/components/icons.ts'
import { Section, useHeadings } from '@/components/Section.tsx'
import { ServiceIcon } from '@/components/ServiceIcon.tsx'
import { ServicePicture } from '@/components/ServicePicture.tsx'
import { SiteLink } from '@/components/SiteLink.tsx'
import { wholeWords } from '@/components/whole-words.tsx'
import { servicePath } from '@/content/paths.ts'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './ServicesSection.module.css'

/**
 * The services in a line each; every line leads to the full explanation. Where they open a page they are all there is,
 * and come with their pictures.
 */
export function ServicesSection({ title, lead, action, services }: SectionOf<'services'>) {
  const { Title, Subtitle } = useHeadings()
  const isGallery = Title === 'h1'
  return (
    <Section
      title={title}
      lead={lead}
      layout={isGallery ? 'stacked' : 'beside'}
      aside={
        action && (
          <div className={styles.action}>
            <ActionLink {...action} weight="quiet" />
          </div>
        )
      }
    >
      <ul className={isGallery ? styles.gallery : styles.list} role="list">
        {services.map(({ id, name, icon, summary }) => (
          <li key={id}>
            <SiteLink to={servicePath(id)} className={styles.service}>
              {isGallery ? (
                <span className={`frame ${styles.picture}`}>
                  <ServicePicture icon={icon} />
                </span>
              ) : (
                <span className={`frame ${styles.icon}`}>
                  <ServiceIcon icon={icon} />
                </span>
              )}
              <span>
                <Subtitle className={styles.name}>{wholeWords(name)}</Subtitle>
                <span className={styles.summary}>{wholeWords(summary)}</span>
              </span>
              <Icon shape={icons.arrowRight} size={22} isBold className={styles.arrow} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
