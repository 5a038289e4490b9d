import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { whenIdle } from '@/motion/when-idle.ts'

const loadParts: (() => Promise<unknown>)[] = []

/**
 * A part that stands there as it was prepared and comes to life when the browser has nothing better to do: what a reader
 * needs first, links and buttons, does not wait for it. Where its file does not arrive, it stays as it is.
 *
 * @param load Fetches the component.
 * @param standIn What is seen until then where nothing was prepared.
 */
export function comesWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn?: (props: Props) => ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadPart = async () => {
    loaded = await load()
    return { default: loaded as ComponentType<object> }
  }
  const LazyPart = lazy(async () => {
    if (!import.meta.env.SSR) await whenIdle()
    // The browser tells of a file that is missing, and the page, which needs it as well, sees to it.
    return loadPart().catch(() => new Promise<never>(() => {}))
  })
  loadParts.push(loadPart)

  return function WhenIdle(props) {
    // What is there already is drawn at once; a lazy component would leave a gap first.
    const [Part] = useState<ComponentType<object>>(() => (loaded as ComponentType<object> | undefined) ?? LazyPart)
    return (
      <Suspense fallback={standIn?.(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Fetches all such parts, for an app that is not prepared anywhere and has to draw them itself. */
export async function loadIdleParts(): Promise<void> {
  await Promise.allSettled(loadParts.map((load) => load()))
}
