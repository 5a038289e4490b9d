import { Loading } from '@/components/Loading.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'

/** The router's pending component. */
export function LoadingPage() {
  return <Loading text={useInterfaceTexts().loading} />
}
