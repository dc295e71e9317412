import { getAddress } from '#features/address/server/address.service.ts'
import { findPrice } from '#features/catalog/catalog.rules.ts'
import { listGoods } from '#features/catalog/server/catalog.service.ts'
import { type Buyer, readOwnPrices, withOwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import type { Actor } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { VersionedCache } from '#server/database/versioned-cache.ts'
import { AppError } from '#shared/app-error.ts'
import { type Decimal, sum, trimDecimal } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { ShippingOption } from '../freight.contract.ts'
import { findFreight, weighParcel } from '../freight.rules.ts'
import * as queries from './freight.queries.ts'

/** What is to be sent. */
export interface Parcel {
  currency: Currency
  /** What the goods are worth. */
  amount: Decimal
  lines: Array<{ package: string; count: number }>
}

/** The rates of a country. */
export interface Tariff {
  rates: queries.RateRow[]
  weights: Array<{ pattern: string; milligrams: number }>
}

const tariffs = new VersionedCache<number, Tariff>()

export const readTariff = (sql: Db, countryId: number, termsVersion?: string): Promise<Tariff> =>
  tariffs.get(termsVersion, countryId, async () => {
    const [tariff] = await queries.readTariff(sql, countryId)
    return tariff ?? { rates: [], weights: [] }
  })

export function quoteParcel(
  { rates, weights }: Tariff,
  { currency, amount, lines }: Parcel,
): { list: ShippingOption[]; weightGrams: number } {
  const weightGrams = weighParcel(lines, weights)
  const own = rates.filter((rate) => rate.currency === currency)
  const list = own.flatMap((rate) => {
    const freight = findFreight(rate, weightGrams, amount)
    if (freight === undefined) return []
    const { expressId, expressName, days, freeFrom } = rate
    const free = freeFrom && trimDecimal(freeFrom)
    return [{ expressId, expressName, days, freightAmount: freight, freightCurrency: currency, freeFrom: free }]
  })
  return { list, weightGrams }
}

/** The ways of sending some parts to one of the buyer's addresses. */
export async function listShippingOptions(
  sql: Db,
  { customerId, priceListId }: Pick<Buyer & Actor, 'customerId' | 'priceListId'>,
  addressId: number,
  lines: Array<{ goodsId: number; count: number }>,
) {
  const ids = lines.map((line) => line.goodsId)
  const [address, goods, own] = await Promise.all([
    getAddress(sql, customerId, addressId),
    listGoods(sql, ids),
    readOwnPrices(sql, priceListId, ids),
  ])
  const counts = new Map(lines.map((line) => [line.goodsId, line.count]))
  const currency = goods[0]?.currency
  if (!currency) throw new AppError('not_found', 'This part is not in the catalogue.')
  if (goods.some((one) => one.currency !== currency))
    throw new AppError(
      'mixed_currencies',
      'An order has one currency. Please order parts in other currencies separately.',
    )
  const chosen = goods.map((one) => {
    const count = counts.get(one.goodsId) ?? 1
    return { package: one.package, count, amount: findPrice(withOwnPrices(one, own).priceList, count)?.total ?? '0' }
  })
  const tariff = await readTariff(sql, address.countryId)
  return quoteParcel(tariff, { currency, amount: sum(chosen.map((line) => line.amount)), lines: chosen })
}

/** Where a carrier of ours shows a parcel. */
export async function findTrackingUrl(sql: Db, expressName: string, trackingNumber: string): Promise<string | null> {
  const [row] = await queries.findTrackingUrl(sql, expressName)
  return row?.trackingUrl?.replace('{number}', encodeURIComponent(trackingNumber)) ?? null
}
