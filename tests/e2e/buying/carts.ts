import type { Page } from 'playwright-core'
import { createBuyers } from '../../support/buyers.ts'
import { createGoods, type LineRequests } from '../../support/world.ts'

/** For journeys with a cart: buyers, parts, and carts that are filled without the pages. */
export function createCarts() {
  const { sql, newBuyer } = createBuyers()
  const goods = (inputs: LineRequests = {}) => createGoods(sql, inputs)

  async function fillCart(accountId: number, lines: Array<readonly [goodsId: number, count: number]>) {
    for (const [goodsId, count] of lines)
      await sql`insert into cart_line (account_id, goods_id, count, unit_price) values (${accountId}, ${goodsId}, ${count}, 0.5)`
  }
  return { sql, newBuyer, goods, fillCart }
}

export const waitForBadge = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`Cart\\s*, ${count} lines?`) }).waitFor()
