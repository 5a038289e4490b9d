import { Section } from '@/components/Section.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'

/** In the place of a section that could not be drawn: its heading, so that the page keeps its order, and why it is empty. */
export function BrokenSection({ title }: { title: string }) {
  const { error } = useInterfaceTexts()
  return (
    <Section title={title}>
      <p>{error.section}</p>
    </Section>
  )
}
