import { Section } from '@/components/Section.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'

/** In place of a section that could not be rendered: its heading, which keeps the outline, and an explanation. */
export function BrokenSection({ title }: { title: string }) {
  const { error } = useInterfaceTexts()
  return (
    <Section title={title}>
      <p>{error.section}</p>
    </Section>
  )
}
