import {
  findPriceListOf,
  getCustomer,
  givePriceList,
  lockPriceListOf,
} from '#features/account/server/customers/customer-accounts.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { CustomerPriceList } from '../customer-price-list.contract.ts'
import { type OwnPrices, readOwnPrices } from './own-prices.service.ts'
import * as queries from './price-lists.queries.ts'
import { getPriceList, notFound } from './price-lists.service.ts'

export async function getCustomerPriceList(sql: Db, accountId: number): Promise<CustomerPriceList> {
  const { priceListId } = await getCustomer(sql, accountId)
  const [priceList, choices] = await Promise.all([
    priceListId === null ? null : getPriceList(sql, priceListId),
    queries.listChoices(sql),
  ])
  return { priceList, choices }
}

/** What staff see beside the name of a customer: these parts at the prices agreed with them. */
export async function readCustomerPrices(
  sql: Db,
  accountId: number | null,
  goodsIds: readonly number[],
): Promise<OwnPrices | undefined> {
  return accountId === null ? undefined : readOwnPrices(sql, await findPriceListOf(sql, accountId), goodsIds)
}

interface Choice {
  accountId: number
  priceListId: number | null
  seenPriceListId: number | null
}

export function saveCustomerPriceList(sql: Db, { accountId, priceListId, seenPriceListId }: Choice): Promise<void> {
  return inTransaction(sql, async (tx) => {
    if ((await lockPriceListOf(tx, accountId)) !== seenPriceListId)
      throw new AppError('changed_meanwhile', 'Someone else has given this customer another price list.')
    // Locked: it cannot be removed until the customer has it.
    if (priceListId !== null && (await queries.lockPriceList(tx, priceListId)).length === 0) throw notFound()
    await givePriceList(tx, accountId, priceListId)
  })
}

/** For the audit trail, and the data export. */
export async function readPriceListName(sql: Db, accountId: number): Promise<string | null> {
  const { priceListId } = await getCustomer(sql, accountId)
  return priceListId === null ? null : (await getPriceList(sql, priceListId)).name
}
