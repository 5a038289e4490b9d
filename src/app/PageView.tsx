import type { ReactNode } from 'react'
import type { ResolvedSection } from '@/collections/resolved.ts'
import { BelowTheFold, FirstViewFirst } from '@/components/below-the-fold.tsx'
import { ErrorBoundary } from '@/components/ErrorBoundary.tsx'
import { HeadingLevelContext, Section } from '@/components/Section.tsx'
import { useInterfaceTexts, useSiteData } from '@/components/SiteData.tsx'
import { fill } from '@/content/fill.ts'
import { NOT_FOUND_PATH, pageUrl } from '@/content/paths.ts'
import { useSectionEntrance } from '@/motion/use-section-entrance.ts'
import type { SectionComponent } from '@/sections/registry.ts'
import type { PageParts } from './load-page.ts'

type PageViewProps = PageParts & {
  /** Whether a link has led here, so that the reader starts at the top. */
  isFresh?: boolean
}

/** A page: its head tags and its sections. The first section has the `h1`. */
export function PageView({ page, components, isFresh = false }: PageViewProps) {
  const { brand, url } = useSiteData().site
  const texts = useInterfaceTexts()

  const [opening, ...others] = page.sections.map((section, index) => (
    // A section has no identity but its index; the page's path remounts all of them on another page.
    <SectionSlot
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      key={`${page.path}-${index}`}
      isFirst={index === 0}
      section={section}
      component={components[section.type]}
    />
  ))

  const later = <LaterSections key={page.path}>{others}</LaterSections>

  return (
    <FirstViewFirst isFresh={isFresh}>
      <title>{fill(texts.pageTitle, { title: page.title, brand })}</title>
      <meta name="description" content={page.description} />
      {page.path === NOT_FOUND_PATH ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={pageUrl(url, page.path)} />
      )}
      {page.draft && <p className="page-width muted">{texts.draft}</p>}
      {opening}
      {others.length > 0 ? <BelowTheFold>{later}</BelowTheFold> : later}
    </FirstViewFirst>
  )
}

/** All sections but the first, revealed on scroll. Without any, the footer is still to be laid out. */
function LaterSections({ children }: { children: ReactNode }) {
  useSectionEntrance()
  return children
}

type SectionSlotProps = { isFirst: boolean; section: ResolvedSection; component: SectionComponent | undefined }

/** One section, or where it could not be rendered its heading, which keeps the outline, and an explanation. */
function SectionSlot({ isFirst, section, component: Component }: SectionSlotProps) {
  const { error } = useInterfaceTexts()
  const broken = (
    <Section title={section.title}>
      <p>{error.section}</p>
    </Section>
  )
  return (
    <HeadingLevelContext value={isFirst ? 1 : 2}>
      <ErrorBoundary fallback={broken} content={section}>
        {Component && <Component {...section} />}
      </ErrorBoundary>
    </HeadingLevelContext>
  )
}
