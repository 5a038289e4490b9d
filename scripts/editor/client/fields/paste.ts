import TurndownService from 'turndown'

/** Elements that office programs and web pages put around a text, and that Markdown has no place for. */
const NOISE = 'style, script, meta, link, title, xml, img, svg, button, input'

/** Elements with a Markdown form; HTML without any of them is pasted as plain text. */
const FORMS = 'h1, h2, h3, h4, h5, h6, ul, ol, table, b, strong, i, em, a[href]'

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/**
 * Converts HTML copied from Word, Excel or a web page to Markdown.
 *
 * @param largest The level of the largest heading the text may have.
 * @returns An empty string where plain text says as much.
 */
export function toMarkdown(html: string, largest: number): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(NOISE)) element.remove()
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  listWordItems(body)
  styleSpans(body)
  levelHeadings(body, largest)
  for (const table of body.querySelectorAll('table')) tidyTable(table)
  for (const link of body.querySelectorAll('a')) {
    if (!/^(?:https:|mailto:|tel:)/.test(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes)
  }
  if (!body.querySelector(FORMS)) return ''
  return converter()
    .turndown(body)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function converter(): TurndownService {
  const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })
  // No escapes: a backslash before an asterisk would puzzle more people than the asterisk.
  turndown.escape = (text) => text
  turndown.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) => `| ${content.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')} `,
  })
  turndown.addRule('row', {
    filter: 'tr',
    replacement: (content, node) => {
      const { rowIndex, cells } = node as HTMLTableRowElement
      return `${content}|\n${rowIndex === 0 ? `${'| --- '.repeat(cells.length)}|\n` : ''}`
    },
  })
  turndown.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` })
  turndown.addRule('part of a table', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content })
  turndown.addRule('item', {
    filter: 'li',
    replacement: (content, node, { bulletListMarker }) => {
      const { parentElement: list, nextElementSibling: next } = node as HTMLElement
      const number = [...(list?.children ?? [])].indexOf(node as HTMLElement) + 1
      const mark = list?.tagName === 'OL' ? `${number}. ` : `${bulletListMarker} `
      return mark + content.trim().replace(/\n+/g, `\n${' '.repeat(mark.length)}`) + (next ? '\n' : '')
    },
  })
  return turndown
}

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Turns the list paragraphs of Word into lists: their bullets are text, their levels stand in the style. */
function listWordItems(body: HTMLElement): void {
  const open: Element[] = []
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
    const bullet = [...paragraph.querySelectorAll('[style*="mso-list"]')]
    const isNumbered = /^\s*\(?[\da-z]{1,3}[.)]/i.test(bullet.map(({ textContent }) => textContent).join(''))
    for (const each of bullet) each.remove()
    if (paragraph.previousElementSibling !== open[0]) open.length = 0
    open.length = Math.min(open.length, level)
    while (open.length < level) {
      const list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
      const parent = open.at(-1)
      if (parent) (parent.lastElementChild ?? parent).append(list)
      else paragraph.before(list)
      open.push(list)
    }
    open.at(-1)?.append(rename(paragraph, 'li'))
  }
}

/** Turns bold and italic styles into elements; Google Docs wraps a whole copy in a `<b>` that is not bold. */
function styleSpans(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b')) {
    if (element.style.fontWeight === 'normal') element.replaceWith(...element.childNodes)
  }
  for (const span of body.querySelectorAll('span')) {
    const { fontWeight, fontStyle } = span.style
    const bold = fontWeight === 'bold' || Number(fontWeight) >= 600 ? rename(span, 'strong') : span
    if (fontStyle === 'italic') rename(bold, 'em')
  }
}

/** Makes the largest heading of a copy the largest the page allows, and keeps the others in order below it. */
function levelHeadings(body: HTMLElement, largest: number): void {
  const headings = [...body.querySelectorAll(HEADINGS)]
  const levels = [...new Set(headings.map(({ tagName }) => Number(tagName[1])))].sort()
  for (const heading of headings) {
    const level = Math.min(largest + levels.indexOf(Number(heading.tagName[1])), 6)
    // A heading is bold by itself.
    for (const bold of heading.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes)
    rename(heading, `h${level}`)
  }
}

/** Prepares a table for Markdown: one line of text in a cell, no spanning cells, no empty rows. */
function tidyTable(table: HTMLTableElement): void {
  for (const row of [...table.rows]) if (row.textContent?.trim() === '') row.remove()
  for (const cell of table.querySelectorAll<HTMLTableCellElement>('[colspan]')) {
    for (let more = cell.colSpan; more > 1; more -= 1) cell.after(cell.ownerDocument.createElement('td'))
  }
  for (const cell of table.querySelectorAll('td, th')) {
    for (const line of cell.querySelectorAll('br')) line.replaceWith(' ')
    for (const block of cell.querySelectorAll('p, div')) block.replaceWith(...block.childNodes, ' ')
  }
  // Titles are bold by themselves.
  for (const bold of table.rows[0]?.querySelectorAll('b, strong') ?? []) bold.replaceWith(...bold.childNodes)
}
