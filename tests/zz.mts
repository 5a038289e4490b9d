import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/chromium.ts'
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:CHROMIUM_FLAGS})
for (const w of [1280,640,390]) {
const p=await b.newPage({viewport:{width:w,height:900},reducedMotion:'reduce'})
const c=await p.context().newCDPSession(p); await c.send('Page.setFontSizes',{fontSizes:{standard:32}})
await p.goto('http://127.0.0.1:4741/'); await p.waitForTimeout(2500)
console.log(w, await p.evaluate(()=>[getComputedStyle(document.documentElement).fontSize, document.documentElement.scrollWidth, ...[...document.querySelectorAll('body *')].filter(e=>e.getBoundingClientRect().right>innerWidth+1 && e.checkVisibility()).slice(0,30).map(e=>e.tagName+'.'+e.className+' '+Math.round(e.getBoundingClientRect().right)+' '+e.textContent.slice(0,30))].join('\n')))
await p.screenshot({path:`/tmp/faults-eng/big-${w}.png`})
await p.evaluate(()=>document.querySelectorAll('details').forEach(d=>d.open=true))
await p.close()
}
await b.close()
