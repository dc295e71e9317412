import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrder, previewOrder } from '#features/orders/server/checkout.service.ts'
import { aloneAs } from '#server/api/implement.ts'
import { connect } from '#server/database/connect.ts'
import { isAppError } from '#shared/app-error.ts'
import { createWorld } from '../support/world.ts'
import { createCrowd, isLong, randomOf, type Shopper } from './crowd.ts'
import { heldOf, type Line, stockOf } from './shop.ts'

const BUYERS = 200
const STOCK = 50
const SEEDS = isLong ? 24 : 3
const settings = { publicUrl: 'https://store.example', unpaid: { hoursOnline: 24, daysTransfer: 7 } }

const world = await createWorld()
// More connections than cores: the orders really run concurrently in the database.
const sql = connect(world.url, { pool: 40 })
let crowd: Shopper[]
beforeAll(async () => {
  crowd = await createCrowd(sql, BUYERS)
})
afterAll(() => sql.end())

/** One piece of each; the parts of an order in either order, and in either currency. */
async function order(shopper: Shopper, lines: Line[]): Promise<'sold' | 'refused'> {
  const { accountId, addressId } = shopper
  const { totalAmount } = await previewOrder(sql, aloneAs(accountId), { lines, addressId, expressId: 1 })
  const input = { lines, addressId, expressId: 1, totalAmount, poNumber: '', remark: '', payMethod: 'online' as const }
  try {
    await createOrder(sql, aloneAs(accountId), input, settings)
    return 'sold'
  } catch (error) {
    // Anything but this one refusal (a deadlock, a check of the database) has reached a buyer: that is a failure.
    if (isAppError(error) && error.reason === 'order_changed') return 'refused'
    throw error
  }
}

test.each(Array.from({ length: SEEDS }, (_, seed) => seed + 1))(
  `seed %i: ${BUYERS} buyers at once for a stock of ${STOCK}: exactly the stock is sold, without deadlocks`,
  async (seed) => {
    const random = randomOf(seed)
    const [a, b] = [await world.goods({ stock: STOCK }), await world.goods({ stock: STOCK })]
    const yuan = await world.goods({ stock: STOCK, currency: 'CNY' })
    // At least a third of the buyers order each part: more than its stock.
    const inputs = [[a], [b], [a, b], [b, a], [yuan], [yuan]]
    const chosen = crowd.map(() => inputs[Math.floor(random() * inputs.length)] ?? [a])
    const outcomes = await Promise.all(
      crowd.map(async (shopper, place) => {
        const parts = chosen[place] ?? [a]
        const lines = parts.map((part) => ({ goodsId: part.id, count: 1 }))
        return { parts, outcome: await order(shopper, lines) }
      }),
    )
    const figures: Record<string, number> = {}
    for (const part of [a, b, yuan]) {
      const [stock, held] = [await stockOf(sql, part.id), await heldOf(sql, part.id)]
      expect(stock + held).toBe(STOCK)
      expect(stock).toBeGreaterThanOrEqual(0)
      const sold = outcomes.filter(({ parts, outcome }) => outcome === 'sold' && parts.includes(part)).length
      expect(sold).toBe(held)
      const turnedAway = outcomes.some(
        ({ parts, outcome }) => outcome === 'refused' && parts.length === 1 && parts[0] === part,
      )
      // Nobody who ordered only this part is refused while one is left.
      if (turnedAway) expect(stock).toBe(0)
      figures[part === a ? 'a' : part === b ? 'b' : 'yuan'] = held
    }
    const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
    for (const { parts } of refused) expect(await Promise.all(parts.map((part) => stockOf(sql, part.id)))).toContain(0)
    console.log(
      JSON.stringify({ drill: 'oversell', seed, buyers: BUYERS, stock: STOCK, sold: figures, refused: refused.length }),
    )
  },
)

test(`${BUYERS} buyers for ${STOCK} of one part: exactly ${STOCK} get it`, async () => {
  const part = await world.goods({ stock: STOCK })
  const outcomes = await Promise.all(crowd.map((shopper) => order(shopper, [{ goodsId: part.id, count: 1 }])))
  expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(STOCK)
  expect([await stockOf(sql, part.id), await heldOf(sql, part.id)]).toEqual([0, STOCK])
})
