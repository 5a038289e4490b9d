import { useInterfaceTexts } from '@/components/InterfaceTexts.tsx'
import { Loading } from '@/components/Loading.tsx'

/** Shown where a page takes longer than a moment to arrive. */
export function LoadingPage() {
  return <Loading text={useInterfaceTexts().loading} />
}
