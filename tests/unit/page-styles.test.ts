import { expect, test } from 'vitest'
import { prefixOf } from '../../scripts/build/class-names.ts'
import { pageStyles } from '../../scripts/build/page-styles.ts'

const faq = prefixOf('src/sections/faq/FaqSection.module.css')
const hero = prefixOf('src/sections/hero/HeroSection.module.css')
const loading = prefixOf('src/components/Loading.module.css')
const page = `<section class="${hero}0"></section>`

test('a page has the rules of the stylesheets it uses, and of what is shown while another page loads', () => {
  const rules = `@layer a{.${faq}0{top:0}.${hero}0:is(b,i){top:1px}.${hero}1{top:2px}.${loading}0{top:2px}}@media print{.${faq}0{top:3px}}p{content:"} ,"}`
  expect(pageStyles(rules, page)).toBe(
    `@layer a{.${hero}0:is(b,i){top:1px}.${hero}1{top:2px}.${loading}0{top:2px}}p{content:"} ,"}`,
  )
})

test('of a list of selectors those of other stylesheets are left out', () => {
  expect(pageStyles(`.${faq}0 a,.${hero}0 a,b{top:0}`, page)).toBe(`.${hero}0 a,b{top:0}`)
})

test('the colours of pictures that a page does not show are left out', () => {
  const rules = '.color-aabbcc{top:0}:root[data-app] .color-112233{top:1px}'
  expect(pageStyles(rules, '<img class="color-aabbcc">')).toBe('.color-aabbcc{top:0}')
})

test('faces, movements and the order of layers stay', () => {
  const rules = '@layer a,b;@font-face{src:url(a)}@keyframes turn{to{rotate:1turn}}'
  expect(pageStyles(rules, '')).toBe(rules)
})
