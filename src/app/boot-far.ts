import { whenRead } from './boot-files.ts'
import { root } from './boot-theme.ts'

/**
 * Has something wait that the reader is far from.
 *
 * - `below`: what is below the first view is neither styled nor laid out; see Reveal.module.css.
 * - `pictures`: those of cards are not asked for; see ProjectsSection.module.css. A browser asks for a picture that can
 *   wait (`loading="lazy"`) more than a screen ahead, on a phone that is while the first view has hardly been drawn, and
 *   the app would stand behind them in the queue.
 *
 * @param name What the root element says of it, as a `data-` attribute, until it may come.
 * @param find It, or what frames it where it has no place of its own.
 * @returns Lets it come, as does a reader who gets near.
 */
export function letWait(name: 'below' | 'pictures', find: () => Element | null | undefined): () => void {
  root.dataset[name] = ''
  const letCome = () => {
    delete root.dataset[name]
  }
  whenRead()
    .then(() => {
      const found = find()
      // A tenth of the screen ahead; who has been put below it by the browser is near as well.
      const margins = { rootMargin: '9999% 0% 10%' }
      if (found) new IntersectionObserver((seen) => seen.pop()?.isIntersecting && letCome(), margins).observe(found)
    })
    // Nothing tells who is near.
    .catch(letCome)
  return letCome
}
