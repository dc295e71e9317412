import { type Clause, clause, has, same, see } from '../clause.ts'
import { cancelling, cards, receiving } from '../journeys/my-orders.ts'
import { statusOf } from '../journeys/orders.ts'
import type { Shop } from '../shop.ts'
import { OPERATIONS } from './components.ts'

const HOW = 'open /userCenter/myOrder as the buyer, an order brought to that status'

async function card(shop: Shop, status: number) {
  const seen = (await cards(shop)).seen.get(status)
  see(seen, `no order in status ${status}`)
  return seen
}

const named = (status: number, name: string): Clause =>
  clause(`ORD-0${status}`, HOW, async (shop) => {
    const { orderNo, text } = await card(shop, status)
    return `${same(await statusOf(shop, orderNo), status, 'the call says')}, ${has(text, [name], 'the card')}`
  })

const offers = (id: string, status: number, operation: string): Clause =>
  clause(id, HOW, async (shop) => has((await card(shop, status)).operations, [operation], 'the card offers'))

export const orders = [
  ...['Unpaid', 'Wait for delivery', 'Wait for receiving', 'Finished'].map((name, place) => named(place + 1, name)),
  ...['After sales', 'After sales completion', 'Closed', 'To be Audit'].map((name, place) => named(place + 5, name)),
  clause('ORD-09', 'open /userCenter/myOrder?status=100 as the buyer', async (shop) => {
    const { tab, statuses } = (await cards(shop)).afterSale
    see(/^After sale\b/.test(tab), `the tab is named "${tab}"`)
    see(
      statuses.every((text) => /After sales/.test(text)),
      'it lists others',
    )
    return `the tab "${tab.replace(/\s+/g, ' ')}" lists ${statuses.length} orders, all After sales or After sales completion`
  }),
  offers('ORD-10', 1, 'Go to pay'),
  offers('ORD-11', 1, 'Cancel an order'),
  offers('ORD-12', 3, 'Confirm receipt'),
  offers('ORD-13', 2, 'Apply Customer Service'),
  offers('ORD-14', 3, 'Apply Customer Service'),
  offers('ORD-15', 4, 'Apply Customer Service'),
  clause('ORD-16', 'the cards of orders in status 5, 6, 7 and 8', async (shop) => {
    const named = Object.values(OPERATIONS).flat()
    const seen = await Promise.all([5, 6, 7, 8].map(async (status) => ({ status, ...(await card(shop, status)) })))
    const wrong = seen.filter(({ operations }) => operations.length > 0)
    see(
      wrong.length === 0,
      wrong.map(({ status, operations }) => `${status} offers ${operations.join(', ')}`).join('; '),
    )
    see((await card(shop, 1)).againIsApart, 'Buy again stands among the operations')
    return `none of ${[...new Set(named)].join(', ')} on any, and nothing else among the operations`
  }),
  clause('ORD-17', 'press Cancel an order', async (shop) =>
    has((await cancelling(shop)).asks.toLowerCase(), ['reason', 'found a better price'], 'the dialog has'),
  ),
  clause('ORD-18', 'choose a reason and confirm', async (shop) => {
    const { before, after } = await cancelling(shop)
    return same([before, after], [1, 7], 'status before and after')
  }),
  clause('ORD-19', 'press Confirm receipt', async (shop) => same((await receiving(shop)).status, 4, 'status after it')),
]
