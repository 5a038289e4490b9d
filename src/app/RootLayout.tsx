import { Outlet } from '@tanstack/react-router'
import { comesWhenIdle } from '@/components/comes-when-idle.tsx'
import { MAIN_ID } from '@/content/paths.ts'
import { Header } from '@/layout/Header.tsx'
import { SkipLink } from '@/layout/SkipLink.tsx'
import { ShellProvider, useShell } from './Shell.tsx'

const ContactStrip = comesWhenIdle(() => import('@/layout/ContactStrip.tsx').then((part) => part.ContactStrip))
const Footer = comesWhenIdle(() => import('@/layout/Footer.tsx').then((part) => part.Footer))

/** What stands around every page, also around the spinner, the error page and the not-found page. */
export function RootLayout() {
  return (
    <ShellProvider>
      <Frame />
    </ShellProvider>
  )
}

function Frame() {
  const shell = useShell()
  return (
    <>
      <SkipLink label={shell.interface.skipLink} />
      <ContactStrip {...shell} />
      <Header {...shell} />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer {...shell} />
    </>
  )
}
