import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { browserOptions } from '/tmp/h/staff/tests/support/browser.ts'
const URL_ = 'http://127.0.0.1:4719'
const post = async (path: string, body: object, token = '') => (await (await fetch(URL_ + path, { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { token }) }, body: JSON.stringify(body) })).json())
const get = async (path: string, token: string) => (await (await fetch(URL_ + path, { headers: { token } })).json())
const { data } = await post('/api/user/login', { email: 'staff@ohmstead.example', password: 'Staff-1234', captchaId: '', captchaAnswer: '' })
await post('/api/site/feedback', { type: 2, email: 'eve@firm.example', content: 'Where is my order OS-261101? I was promised delivery last week and have not heard anything since.' })
const session = JSON.stringify({ state: { token: data.token, userInfo: data.userInfo, cartCount: 0 }, version: 0 })
const orders = (await get('/api/staff/order/list?pageSize=20', data.token)).data.list
const quotes = (await get('/api/staff/enquiry/list', data.token)).data.list
const returns = [...(await get('/api/staff/order/returned/list', data.token)).data.list, ...(await get('/api/staff/order/returned/list?state=agreed', data.token)).data.list]
console.log(orders.map((o: any) => [o.orderNo, o.statusName].join(' ')), quotes.map((q: any) => q.enquiryNo + q.status), returns.length)
const paths: Record<string, string> = { login: '/staff/login', today: '/staff', orders: '/staff/orders', payments: '/staff/payments', quotes: '/staff/quotes', returns: '/staff/returns', messages: '/staff/messages', people: '/staff/people', audit: '/staff/audit', missing: '/staff/orders/OS-260101-ABCDEFGH' }
const toShip = orders.find((o: any) => o.status === 2) ?? orders[0]
if (toShip) paths.order = `/staff/orders/${toShip.orderNo}`
const audit = orders.find((o: any) => o.status === 8)
if (audit) paths.orderaudit = `/staff/orders/${audit.orderNo}`
const open = quotes.find((q: any) => q.status === 'received') ?? quotes[0]
if (open) paths.quote = `/staff/quotes/${open.enquiryNo}`
if (returns[0]) paths.return = `/staff/returns/${returns[0].afterSaleNo}`
const only = process.argv.slice(2)
const browser = await chromium.launch(await browserOptions())
mkdirSync('/tmp/h/staff-scratch/shots', { recursive: true })
for (const width of [390, 820, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', hasTouch: width < 1000, isMobile: width < 500 })
  await context.addInitScript((kept) => { if (location.pathname !== '/staff/login') localStorage.setItem('session', kept); localStorage.setItem('consentGranted', 'false') }, session)
  const page = await context.newPage()
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log(width, page.url(), m.text().slice(0, 300)) })
  page.on('pageerror', (e) => console.log(width, page.url(), e.message.slice(0, 300)))
  for (const [name, path] of Object.entries(paths)) {
    if (only.length && !only.includes(name)) continue
    if (name === 'login') { await page.goto(URL_ + '/'); await page.evaluate(() => localStorage.removeItem('session')) }
    await page.goto(URL_ + path)
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 20000 }).catch(() => console.log('no h1', path))
    await page.waitForTimeout(700)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) console.log('WIDE', name, width, wide)
    await page.screenshot({ path: `/tmp/h/staff-scratch/shots/${name}-${width}.png`, fullPage: true })
  }
  await context.close()
}
await browser.close()
