import type { Page } from 'playwright-core'
import { clause, has, journey, same, see } from '../clause.ts'
import { changeSession, expiredLogin, leaving } from '../journeys/accounts.ts'
import { buyerBrowses } from '../journeys/browsing.ts'
import { callsOf } from '../journeys/calls-of-pages.ts'
import { cart } from '../journeys/cart.ts'
import { checkout } from '../journeys/checkout.ts'
import { feedback, subscription, toolbar } from '../journeys/messages.ts'
import { rfqList } from '../journeys/rfq.ts'
import { tieredPart } from '../journeys/samples.ts'
import { searchAfterFive, searchNextDay, sixSearches } from '../journeys/searches.ts'
import { asking } from '../journeys/walk.ts'
import { logIn, open, type Shop } from '../shop.ts'
import { pageNamed } from './private-routes.ts'

const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')

/** Where a visitor comes to who uses what needs a login. */
const askedToLogIn = journey((shop) =>
  shop.visit('visitor', async (page) => {
    const at: Record<string, string> = {}
    for (const name of ['Shopping Cart', 'My Favorites', 'My Order', 'Personal Center']) {
      await open(page, '/allCategories')
      await toolbar(page).getByRole('link', { name }).click()
      await page.waitForURL((url) => url.pathname !== '/allCategories')
      at[name] = addressOf(page)
    }
    for (const path of [
      '/shoppingTrolley?type=1',
      '/userCenter/myCollection',
      '/userCenter/myOrder',
      '/userCenter/myData',
    ]) {
      await open(page, path)
      await page.waitForURL('**/login?**')
      at[path] = addressOf(page)
    }
    return at
  }),
)

const needsLogin = (id: string, item: string, path: string) =>
  clause(id, `a visitor presses ${item} in the toolbar, and opens ${path}`, async (shop) => {
    const at = await askedToLogIn(shop)
    for (const where of [at[item], at[path]]) see(where?.startsWith('/login?'), `leads to ${where}`)
    return `both lead to ${at[path]}`
  })

const mayRead = (id: string, path: string, call: string, input: object = {}) =>
  clause(id, `a visitor opens ${path} and calls ${call}`, async (shop) => {
    const page = await shop.read(path)
    same(page.status, 200, path)
    return same((await shop.ask('GET', call, input)).code, 0, `200, headed "${(await page.texts('h1'))[0]}", code`)
  })

const personal = (id: string, name: string) =>
  clause(id, `open /userCenter/${name} as the buyer`, async (shop) => `headed "${(await pageNamed(shop, name)).title}"`)

/** A visitor marks a favourite, and logs in for it. */
const keptFavourite = journey(async (shop) => {
  const { goodsId } = await tieredPart(shop)
  const token = await shop.buyerToken()
  return shop.visit('visitor', async (page) => {
    await shop.post('goods/favorite/cancel', { goodsIds: [goodsId] }, token)
    await open(page, `/goods/detail/${goodsId}`)
    await page.getByRole('main').getByRole('link', { name: 'Favorite' }).click()
    await page.waitForURL('**/login?**')
    await logIn(page, { email: 'demo@ohmstead.example', password: 'Demo-1234' })
    await page.waitForURL(`**/goods/detail/${goodsId}`)
    await page.getByRole('main').getByRole('button', { name: 'Favorite', pressed: true }).waitFor()
    return addressOf(page)
  })
})

/** The same window with and without the token. */
const byToken = journey((shop) =>
  shop.visit('buyer', async (page) => {
    await open(page, '/privacy')
    const menu = () => page.getByRole('button', { name: /Account of/ }).isVisible()
    const withIt = await menu()
    await changeSession(page, { token: null })
    await open(page, '/privacy')
    return {
      withIt,
      withoutIt: await menu(),
      login: await page.getByRole('banner').getByRole('link', { name: 'Login' }).isVisible(),
    }
  }),
)

const byAddress = searchAfterFive('by address')
const byLink = searchAfterFive('by a link of the home page')

async function sixthIsHeld(shop: Shop): Promise<string> {
  const [box, address, link] = [await sixSearches(shop), await byAddress(shop), await byLink(shop)]
  see(box.prompted && box.results === 0, `in the box: prompt ${box.prompted}, ${box.results} results`)
  for (const [how, seen] of Object.entries({ 'by address': address, 'by a link of the home page': link })) {
    const found = `${how}: prompt ${seen.prompted}, ${seen.behind} results behind it, ${seen.afterNotNow} after Not now`
    see(seen.prompted && seen.behind === 0 && seen.afterNotNow === 0, found)
  }
  const again = `prompt ${address.promptedAgain}, ${address.afterReload} results, times ${address.times}`
  see(address.promptedAgain && address.afterReload === 0, `after a reload: ${again}`)
  return 'in the box, by address and by a link: the prompt instead of results, after Not now and a reload as well'
}

const SIXTH = 'five searches, then another one in the box, by address and by a link of the home page'

export const auth = [
  clause('AUTH-01', 'GET /api/order/my without a token and with that of the buyer', async (shop) => {
    const visitor = await shop.ask('GET', 'order/my')
    const buyer = await shop.ask('GET', 'order/my', {}, await shop.buyerToken())
    return same([visitor.code, buyer.code], [200004, 0], 'codes')
  }),
  clause('AUTH-02', 'a logged-in page, then the same without the token', async (shop) =>
    same(await byToken(shop), { withIt: true, withoutIt: false, login: true }, 'user menu with and without it, Login:'),
  ),
  clause('AUTH-03', 'log in, then the next call of the page', async (shop) => {
    const calls = await callsOf(shop, 'GET', 'user/info')
    see(calls.length > 0 && calls.every(({ headers }) => headers.token), 'no token header')
    return `header token of ${calls[0]?.headers.token?.length} characters`
  }),
  ...(['token', 'userInfo', 'cartCount'] as const).map((field, place) =>
    clause(`AUTH-0${place + 4}`, 'press Logout, what the browser keeps', async (shop) =>
      same((await leaving(shop)).afterLogout[field], field === 'cartCount' ? 0 : null, field),
    ),
  ),
  clause('AUTH-07', 'press Logout', async (shop) => {
    return same((await leaving(shop)).at, '/', 'the address becomes')
  }),
  ...(['token', 'userInfo', 'cartCount'] as const).map((field, place) =>
    clause(
      `AUTH-${String(place + 8).padStart(2, '0')}`,
      'a page opens with a token that the store does not know',
      async (shop) => {
        const { code, after } = await expiredLogin(shop)
        same(code, 200004, 'code')
        return same(after[field], field === 'cartCount' ? 0 : null, `code 200004, then ${field}`)
      },
    ),
  ),
  mayRead('AUTH-11', '/comListSearch?goodsModel=LM358&fuzzy=true', 'goods/search', { goodsModel: 'LM358' }),
  mayRead('AUTH-12', '/allCategories', 'category/search'),
  mayRead('AUTH-13', '/manufacturer', 'manufacturer'),
  mayRead('AUTH-14', '/goods/detail/1', 'goods/detail', { goodsId: '1' }),
  clause(
    'AUTH-15',
    'a visitor presses Favorite on a part, logs in',
    async (shop) => `marked after the login, back at ${await keptFavourite(shop)}`,
  ),
  clause(
    'AUTH-16',
    'a visitor presses Add to cart on a part, logs in',
    async (shop) => `in the cart after the login, cartCount ${(await cart(shop)).session.cartCount}`,
  ),
  clause('AUTH-17', 'a visitor presses Add to RFQ on a part', async (shop) =>
    has((await rfqList(shop)).listed, [(await rfqList(shop)).model], 'the list has'),
  ),
  clause('AUTH-18', 'a visitor subscribes', async (shop) => (await subscription(shop)).said),
  clause('AUTH-19', 'a visitor sends feedback', async (shop) => (await feedback(shop)).thanks),
  clause('AUTH-20', 'a visitor sends the RFQ page', async (shop) => (await asking(shop)).enquiry),
  clause('AUTH-21', 'the buyer buys a part', async (shop) => `order ${(await checkout(shop)).orderNo}`),
  clause('AUTH-22', 'the buyer pays it', async (shop) => same((await checkout(shop)).status, 2, 'status')),
  ...['myData', 'addressManagement', 'myOrder', 'myCollection', 'afterSale', 'RFQhistory'].map((name, place) =>
    personal(`AUTH-${place + 23}`, name),
  ),
  clause('AUTH-29', SIXTH, async (shop) => {
    see(!(await sixSearches(shop)).promptBefore, 'fewer than five are possible')
    return `five in the box are answered; ${await sixthIsHeld(shop)}`
  }),
  clause('AUTH-30', 'five searches, what the browser keeps', async (shop) => {
    const { counted, today } = await sixSearches(shop)
    return same([counted.times, counted.date], ['5', today], 'times and date:')
  }),
  clause('AUTH-31', 'five searches stored of another day, then one', async (shop) =>
    same(await searchNextDay(shop), { times: '1', prompted: false }),
  ),
  clause('AUTH-32', SIXTH, sixthIsHeld),
  clause(
    'AUTH-33',
    'a visitor opens the RFQ list of the toolbar',
    async (shop) => `it opens with ${(await rfqList(shop)).model}`,
  ),
  needsLogin('AUTH-34', 'Shopping Cart', '/shoppingTrolley?type=1'),
  needsLogin('AUTH-35', 'My Favorites', '/userCenter/myCollection'),
  needsLogin('AUTH-36', 'My Order', '/userCenter/myOrder'),
  needsLogin('AUTH-37', 'Personal Center', '/userCenter/myData'),
  clause('AUTH-38', 'a visitor presses Add to cart', async (shop) => {
    const { askedAt } = (await cart(shop)).added
    see(askedAt.startsWith('/login?'), askedAt)
    return `leads to ${askedAt}`
  }),
  clause('AUTH-39', 'a visitor uses four items of the toolbar, four pages and Add to cart', async (shop) => {
    const all = [...Object.values(await askedToLogIn(shop)), (await cart(shop)).added.askedAt]
    const wrong = all.filter((address) => !/^\/login\?.*isBack=true/.test(address))
    see(wrong.length === 0, `leads to ${wrong.join(', ')}`)
    return `all ${all.length} lead to /login with isBack=true`
  }),
  clause('AUTH-40', 'a customer with a part in the cart logs in', async (shop) => {
    const { session, added } = await cart(shop)
    const asked = (await callsOf(shop, 'GET', 'shopping/cart')).some(({ query }) => Object.keys(query).length === 0)
    see(asked, 'the cart is not asked for')
    return `${same(session.cartCount, 1, 'shopping/cart is asked for, cartCount')}, the badge shows ${added.badges.at(-1)}`
  }),
  clause('AUTH-41', 'the buyer opens a part', async (shop) => {
    const { answered, goodsModel } = await buyerBrowses(shop)
    return has(answered, [goodsModel], 'the server answers')
  }),
]
