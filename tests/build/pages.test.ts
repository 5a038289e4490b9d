import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { feedLink } from '../../scripts/build/feed.ts'
import { fill } from '../../src/content/fill.ts'
import { pageDataFile, pageHref, pageUrl } from '../../src/content/paths.ts'
import { DIST, decodeHtml, fileOf, htmlOf } from '../support/built-pages.ts'
import { pageAt, pages, published, redirects, siteData } from '../support/site-content.ts'

function meta(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return found === undefined ? undefined : decodeHtml(found)
}

test('every page of the content and every former address is a file, and nothing else is a page', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const paths = [...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]
  expect(files.map((file) => join(DIST, file)).sort()).toEqual(paths.map((path) => join(fileOf(path))).sort())
})

test.each(redirects.map(({ from, to }) => [from, to]))('%s leads to %s', (from, to) => {
  const html = htmlOf(from)
  expect(meta(html, 'robots')).toBe('noindex')
  expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${pageHref(to)}"></noscript>`)
  expect(html).toContain(`<link rel="canonical" href="${pageUrl(siteData.site.url, to)}">`)
  expect(html.match(/<a [^>]*>[^<]*/g)).toEqual([`<a href="${pageHref(to)}">${pageAt(to).title}`])
  expect(JSON.parse(readFileSync(join(DIST, pageDataFile(from)), 'utf8'))).toEqual({
    build: expect.stringMatching(/^[\w-]{8}$/),
    redirect: to,
  })
  const rules = readFileSync(join(DIST, '_redirects'), 'utf8').split('\n')
  for (const asked of [from, `${from}/`]) expect(rules).toContain(`${asked} ${pageHref(to)} 301`)
  expect(readFileSync(join(DIST, 'sitemap.xml'), 'utf8')).not.toContain(`${from}/<`)
})

describe.each(published.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const html = htmlOf(path)
  const url = path === '/' ? siteData.site.url : `${siteData.site.url}${path.slice(1)}/`

  test('says in its head what the content says', () => {
    const title = fill(siteData.interface.pageTitle, { title: page.title, brand: siteData.site.brand })
    expect(Array.from(html.matchAll(/<title>([^<]*)/g), ([, text = '']) => decodeHtml(text))).toEqual([title])
    expect(html).toContain(`<link rel="canonical" href="${url}"`)
    expect(html, 'where to follow the articles').toContain(feedLink(siteData, '/'))
    const told = {
      description: page.description,
      'og:title': page.title,
      'og:description': page.description,
      'og:url': url,
      'og:locale': 'tr_TR',
      'twitter:card': 'summary_large_image',
      robots: undefined,
    }
    for (const [name, content] of Object.entries(told)) expect(meta(html, name), name).toBe(content)
    expect(html).toMatch(/^<!doctype html>\s*<html [^>]*lang="tr"/)
  })

  test('says nothing twice in its head, and is answered with data of the same build', () => {
    const head = html.slice(0, html.indexOf('</head>'))
    const names = [...head.matchAll(/<(?:meta (?:name|property|http-equiv)|link rel)="([^"]*)"/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'icon' && name !== 'preload')
    expect(names.length).toBeGreaterThan(15)
    expect(names).toEqual([...new Set(names)])
    const data = JSON.parse(readFileSync(join(DIST, pageDataFile(path)), 'utf8'))
    expect(data.page.path).toBe(path)
    expect(html).toContain(` data-build="${data.build}"`)
  })

  test('has a picture of its own for shared links: 1200 × 630, light', async () => {
    const image = meta(html, 'og:image') ?? ''
    expect(image).toBe(`${siteData.site.url}share/${path.slice(1) || 'index'}.png`)
    const { format, width, height } = await sharp(join(DIST, new URL(image).pathname)).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    expect(['type', 'width', 'height'].map((name) => meta(html, `og:image:${name}`))).toEqual([
      'image/png',
      '1200',
      '630',
    ])
    expect(meta(html, 'og:image:alt')).toContain(page.title)
  })
})

test('the not-found page is for people only', () => {
  const html = htmlOf('/404')
  expect(meta(html, 'robots')).toBe('noindex')
  expect(html).not.toContain('<link rel="canonical"')
  expect(html).not.toMatch(/og:|ld\+json/)
})

test('the sitemap holds the published pages, and robots.txt leads to it', () => {
  const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8')
  // Well-formed from the first sign to the last, with the dates of articles alone.
  expect(sitemap).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">(?:\s*<url><loc>(?:[^<>&]|&amp;)*<\/loc>(?:<lastmod>[\d-]{10}<\/lastmod>)?<\/url>)+\s*<\/urlset>\s*$/,
  )
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  const canonical = published.map(({ path }) => /<link rel="canonical" href="([^"]*)"/.exec(htmlOf(path))?.[1])
  expect(listed.sort()).toEqual(canonical.sort())
  expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${siteData.site.url}sitemap.xml`)
})

test.each([
  ['the cards', '/'],
  ['a Markdown body', '/biz-kimiz'],
])('pictures of %s come as AVIF, in several widths, and keep their place free', async (_, path) => {
  const images = [...htmlOf(path).matchAll(/<img[^>]* srcset=[^>]*>/gi)].map(([image]) => image)
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) {
    const original = /<img[^>]* src="([^"]*)"/.exec(image)?.[1] ?? ''
    const { width: widest, height } = await sharp(join(DIST, original)).metadata()
    const { isOpaque } = await sharp(join(DIST, original)).stats()
    expect(image).toContain(` width="${widest}" height="${height}"`)
    expect(image).toMatch(/<img[^>]* loading="lazy"/)
    const color = /<img[^>]* class="[^"]*color-([0-9a-f]{6})"/.exec(image)?.[1]
    expect(htmlOf(path).includes(`.color-${color}{background-color:#`)).toBe(isOpaque)
    const candidates = [...image.matchAll(/(\/assets\/\S+) (\d+)w/g)].map(([, file = '', width]) => ({ file, width }))
    expect(candidates.length).toBeGreaterThanOrEqual(widest > 560 ? 2 : 1)
    for (const { file, width } of candidates) {
      const metadata = await sharp(join(DIST, file)).metadata()
      expect(metadata.width, file).toBe(Number(width))
      expect(file).toMatch(/\.avif$/)
      expect(metadata.width, file).toBeLessThanOrEqual(widest)
    }
  }
})
