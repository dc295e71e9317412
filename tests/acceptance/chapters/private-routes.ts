import type { Page } from 'playwright-core'
import { clause, has, journey, same, see } from '../clause.ts'
import { ordersByStatus, placeOrder } from '../journeys/orders.ts'
import { knownPart } from '../journeys/samples.ts'
import { logIn, open, type Shop } from '../shop.ts'
import { readTitled } from './routes.ts'

const heading = async (page: Page) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await title.first().waitFor()
  return ((await title.first().textContent()) ?? '').trim()
}
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')

/** What the logged-in buyer of the demo sees under some addresses, all in one window. */
const privatePages = journey((shop) =>
  shop.visit('buyer', async (page) => {
    const orders = await ordersByStatus(shop)
    const seen = new Map<string, { title: string; address: string; text: string }>()
    for (const [name, path] of Object.entries({
      checkout: '/CommoditySettlement',
      order: `/orderDetail?orderNo=${orders.get(2)}&state=2`,
      unpaidAsked: `/orderDetail?orderNo=${orders.get(1)}&state=1`,
      goods: `/orderGoods?orderNo=${orders.get(2)}`,
      payment: `/payment?orderNo=${orders.get(1)}`,
      cart: '/shoppingTrolley?type=1',
      addressManagement: '/userCenter/addressManagement',
      afterSale: '/userCenter/afterSale',
      afterSaleOf: `/userCenter/afterSale?orderNo=${orders.get(2)}`,
      myCollection: '/userCenter/myCollection?type=1',
      myData: '/userCenter/myData',
      myOrder: '/userCenter/myOrder',
      RFQhistory: '/userCenter/RFQhistory',
      userCenter: '/userCenter',
    })) {
      await open(page, path)
      const title = await heading(page)
      await page.waitForLoadState('networkidle')
      seen.set(name, { title, address: addressOf(page), text: await page.getByRole('main').innerText() })
    }
    return { orders, seen }
  }),
)

export async function pageNamed(shop: Shop, name: string) {
  const { seen, orders } = await privatePages(shop)
  const page = seen.get(name)
  see(page, `${name} was not opened`)
  return { ...page, orders }
}

const shows = (id: string, name: string, how: string, title: RegExp) =>
  clause(id, `${how}, as the buyer`, async (shop) => {
    const page = await pageNamed(shop, name)
    see(title.test(page.title), `${page.address} is headed "${page.title}"`)
    return `${page.address.split('?')[0]} is headed "${page.title}"`
  })

export const privateRoutes = [
  shows('ROUTE-30', 'checkout', 'open /CommoditySettlement', /checkout/i),
  clause('ROUTE-31', 'GET /demo', (shop) => readTitled(shop, '/demo', /./)),
  clause('ROUTE-32', 'GET /enquiry', (shop) => readTitled(shop, '/enquiry', /quot|enquir|RFQ/i)),
  clause('ROUTE-33', 'a line is entered on /enquiry, then Continue', (shop) =>
    shop.visit('visitor', async (page) => {
      await open(page, '/enquiry')
      await page.getByRole('main').getByLabel('Part number').fill('LM358DR')
      await page.getByRole('main').getByLabel('Quantity').fill('100')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL('**/enquiry?isSubmit=true')
      await page.getByRole('button', { name: 'Send the RFQ' }).waitFor()
      return 'the address becomes /enquiry?isSubmit=true, with the button Send the RFQ'
    }),
  ),
  ...(
    [
      ['ROUTE-34', '/exhibition', '2024 Germany Exhibition', '/exhibition2025'],
      ['ROUTE-35', '/exhibition2025', '2025 Japan Exhibition', '/exhibition'],
    ] as const
  ).map(([id, path, title, other]) =>
    clause(id, `GET ${path}, and the other exhibition among its links`, async (shop) => {
      const seen = await readTitled(shop, path, title)
      return `${seen}; ${has(await (await shop.read(path)).attributes('a', 'href'), [other], 'links to')}`
    }),
  ),
  clause('ROUTE-36', 'GET /FAQ, the links to its two children', async (shop) => {
    const page = await shop.read('/FAQ')
    const links = await page.attributes('main a', 'href')
    see(
      links.some((href) => href.startsWith('/FAQ/faq')),
      'no link to /FAQ/faq',
    )
    see(
      links.some((href) => href.startsWith('/FAQ/yunshu')),
      'no link to /FAQ/yunshu',
    )
    return `leads to ${page.address}, which links to both children`
  }),
  clause('ROUTE-37', 'GET /FAQ/faq', (shop) => readTitled(shop, '/FAQ/faq', /./)),
  clause('ROUTE-38', 'GET /FAQ/faq?index=1, questions are counted', async (shop) => {
    const page = await shop.read('/FAQ/faq?index=1')
    const questions = (await page.texts('main summary')).length
    see(page.status === 200 && questions > 1, `${page.status} with ${questions} questions`)
    return `200 with ${questions} questions`
  }),
  clause('ROUTE-39', 'GET /FAQ/yunshu', (shop) => readTitled(shop, '/FAQ/yunshu', /./)),
  clause('ROUTE-40', 'GET /FAQ/yunshu?yunshu=true', (shop) =>
    readTitled(shop, '/FAQ/yunshu?yunshu=true', /transportation.*payment/i),
  ),
  clause('ROUTE-41', 'GET /goodsDetail with goodsId', async (shop) => {
    const { goodsId, goodsModel } = await knownPart(shop)
    return readTitled(shop, `/goodsDetail?goodsId=${goodsId}`, goodsModel, `/goods/detail/${goodsId}`)
  }),
  clause('ROUTE-42', 'GET /goods/detail/{goodsId}', async (shop) => {
    const { goodsId, goodsModel } = await knownPart(shop)
    return readTitled(shop, `/goods/detail/${goodsId}`, goodsModel)
  }),
  clause('ROUTE-43', 'GET /interviewVideo, a video is on it', async (shop) => {
    const sources = await (await shop.read('/interviewVideo')).attributes('main video source, main video', 'src')
    see(sources.some(Boolean), 'no video')
    return `${await readTitled(shop, '/interviewVideo', /interview/i)}, video ${sources.find(Boolean)}`
  }),
  clause('ROUTE-44', 'GET /manufacturer, makers against the call', async (shop) => {
    const { brand } = await shop.get<{ brand: Array<{ brandId: number }> }>('manufacturer')
    const links = await (await shop.read('/manufacturer')).attributes('main a', 'href')
    const missing = brand.filter(({ brandId }) => !links.includes(`/brand/detail/${brandId}`))
    see(missing.length === 0, `${missing.length} of ${brand.length} makers are missing`)
    return `all ${brand.length} makers are links`
  }),
  clause('ROUTE-45', 'GET /login', (shop) => readTitled(shop, '/login', /./)),
  clause('ROUTE-46', 'GET /login?type=login', (shop) => readTitled(shop, '/login?type=login', /log ?in/i)),
  clause('ROUTE-47', 'GET /login?type=logon', (shop) => readTitled(shop, '/login?type=logon', /register|account/i)),
  clause('ROUTE-48', 'a visitor on /blog opens the cart, logs in', (shop) =>
    shop.visit('visitor', async (page) => {
      await open(page, '/shoppingTrolley?type=1')
      await page.waitForURL((url) => url.pathname === '/login')
      const asked = addressOf(page)
      await logIn(page, { email: 'demo@ohmstead.example', password: 'Demo-1234' })
      await page.waitForURL('**/shoppingTrolley?type=1')
      return `${has(asked, ['isBack=true'])}, and after the login /shoppingTrolley?type=1 again`
    }),
  ),
  shows('ROUTE-49', 'order', 'open /orderDetail of a paid order', /./),
  clause('ROUTE-50', 'open /orderDetail with the orderNo of two orders', async (shop) => {
    const [one, other] = [await pageNamed(shop, 'order'), await pageNamed(shop, 'unpaidAsked')]
    const [paid, unpaid] = [one.orders.get(2) ?? '', one.orders.get(1) ?? '']
    see(one.text.includes(paid) && other.text.includes(unpaid), 'an order is not shown under its number')
    return `shows ${paid} and ${unpaid} under their numbers`
  }),
  clause('ROUTE-51', 'open /orderDetail with state=2', async (shop) => {
    const { address, text } = await pageNamed(shop, 'order')
    return `${has(address, ['state=2'], 'address keeps')}; ${has(text, ['Wait for delivery'], 'shows')}`
  }),
  clause('ROUTE-52', 'open /orderGoods of an order, as the buyer', async (shop) => {
    const { title, text } = await pageNamed(shop, 'goods')
    see(/pieces?/.test(text), `headed "${title}" without its goods`)
    return `headed "${title}", ${/\d+ pieces? in \d+ lines?/.exec(text)?.[0] ?? 'with its goods'}`
  }),
  shows('ROUTE-53', 'payment', 'open /payment of an unpaid order', /payment/i),
  clause('ROUTE-54', 'open /payment with the orderNo of an unpaid order', async (shop) => {
    const { text, orders } = await pageNamed(shop, 'payment')
    return has(text, [orders.get(1) ?? ''], 'shows')
  }),
  clause('ROUTE-55', 'pay an order in the test gateway, to the page that it leads to', (shop) =>
    shop.visit('buyer', async (page) => {
      await open(page, `/payment?orderNo=${await placeOrder(shop)}`)
      await page.getByRole('button', { name: /^Pay / }).click()
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await page.waitForURL('**/paymentResult?**')
      return `/paymentResult is headed "${await heading(page)}"`
    }),
  ),
  clause('ROUTE-56', 'GET /privacy', (shop) => readTitled(shop, '/privacy', /privacy/i)),
  clause('ROUTE-57', 'GET /termsOfUs', (shop) => readTitled(shop, '/termsOfUs', /terms/i)),
  clause('ROUTE-58', 'GET /returnagree', (shop) => readTitled(shop, '/returnagree', /return/i)),
  clause('ROUTE-59', 'GET /technicalSupport', (shop) => readTitled(shop, '/technicalSupport', /technical support/i)),
  ...(['ROUTE-60', 'ROUTE-61'] as const).map((id) =>
    clause(id, 'GET /searchAZ with key=S and key=4, part numbers are read', async (shop) => {
      const models = async (key: string) =>
        (await shop.read(`/searchAZ?key=${key}`)).texts('main a[href^="/goods/detail/"]')
      const [s, four] = [(await models('S')).filter(Boolean), (await models('4')).filter(Boolean)]
      see(s.length > 0 && s.every((model) => /^S/i.test(model)), `key=S: ${s.slice(0, 5).join(', ')}`)
      see(four.length > 0 && four.every((model) => model.startsWith('4')), `key=4: ${four.slice(0, 5).join(', ')}`)
      return `${s.length} numbers begin with S (${s[0]} …), ${four.length} with 4 (${four[0]} …)`
    }),
  ),
  shows('ROUTE-62', 'cart', 'open /shoppingTrolley?type=1', /cart/i),
  clause('ROUTE-63', 'open /shoppingTrolley?type=1, as the buyer', async (shop) =>
    same((await pageNamed(shop, 'cart')).address, '/shoppingTrolley?type=1', 'address stays'),
  ),
  clause('ROUTE-64', 'Buy now on the page of a part, as the buyer', (shop) =>
    shop.visit('buyer', async (page) => {
      await open(page, `/goods/detail/${(await knownPart(shop)).goodsId}`)
      await page.getByRole('button', { name: 'Buy now' }).first().click()
      await page.waitForURL('**/shoppingTrolley?**')
      const address = addressOf(page)
      see(/type=1/.test(address) && /fastId=[^&]+/.test(address), address)
      return `leads to ${address.replace(/fastId=.*/, 'fastId=…')}, headed "${await heading(page)}"`
    }),
  ),
  clause('ROUTE-65', 'GET /unsubscribe', (shop) => readTitled(shop, '/unsubscribe', /./)),
  clause('ROUTE-66', 'open /userCenter and its six children, as the buyer', async (shop) => {
    const names = ['addressManagement', 'afterSale', 'myCollection', 'myData', 'myOrder', 'RFQhistory']
    const titles = await Promise.all(names.map(async (name) => (await pageNamed(shop, name)).title))
    const entry = await pageNamed(shop, 'userCenter')
    return `/userCenter leads to ${entry.address}; children: ${titles.join(', ')}`
  }),
  shows('ROUTE-67', 'addressManagement', 'open /userCenter/addressManagement', /address/i),
  shows('ROUTE-68', 'afterSale', 'open /userCenter/afterSale', /sale/i),
  clause('ROUTE-69', 'open /userCenter/afterSale with orderNo', async (shop) => {
    const { text, orders } = await pageNamed(shop, 'afterSaleOf')
    return has(text, [orders.get(2) ?? ''], 'shows')
  }),
  shows('ROUTE-70', 'myCollection', 'open /userCenter/myCollection', /favou?rites|collection/i),
  clause('ROUTE-71', 'open /userCenter/myCollection?type=1', async (shop) =>
    same((await pageNamed(shop, 'myCollection')).address, '/userCenter/myCollection?type=1', 'address stays'),
  ),
  shows('ROUTE-72', 'myData', 'open /userCenter/myData', /data/i),
  shows('ROUTE-73', 'myOrder', 'open /userCenter/myOrder', /order/i),
  shows('ROUTE-74', 'RFQhistory', 'open /userCenter/RFQhistory', /RFQ/i),
  clause('ROUTE-75', 'GET /no/such/page, its text', async (shop) =>
    has((await (await shop.read('/no/such/page')).texts('main')).join(' '), [
      'Sorry page not found. The page may have been deleted',
    ]),
  ),
  clause('ROUTE-76', 'GET /404, the link', async (shop) =>
    same((await (await shop.read('/404')).attributes('main a[href="/"]', 'href'))[0], '/', 'a link leads to'),
  ),
  clause('ROUTE-77', 'from /blog to an unknown address, then the link', (shop) =>
    shop.visit('visitor', async (page) => {
      await open(page, '/blog')
      await open(page, '/no/such/page')
      await page
        .getByRole('main')
        .getByRole('link', { name: /previous page/i })
        .click()
      await page.waitForURL('**/blog')
      return 'Previous page leads back to /blog'
    }),
  ),
  clause('ROUTE-78', 'GET /no/such/page and /goods/detail/abc', async (shop) => {
    const titles = await Promise.all(
      ['/no/such/page', '/goods/detail/abc'].map(async (path) => (await (await shop.read(path)).texts('h1'))[0]),
    )
    same(titles, ['This page could not be found', 'This page could not be found'])
    return 'both are headed "This page could not be found"'
  }),
  clause('ROUTE-79', 'links of the home page, each opened', async (shop) => {
    const links = await (await shop.read('/')).attributes('a', 'href')
    const wanted = ['/enquiry', '/bom', '/blog', '/FAQ/faq?index=1', '/exhibition', '/companyProfil']
    has(links, wanted)
    for (const path of wanted) same((await shop.read(path)).status, 200, path)
    return `linked and answered with 200: ${wanted.join(', ')}`
  }),
]
