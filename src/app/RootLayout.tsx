import { type ReactNode, Suspense } from 'react'
import { MAIN_ID } from '@/content/paths.ts'
import { ContactStrip } from '@/layout/footer/ContactStrip.tsx'
import { Footer } from '@/layout/footer/Footer.tsx'
import { Header } from '@/layout/header/Header.tsx'
import { SkipLink } from '@/layout/header/SkipLink.tsx'

/** The layout of every page, also of the spinner, the error page and the not-found page. */
export function RootLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <ContactStrip />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {/* Hydrated after the rest of the layout. The router puts a boundary around the page. */}
      <Suspense>
        <Footer />
      </Suspense>
    </>
  )
}
