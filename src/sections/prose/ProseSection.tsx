import { Prose } from '@/components/Prose.tsx'
import { Section } from '@/components/Section.tsx'
import type { SectionOf } from '@/content/resolved.ts'

/** The page's running text beside its title. */
export function ProseSection({ title, lead, body }: SectionOf<'prose'>) {
  return (
    <Section title={title} lead={lead} layout="beside">
      <Prose nodes={body} />
    </Section>
  )
}
