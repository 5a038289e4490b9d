import { Loading } from '@/components/Loading.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'

/** Shown where a page takes longer than a moment to arrive. */
export function LoadingPage() {
  return <Loading text={useInterfaceTexts().loading} />
}
