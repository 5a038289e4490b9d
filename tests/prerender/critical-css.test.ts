import { expect, test } from 'vitest'
import { criticalCss } from '../../scripts/prerender/critical-css.ts'

const html =
  '<main class="Page-page wide" data-kind="wide"><p class="Page-text">Metin</p></main>' +
  '<dialog class="Drawer-panel"><a class="Drawer-link">Menü</a></dialog>'

test.each([
  ['a rule without a class', 'p{margin:0}'],
  ['a rule for a class of the page', '.Page-text{color:red}'],
  ['a rule for several classes of the page', '.Page-page .Page-text:focus-visible{color:red}'],
  ['a rule for the absence of a class', '.Page-text:not(.Other-box){color:red}'],
  ['a rule for one of several classes', '.Page-page :is(.Other-box,.Page-text){color:red}'],
  ['a rule for a theme', ':root.dark .Page-text{color:red}'],
  ['a rule for a state in an attribute', '.Page-text[aria-current=page]{color:red}'],
  ['a rule for an attribute of the page', '[data-kind=wide] .Page-text{color:red}'],
  ['a rule for the absence of an attribute', '.Page-text:not([data-shown]){color:red}'],
  ['a rule for the dialog itself', '.Drawer-panel:not([open]){display:none}'],
  ['a custom property that a rule asks for', ':root{--a:var(--b);--b:1px}p{margin:var(--a)}'],
  ['a typeface', '@font-face{font-family:A;src:url("/a;{}.woff2")}'],
  ['the order of the layers', '@layer reset,base;'],
  ['an animation', '@keyframes turn{to{rotate:1turn}}'],
  ['a text with braces', '.Page-text:after{content:"}{"}'],
  ['declarations inside a group', '@media (width>=60rem){@layer components{.Page-text{color:red}}}'],
])('keeps %s', (_, css) => {
  expect(criticalCss(css, html)).toBe(css)
})

test.each([
  ['a rule for a class the page does not have', '.Other-box{color:red}'],
  ['a rule for two classes of which the page has one', '.Page-text.Other-box{color:red}'],
  ['a rule for what a closed dialog holds', '.Drawer-link{color:red}'],
  ['a rule for an attribute that the app sets', '.Page-text[data-shown]{color:red}'],
  ['a rule for a resting mouse', '.Page-text:hover{color:red}'],
  ['a rule for an escaped name', '.wide\\.more{color:red}'],
  ['a rule for another value of an attribute', '.Page-page[data-kind=narrow]{color:red}'],
  ['a group of which nothing is left', '@media print{@layer components{.Other-box{color:red}}}'],
])('leaves out %s', (_, css) => {
  expect(criticalCss(css, html)).toBe('')
})

test('leaves out custom properties that no rule asks for, and those that only they ask for', () => {
  const css = ':root{--a:var(--b);--b:url("a;b");color:red}p{margin:var(--c)}'
  expect(criticalCss(css, html)).toBe(':root{color:red}p{margin:var(--c)}')
})

test('keeps of several selectors those that concern the page', () => {
  const css = '.Other-box,.Page-text:hover,.Page-text:focus,p:is(.Other-box,.Page-text:hover){color:red}'
  expect(criticalCss(css, html)).toBe('.Page-text:focus,p:is(.Other-box,.Page-text:hover){color:red}')
})

test('leaves out remarks and spaces that say nothing', () => {
  const css = '.Page-text{--a:clamp(1rem, 2vw, 3rem);margin:var(--a);content:", \\", /**/"}/*built*/;'
  expect(criticalCss(css, html)).toBe('.Page-text{--a:clamp(1rem,2vw,3rem);margin:var(--a);content:", \\", /**/"}')
})

test('keeps the order of what is left', () => {
  const css = '@layer a{.Other-box{b:1}.Page-text{b:2}p{b:3}}.Page-page{b:4}'
  expect(criticalCss(css, html)).toBe('@layer a{.Page-text{b:2}p{b:3}}.Page-page{b:4}')
})

test('says so when the stylesheet is cut off', () => {
  expect(() => criticalCss('.Page-text{color:red', html)).toThrow('ends inside a rule')
})
