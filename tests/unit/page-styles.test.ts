import { expect, test } from 'vitest'
import { prefixOf } from '../../scripts/build/class-names.ts'
import { pageStyles, sectionClasses } from '../../scripts/build/page-styles.ts'

const classes = sectionClasses('.')
const faq = `.${prefixOf('src/sections/faq/FaqSection.module.css')}0`
const hero = `.${prefixOf('src/sections/hero/HeroSection.module.css')}0`
const frame = `.${prefixOf('src/components/Frame.module.css')}0`

test('a page has the rules of its own sections and of what is on every page', () => {
  const rules = `@layer a{${faq}{top:0}${hero}:is(b,i){top:1px}${frame}{top:2px}}@media print{${faq}{top:3px}}p{content:"} ,"}`
  expect(pageStyles(rules, ['hero'], classes)).toBe(
    `@layer a{${hero}:is(b,i){top:1px}${frame}{top:2px}}p{content:"} ,"}`,
  )
})

test('of a list of selectors those of other sections are left out', () => {
  expect(pageStyles(`${faq} a,${hero} a,b{top:0}`, ['hero'], classes)).toBe(`${hero} a,b{top:0}`)
})

test('faces, movements and the order of layers stay', () => {
  const rules = '@layer a,b;@font-face{src:url(a)}@keyframes turn{to{rotate:1turn}}'
  expect(pageStyles(rules, [], classes)).toBe(rules)
})
