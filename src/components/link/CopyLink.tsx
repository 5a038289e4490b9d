import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useInterfaceTexts } from '@/components/SiteData.tsx'
import { fill } from '@/content/fill.ts'
import { pageHref } from '@/content/paths.ts'
import styles from './CopyLink.module.css'
import { useCopy } from './use-copy.ts'

type CopyLinkProps = {
  /** A page of this site, or an element of one: `/hizmetlerimiz#seo`. */
  to: string
  /** What it is about; named out of context, and to whoever it is shared with. */
  title: string
}

/**
 * Shares a link, or copies it where the browser cannot share. The address is the real one, whose preview is that of its
 * page; the hash route in the address bar has the preview of the front page. Absent without script.
 */
export function CopyLink({ to, title }: CopyLinkProps) {
  const { shareLink: texts } = useInterfaceTexts()
  const isReady = useHydrated()
  const canShare = isReady && 'share' in navigator
  const [isCopied, copy] = useCopy()
  const [failure, setFailure] = useState('')
  const name = canShare ? texts.share : texts.copy
  const give = async () => {
    const address = new URL(pageHref(to), location.href).href
    setFailure('')
    try {
      if (canShare) return await navigator.share({ title, url: address })
    } catch (error) {
      // The visitor has closed the list of ways to share.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    // The visitor copies it himself.
    if (!(await copy(address))) setFailure(fill(texts.failed, { address }))
  }

  return (
    <span className={`no-print ${styles.copy}`}>
      <button
        type="button"
        className="text-button"
        disabled={!isReady}
        onClick={give}
        // The same while the words on it change: those are said below.
        aria-label={`${name}: ${title}`}
        data-copied={isCopied || undefined}
      >
        {isCopied ? texts.copied : name}
      </button>
      <output className={isCopied ? 'visually-hidden' : undefined}>{isCopied ? texts.copied : failure}</output>
    </span>
  )
}
