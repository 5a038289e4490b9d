import type { Page } from '@playwright/test'
import { expect, openPage, PHONE, settle, test, WITH_MOTION } from '../support/site.ts'
import { sectionOf } from '../support/site-content.ts'
import { hold } from './faults/support.ts'

test.use(WITH_MOTION)

const { stage } = sectionOf('/', 'hero')
if (!stage) throw new Error('The fixture has no stage.')
const { trades, question, before, after } = stage

const hero = (page: Page) => page.getByRole('main').locator('section').first()
const choicesOf = (page: Page) => hero(page).getByRole('group', { name: question }).getByRole('radio')
const view = (page: Page, name: string) => hero(page).getByRole('radio', { name, exact: true })
const site = (page: Page) => hero(page).locator('[data-phase]')

/** Names every phase the stage goes through from now on. */
async function notePhases(page: Page) {
  await page.addInitScript(() => {
    const phases: (string | undefined)[] = []
    const moved = new Set<string>()
    Object.assign(window, { phases, moved })
    const isMoved = ({ effect }: Animation) => (effect as KeyframeEffect).target?.closest('[data-phase]')
    new MutationObserver(() => {
      const { phase } = document.querySelector<HTMLElement>('[data-phase]')?.dataset ?? {}
      if (phases.at(-1) === phase) return
      phases.push(phase)
      requestAnimationFrame(() => {
        for (const each of document.getAnimations().filter(isMoved))
          moved.add((each as CSSTransition).transitionProperty)
      })
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-phase'] })
  })
}
const phasesOf = (page: Page) => page.evaluate(() => (window as unknown as { phases: string[] }).phases.slice(-2))

const PLAY = ['crowded', 'calm']

/** Less than 44, and no neighbour. */
const TARGET_PX = 40

/** Comes to the stage from another page: what the document shows at first is not played by the app. */
async function openStage(page: Page) {
  await notePhases(page)
  await openPage(page, '/biz-kimiz')
  await expect(page.locator('html')).not.toHaveAttribute('data-stage')
  await page.evaluate(() => {
    location.hash = '#/'
  })
}

test('@core in sight, and not before, the crowded page becomes the calm one, once a visit, by transform and opacity alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Out of sight from the first moment on.
    document.addEventListener('DOMContentLoaded', () => document.body.style.setProperty('padding-top', '3000px'))
  })
  await openStage(page)
  await expect(site(page)).toHaveAttribute('data-phase', 'crowded')
  // Idle, it would begin, and show the crowded page for a second.
  await settle(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForTimeout(1600)
  await expect(site(page)).toHaveAttribute('data-phase', 'crowded')
  await page.evaluate(() => document.body.style.removeProperty('padding-top'))
  await expect.poll(() => phasesOf(page), { timeout: 15_000 }).toEqual(PLAY)
  // Noted in the frame after the change.
  const movedOf = () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved].sort())
  await expect.poll(movedOf).toEqual(['opacity', 'rotate', 'scale', 'transform', 'translate'])
  await page.reload()
  await page.locator('html[data-app]').waitFor()
  await settle(page)
  expect(await phasesOf(page)).toEqual(['calm'])
})

test('what can wait, waits until the stage has changed', async ({ page }) => {
  await page.addInitScript(() => {
    const ends: number[] = []
    Object.assign(window, { ends })
    const note = ({ target }: Event) => (target as Element).closest('[data-phase]') && ends.push(performance.now())
    document.addEventListener('transitionend', note, true)
  })
  const engine = page.waitForResponse(/\/engine-/)
  await openPage(page, '/')
  await engine
  const { loaded, ended } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('resource').find(({ name }) => name.includes('/engine-'))?.startTime,
    ended: (window as unknown as { ends: number[] }).ends.at(-1),
  }))
  expect(loaded).toBeGreaterThan(ended ?? Infinity)
})

test('the first change comes without the app too, and is not made again by it', async ({ page }) => {
  const release = await hold(page, /\/assets\/[^/]*\.js$/)
  await notePhases(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-stage', '')
  await expect(page.locator('html')).not.toHaveAttribute('data-stage', '')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running')
  await settle(page)
  expect(new Set(await phasesOf(page))).toEqual(new Set(['calm']))
})

test('@core arrow keys choose a trade; what it changes is announced in one piece, the old and the new page at every choice', async ({
  page,
}) => {
  await openPage(page, '/')
  const choices = choicesOf(page)
  await expect(choices).toHaveCount(trades.length)
  await expect(choices.first()).toBeEnabled()
  await choices.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(choices.nth(1)).toBeChecked()
  const { name = '', slogan = '', heading = '', frames } = trades[1] ?? {}
  const action = hero(page).getByRole('link', { name: sectionOf('/', 'hero').actions[0]?.label ?? '' })
  const { searchParams } = new URL((await action.getAttribute('href')) ?? '', page.url())
  expect(searchParams.get('konu'), 'the button goes on with it').toBe(name)
  expect(searchParams.get('cumle')).toContain(`“${name}”`)
  const said = hero(page).getByRole('status')
  for (const words of [before, slogan, heading, frames?.why ?? '']) await expect(said).toContainText(words)
  const [first] = await said.locator('span').elementHandles()
  await expect(view(page, after)).toBeChecked()
  await view(page, after).press('ArrowRight')
  await expect(said).toContainText(slogan)
  await expect(said).not.toContainText(heading)
  await expect(view(page, before)).toBeChecked()
  await view(page, before).press('ArrowLeft')
  await expect(said).toContainText(heading)
  // Another element each time: words that stay would be silent.
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false)
  await action.click()
  await expect(site(page)).toHaveCount(0)
  await page.goBack()
  await expect(choices.nth(1)).toBeChecked()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('@core from the stage to the last list one green frame is live on a screen; stage and message box keep their own', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await openPage(page, '/')
    await settle(page)
    const { frames, sides, isStageFramed, isBoxFramed } = await page.evaluate(async () => {
      const isSeen = (element: Element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && element.checkVisibility()
      }
      // That of the stage is thinner while another is live.
      const isLive = (element: Element) => {
        const { borderTopWidth, maskImage } = getComputedStyle(element, '::before')
        return maskImage !== 'none' && borderTopWidth !== '2px'
      }
      const counts: number[] = []
      const sides: number[] = []
      const boxes: (Element | null)[] = []
      const stops = [0]
      for (let y = innerHeight / 3; y < document.documentElement.scrollHeight - innerHeight; y += innerHeight / 3)
        stops.push(y)
      for (const y of [...stops, 0]) {
        scrollTo(0, y)
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
        boxes.push(document.querySelector('textarea ~ * span'))
        const moving = [...document.querySelectorAll('main :is(li, [data-phase]) span')]
        const live = moving.filter((each) => isLive(each) && isSeen(each))
        counts.push(live.length)
        for (const { width, height } of live.map((each) => each.getBoundingClientRect())) sides.push(width, height)
      }
      // Another list has the live one now.
      const isFrame = (element: Element) => getComputedStyle(element, '::before').maskImage !== 'none'
      const ofStage = [...document.querySelectorAll('[data-phase] span')].filter(isFrame)
      return {
        frames: counts,
        sides,
        isStageFramed: ofStage.some((each) => each.checkVisibility()),
        isBoxFramed: boxes.every((box) => box && isLive(box) && box.firstElementChild?.checkVisibility()),
      }
    })
    expect(frames.length).toBeGreaterThan(10)
    expect(Math.max(...frames), frames.join()).toBe(1)
    expect(Math.min(...sides), 'it stands around something').toBeGreaterThan(16)
    expect(isStageFramed).toBe(true)
    expect(isBoxFramed, 'the message box keeps its frame and tag where a list has the live one').toBe(true)
    expect(frames.at(-1), 'back at the top').toBe(frames[0])
  })

  test('before and after are seen at once, and a choice moves nothing below it', async ({ page }) => {
    await notePhases(page)
    await page.setViewportSize(PHONE)
    await openPage(page, '/')
    await settle(page)
    expect(new Set(await phasesOf(page))).toEqual(new Set(['calm']))
    const heights = []
    for (const choice of await choicesOf(page).all()) {
      await choice.check({ force: true })
      heights.push((await hero(page).boundingBox())?.height)
    }
    expect(new Set(heights).size).toBe(1)
  })

  test('the old page is shown by its choice', async ({ page }) => {
    await openPage(page, '/')
    const calm = hero(page)
      .getByText(trades[0]?.button ?? '', { exact: true })
      .locator('xpath=../..')
    const board = page.locator('[data-phase] > .drawing-board')
    const isInside = async () => {
      const [inner, outer] = [await calm.boundingBox(), await board.boundingBox()]
      return inner !== null && outer !== null && inner.y + inner.height / 2 < outer.y + outer.height
    }
    expect(await isInside()).toBe(true)
    await page.locator('label', { hasText: before }).click()
    await expect.poll(isInside).toBe(false)
    await expect(view(page, before)).toBeChecked()
    await page.locator('label', { hasText: after }).click()
    await expect.poll(isInside).toBe(true)
    // Each page says which it is, on a tab that a thumb meets, also where it has gone to the foot.
    await page.setViewportSize(PHONE)
    await board.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const targets = () =>
      board.locator('label').evaluateAll((tabs) =>
        tabs.map((tab) => {
          const { left, right, top, bottom } = tab.getBoundingClientRect()
          const isTab = (y: number) => document.elementFromPoint((left + right) / 2, y) === tab
          const rows = Array.from({ length: 80 }, (_, row) => (top + bottom) / 2 - 40 + row)
          return rows.filter(isTab).length
        }),
      )
    for (const words of [after, before]) {
      await view(page, words).check({ force: true })
      await expect(board.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => Math.min(...(await targets()))).toBeGreaterThanOrEqual(TARGET_PX)
    }
  })
})

test('the tag of the frame covers no word of the sample site, nor the headline its name', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  for (const width of [360, 390, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    for (const [index, { frames }] of trades.entries()) {
      await choicesOf(page).nth(index).check({ force: true })
      const covered = await site(page).evaluate((element, words) => {
        const tag = [...element.querySelectorAll('b')].find(({ textContent }) => textContent === words)
        const box = tag?.getBoundingClientRect()
        if (!box) return ['no tag']
        // The calm page stands before the picture, which is the last.
        const calm = element.querySelector('.drawing-board > * > :nth-last-child(2)') ?? element
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          if (!calm.contains(texts.currentNode) && !texts.currentNode.parentElement?.matches('label')) continue
          if (tag?.contains(texts.currentNode)) continue
          const range = document.createRange()
          range.selectNodeContents(texts.currentNode)
          const isName = texts.currentNode.parentElement?.tagName === 'B'
          const headline = calm.lastElementChild?.firstElementChild?.getBoundingClientRect()
          for (const line of range.getClientRects()) {
            if (isName && headline && line.bottom > headline.top && line.left < headline.right)
              found.push(texts.currentNode.textContent ?? '')
            if (line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top)
              found.push(texts.currentNode.textContent ?? '')
          }
        }
        return found
      }, frames.tag)
      expect(covered, `${frames.tag} at ${width} px`).toEqual([])
    }
  }
})
