import { whenRead } from './boot-files.ts'
import { root } from './boot-theme.ts'

/**
 * Has the pictures of cards come after the app, unless the reader is near them. A browser asks for a picture that can
 * wait (`loading="lazy"`) more than a screen ahead, on a phone that is while the first view has hardly been drawn, and
 * the app would stand behind them in the queue. Without a place on the page it asks for none; see
 * ProjectsSection.module.css.
 *
 * @returns Lets them come.
 */
export function letPicturesWait(): () => void {
  root.dataset.pictures = ''
  const letThemCome = () => {
    delete root.dataset.pictures
  }
  whenRead()
    .then(() => {
      // It has no place now, but what frames it has.
      const frame = document.querySelector('main picture')?.parentElement
      // A quarter of the screen ahead; who has been put below the first one by the browser is near as well.
      const margins = { rootMargin: '9999% 0% 25%' }
      if (frame) new IntersectionObserver((seen) => seen.pop()?.isIntersecting && letThemCome(), margins).observe(frame)
    })
    // Nothing tells who is near.
    .catch(letThemCome)
  return letThemCome
}
