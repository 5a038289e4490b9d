import type { SectionOf } from '@/collections/resolved.ts'
import { Band } from '@/components/Band.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'

/** The call to action of a page. */
export function BannerSection({ title, icon = 'experience', ...rest }: SectionOf<'banner'>) {
  const { Title } = useHeadings()
  return <Band {...rest} Title={Title} title={keepTogether(title)} icon={icon} />
}
