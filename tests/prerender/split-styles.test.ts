import { describe, expect, test } from 'vitest'
import { readElements, splitStyles } from '../../scripts/prerender/split-styles.ts'

const html =
  '<main class="Page-page wide" data-kind="wide"><p class="Page-text">Metin</p></main>' +
  '<dialog class="Drawer-panel"><a class="Drawer-link">Menü</a></dialog>'

const split = (css: string, drawings: string[] = []) =>
  splitStyles(css, { html, elements: readElements(html), drawings })

describe('a page brings', () => {
  test.each([
    ['a rule without a class', 'p{margin:0}'],
    ['a rule for a class of the page', '.Page-text{color:red}'],
    ['a rule for several classes of the page', '.Page-page .Page-text:focus-visible{color:red}'],
    ['a rule for the absence of a class', '.Page-text:not(.Other-box){color:red}'],
    ['a rule for one of several classes', '.Page-page :is(.Other-box,.Page-text){color:red}'],
    ['a rule for a mouse or the focus', '.Page-text:is(:hover,:focus-visible){color:red}'],
    ['a rule for a theme', ':root.dark .Page-text{color:red}'],
    ['a rule for a state in an attribute', '.Page-text[aria-current=page]{color:red}'],
    ['a rule for an attribute of the page', '[data-kind=wide] .Page-text{color:red}'],
    ['a rule for the absence of an attribute', '.Page-text:not([data-shown]){color:red}'],
    ['a rule for the dialog itself', '.Drawer-panel:not([open]){display:none}'],
    ['a custom property that a rule asks for', '.wide{--a:var(--b);--b:1px}p{margin:var(--a)}'],
    ['a custom property of the root, asked for or not', ':root,:root.dark{--a:1px}'],
    ['a typeface', '@font-face{font-family:A;src:url("/a;{}.woff2")}'],
    ['the order of the layers', '@layer reset,base;'],
    ['an animation that a rule asks for', '@keyframes turn{to{rotate:1turn}}p{animation:turn 1s}'],
    ['a text with braces', '.Page-text:after{content:"}{"}'],
    ['what is important', '.Page-text{color:red!important}'],
    ['declarations inside a group', '@media (width>=60rem){@layer components{.Page-text{color:red}}}'],
  ])('%s', (_, css) => {
    expect(split(css)).toEqual({ inline: css, rest: '' })
  })
})

describe('after it comes', () => {
  test.each([
    ['a rule for a class the page does not have', '.Other-box{color:red}'],
    ['a rule for two classes of which the page has one', '.Page-text.Other-box{color:red}'],
    ['a rule for a class of the page and none of several', '.Page-text:is(.Other-box,.Other-card){color:red}'],
    ['a rule for what a closed dialog holds', '.Drawer-link{color:red}'],
    ['a rule for an attribute that the app sets', '.Page-text[data-shown]{color:red}'],
    ['a rule for a resting mouse', '.Page-text:hover{color:red}'],
    ['a rule for what is being pressed', 'a:active{color:red}'],
    ['a rule for an escaped name', '.wide\\.more{color:red}'],
    ['a rule for another value of an attribute', '.Page-page[data-kind=narrow]{color:red}'],
    ['a rule for paper', '@media print{.Page-text{color:red}}'],
    ['a rule for colours of the reader’s own', '@layer base{@media (forced-colors:active){.Page-text{color:red}}}'],
    ['a rule for what moves', '@media (prefers-reduced-motion:no-preference){.Page-text{animation:none}}'],
    ['a rule that says how something changes', '.Page-text{transition:color .2s}'],
    ['a group of which the page needs nothing', '@media (width>=60rem){@layer components{.Other-box{color:red}}}'],
    ['an animation nobody asks for yet', '@keyframes turn{to{rotate:1turn}}.Other-box{animation:turn 1s}'],
  ])('%s', (_, css) => {
    expect(split(css)).toEqual({ inline: '', rest: css })
  })
})

test('custom properties that no rule asks for come later, and those that only they ask for', () => {
  const css = '.wide{--a:var(--b);--b:url("a;b");color:red}p{margin:var(--c)}'
  expect(split(css)).toEqual({
    inline: '.wide{color:red}p{margin:var(--c)}',
    rest: '.wide{--a:var(--b);--b:url("a;b")}',
  })
})

test('how something changes comes later, and again where a rule behind it says otherwise', () => {
  const css = '.wide{color:red;transition-duration:1s}.Page-page{transition:none}'
  expect(split(css)).toEqual({
    inline: '.wide{color:red}',
    rest: '.wide{transition-duration:1s}.Page-page{transition:none}',
  })
})

test('a drawing asks for custom properties too', () => {
  const css = '.wide{--ink:black;--paper:white}'
  expect(split(css, ['<path fill="var(--ink)">'])).toEqual({
    inline: '.wide{--ink:black}',
    rest: '.wide{--paper:white}',
  })
})

test('of several selectors each goes where it belongs', () => {
  const css = '.Other-box,.Page-text:hover,.Page-text:focus,p:is(.Other-box,.Page-text:hover){color:red}'
  expect(split(css)).toEqual({
    inline: '.Page-text:focus{color:red}',
    rest: '.Other-box{color:red}.Page-text:hover{color:red}p:is(.Other-box,.Page-text:hover){color:red}',
  })
})

test('leaves out remarks and spaces that say nothing', () => {
  const css = '.Page-text{--a:clamp(1rem, 2vw, 3rem);margin:var(--a);content:", \\", /**/"}/*built*/;'
  expect(split(css).inline).toBe('.Page-text{--a:clamp(1rem,2vw,3rem);margin:var(--a);content:", \\", /**/"}')
})

test('keeps the order of either part', () => {
  const css = '@layer a{.Other-box{b:1}.Page-text{b:2}p{b:3}.Other-card{b:4}}.Page-page{b:5}'
  expect(split(css)).toEqual({
    inline: '@layer a{.Page-text{b:2}p{b:3}}.Page-page{b:5}',
    rest: '@layer a{.Other-box{b:1}.Other-card{b:4}}',
  })
})

describe('a rule that stands behind one which comes later', () => {
  test.each([
    ['sets the same', '.Page-text:hover{color:red}', '.Page-text:focus{color:blue}'],
    ['sets a part of it', '.Page-text:hover{border:0}', '.Page-text:focus{border-top-color:blue}'],
    ['sets a property by another name', '.Page-text:hover{inset:0}', '.Page-text:focus{top:1px}'],
    ['sets everything', '.Page-text:hover{color:red}', '.Page-text:focus{all:unset}'],
    ['has another class of the same element', '.Page-page:hover{color:red}', '.wide:focus{color:blue}'],
    ['is for any element', '.Page-page:hover{color:red}', '[aria-current]:focus{color:blue}'],
  ])('is said once more, because it %s', (_, later, behind) => {
    expect(split(later + behind)).toEqual({ inline: behind, rest: later + behind })
  })

  test.each([
    ['sets something else', '.Page-text:hover{color:red}', '.Page-text:focus{margin:0}'],
    ['is stronger anyway', '.Page-text:hover{color:red}', '.Page-page .Page-text:focus{color:blue}'],
    ['is for other elements', '.Page-page:hover{color:red}', '.Page-text:focus{color:blue}'],
    ['is for another kind of element', 'main:hover{color:red}', 'p:focus{color:blue}'],
    ['is for a part of the element', '.Page-text:hover{color:red}', '.Page-text:after:focus{color:blue}'],
    ['has a layer of its own', '@layer a{.Page-text:hover{color:red}}', '@layer b{.Page-text:focus{color:blue}}'],
  ])('is not, where it %s', (_, later, behind) => {
    expect(split(later + behind)).toEqual({ inline: behind, rest: later })
  })

  test('takes along what stands behind it in turn', () => {
    const chain = '.Page-text:focus{color:blue;margin:0}.Page-text:enabled{margin:1px}'
    const css = `.Page-text:hover{color:red}${chain}`
    expect(split(css)).toEqual({ inline: chain, rest: css })
  })
})

test('does not lose rules within rules in silence', () => {
  expect(() => split('.Page-text{color:red;&:hover{color:blue}}')).toThrow('Nested rules cannot be divided')
})

test('says so when the stylesheet is cut off', () => {
  expect(() => split('.Page-text{color:red')).toThrow('Unclosed block')
})
