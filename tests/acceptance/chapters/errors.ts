import { clause, has, same, see } from '../clause.ts'
import { expiredLogin, leaving } from '../journeys/accounts.ts'
import { addressDialog } from '../journeys/addresses.ts'
import { cart } from '../journeys/cart.ts'
import { failedLoads, lostCode, offline, refusedCart, wrongPassword } from '../journeys/failures.ts'
import { refusedAlternatives } from '../journeys/lists.ts'
import { feedback, subscription } from '../journeys/messages.ts'
import { cancelling, receiving } from '../journeys/my-orders.ts'
import { favourites } from '../journeys/slide-outs.ts'
import { open } from '../shop.ts'

const CLEARED = { token: null, userInfo: null, cartCount: 0 }
const clearedOf = ({ token, userInfo, cartCount }: Record<string, unknown>) => ({ token, userInfo, cartCount })

const lost = (id: string, path: string) =>
  clause(id, `GET ${path}`, async (shop) => {
    const page = await shop.read(path)
    return `${same(page.status, 404, 'status')}, ${has((await page.texts('main')).join(' '), ['This page could not be found'])}`
  })

export const errors = [
  clause('ERR-01', 'GET /api/site/info', async (shop) => same((await shop.ask('GET', 'site/info')).code, 0, 'code')),
  clause('ERR-02', 'log in with a wrong password', async (shop) => {
    const { code, msg, shown } = await wrongPassword(shop)
    see(code !== 0 && shown, `code ${code}, "${msg}" is not shown`)
    return `code ${code}, and the page shows "${msg}"`
  }),
  clause('ERR-03', 'GET /api/order/my with an unknown token', async (shop) => {
    const { code, msg } = await shop.ask('GET', 'order/my', {}, 'gone')
    return `${same(code, 200004, 'code')}: ${msg}`
  }),
  clause('ERR-04', 'a page opens with a token that the store does not know', async (shop) => {
    const { before, after } = await expiredLogin(shop)
    see(before.token, 'it was not logged in')
    return same(clearedOf(after), CLEARED, 'kept then:')
  }),
  clause('ERR-05', 'a call is answered with 502 and good data', async (shop) =>
    has((await failedLoads(shop)).rejected, ['502'], 'the page shows'),
  ),
  clause('ERR-06', 'subscribe, the call is refused', async (shop) => {
    await subscription(shop)
    return 'the msg "Not this address." is shown'
  }),
  clause('ERR-07', 'send feedback, the call is refused', async (shop) => {
    await feedback(shop)
    return 'the msg "Too late today." is shown'
  }),
  clause(
    'ERR-08',
    'save an address, the call is refused',
    async (shop) => `the msg "${(await addressDialog(shop)).refused}" is shown`,
  ),
  clause('ERR-09', 'press Find more, the call is refused', async (shop) => {
    see((await refusedAlternatives(shop)) > 0, 'nothing is shown')
    return 'the msg "The list is being counted." is shown'
  }),
  clause(
    'ERR-10',
    'press Add to cart, the call is refused',
    async (shop) => `the msg "${await refusedCart(shop)}" is shown`,
  ),
  clause('ERR-11', 'add all of the stock twice', async (shop) =>
    has((await cart(shop)).above.refusal, ['The amount added cannot be greater than the stock!']),
  ),
  clause('ERR-12', 'press Search with an empty box', (shop) =>
    shop.visit('visitor', async (page) => {
      await open(page, '/blog')
      await page.getByRole('button', { name: 'Search', exact: true }).first().click()
      const said = page.getByText('Please enter any model!').first()
      await said.waitFor()
      return same(await said.innerText(), 'Please enter any model!')
    }),
  ),
  clause('ERR-13', 'press Subscribe in the footer with an empty field', async (shop) => {
    await subscription(shop)
    return '"Enter your email address" is shown'
  }),
  clause('ERR-14', 'save an empty address', async (shop) => {
    see((await addressDialog(shop)).empty.phone, 'it is not shown')
    return 'the message is shown'
  }),
  lost('ERR-15', '/no/such/page'),
  lost('ERR-16', '/goods/detail/abc'),
  clause('ERR-17', 'a call is answered with 500 and a message', async (shop) =>
    has((await failedLoads(shop)).fault, ['500', 'Something went wrong on our side.'], 'the page shows'),
  ),
  clause('ERR-18', 'a call is answered with a failure that says nothing', async (shop) =>
    has((await failedLoads(shop)).unknown, ['500'], 'the page shows'),
  ),
  clause('ERR-19', 'the code of a page does not load', async (shop) =>
    same((await lostCode(shop)).first, ['/allCategories'], 'documents loaded:'),
  ),
  clause('ERR-20', 'within a minute the code of another page does not load', async (shop) => {
    const { second, stays } = await lostCode(shop)
    same(second, [], 'loaded again:')
    return `nothing is loaded again, ${stays} stays with a notice`
  }),
  clause(
    'ERR-21',
    'the connection is lost and comes back',
    async (shop) => `"${(await offline(shop)).slice(0, 60)}" is shown until it is back`,
  ),
]

const exact = (
  id: string,
  how: string,
  said: (shop: Parameters<typeof cancelling>[0]) => Promise<string>,
  wanted: string,
) => clause(id, how, async (shop) => same((await said(shop)).trim(), wanted))

export const messages = [
  exact(
    'MSG-01',
    'the buyer cancels an order',
    async (shop) => (await cancelling(shop)).said,
    'The order has been successfully cancelled',
  ),
  exact('MSG-02', 'the buyer confirms a receipt', async (shop) => (await receiving(shop)).said, 'Confirm completion'),
  exact(
    'MSG-03',
    'the buyer applies for an invoice',
    async (shop) => (await receiving(shop)).invoiced,
    'The application for invoicing is successful',
  ),
  exact('MSG-04', 'a customer logs out', async (shop) => (await leaving(shop)).loggedOut, 'Log out successfully!'),
  exact('MSG-05', 'a customer adds a part to the cart', async (shop) => (await cart(shop)).above.added, 'Add Success!'),
  exact('MSG-06', 'the buyer marks a favourite', async (shop) => (await favourites(shop)).added, 'Success'),
  exact('MSG-07', 'the buyer removes a favourite', async (shop) => (await favourites(shop)).removed, 'successfully'),
  exact(
    'MSG-08',
    'a visitor sends feedback',
    async (shop) => (await feedback(shop)).thanks,
    'We have received your feedback and will contact you promptly！',
  ),
  clause('MSG-09', 'a visitor subscribes', async (shop) =>
    has((await subscription(shop)).said.toLowerCase(), [
      'welcome',
      'latest information will be recommended',
      'in time',
    ]),
  ),
]
