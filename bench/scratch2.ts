import { chromium } from 'playwright-core'
import { composeMail } from '#server/mail/compose-mail.ts'
const m = composeMail({ name: 'Ohmstead', accent: '', lines: ['Kiln Quay 12, 3011 Rotterdam, Netherlands'] }, { to: 'a@b.example', subject: 's', title: 'Thank you for your order', blocks: [
  { kind: 'text', text: 'We have received your order OS-261118-G11GTSEC and reserved the parts for you.' },
  { kind: 'table', head: ['Part', 'Amount'], rows: [['B4B-XH-A(LF)(SN) (JST)', '$15.6100', '100 × $0.1561, 1 bag of 100'], ['IRLML6344TRPBF (Infineon Technologies)', '$1,575.0000', '10,000 × $0.1575, cut tape strip of 100'], ['MT41K256M16TW-107IT:P-REEL-LONG-NUMBER (Micron Technology)', '$16.1000', '1 × $16.1000']] },
  { kind: 'facts', facts: [['Goods', '$33.5000'], ['Shipping, DHL Express Worldwide', '$12.5000'], ['Total', '$46.0000'], ['Ship to', 'Demo Buyer, Wharf Street 14, goods-in, 3011 AB South Holland, Netherlands']] },
  { kind: 'table', head: ['Part', 'Amount (USD)'], rows: [['IRLML6344TRPBF', '1575.0000', '10,000 × 0.1575 USD, 12 weeks'], ['B4B-XH-A(LF)(SN)', '15.6100', '100 × 0.1561 USD, in stock']] },
  { kind: 'button', label: 'Pay now', href: 'https://x.example' }, { kind: 'note', text: 'Please pay by 2026-11-25 05:37 UTC. After that the order is closed and the parts are released.' } ] })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const w of [700, 390]) { const p = await b.newPage({ viewport: { width: w, height: 900 } }); await p.setContent(m.html); console.log(w, await p.evaluate(() => document.documentElement.scrollWidth)); await p.screenshot({ path: `/tmp/h/look/mail-${w}.png`, fullPage: true }) }
await b.close()
