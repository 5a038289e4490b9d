/** Language of the pages, as BCP 47 writes it. The texts themselves are in `content/`. Alone, for the script of every page. */
export const locale = 'tr'

/**
 * Identity of the site. Another company changes this file and `content/`, then runs `npm run brand`.
 */
export const siteConfig = {
  locale,
  /** Folder of the host that the site is served from, with a slash at both ends. */
  base: '/',
  /** Colour of the frame, in hexadecimal. The colours of the interface follow from it. */
  accent: '#16b877',
  /** Typefaces as packages of Fontsource: `display` is for headings, `text` for everything else. */
  typefaces: {
    display: '@fontsource-variable/bricolage-grotesque',
    text: '@fontsource-variable/instrument-sans',
  },
}
