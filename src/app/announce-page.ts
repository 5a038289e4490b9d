/** Tells boot.ts, and whoever looks from outside, that from now on what stands in the page answers by itself. */
export function announcePage(): void {
  document.dispatchEvent(new Event('page:shown'))
}
