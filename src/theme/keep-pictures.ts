import type { Theme } from './theme.ts'

/**
 * Puts the picture of the theme on screen behind that of the next one while it has yet to come: on a slow line its place
 * would be empty. A picture and its twin stand in the same order.
 */
export function keepPictures(from: Theme, to: Theme): void {
  const twins = document.querySelectorAll<HTMLImageElement>(`main img.${to}-only`)
  for (const [index, { complete, currentSrc }] of document
    .querySelectorAll<HTMLImageElement>(`main img.${from}-only`)
    .entries()) {
    const twin = twins[index]
    if (!twin || twin.complete || !complete || currentSrc === '') continue
    twin.style.background = `center / cover url("${currentSrc}")`
    twin.addEventListener('load', () => twin.style.removeProperty('background'), { once: true })
  }
}
