import type { Address } from '#features/address/address.contract.ts'
import type { Offer } from '#features/catalog/server/stock/stock.service.ts'
import type { OwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import { normaliseModel } from '#shared/mpn.ts'
import type { Draft } from '../../order-draft.rules.ts'
import type { OrderAddress } from '../../orders.contract.ts'
import type { NewLine } from '../orders.queries.ts'

/* An order is a copy of its parts and addresses as they are when it is placed. */

export function searchTextOf(orderNo: string, poNumber: string, lines: readonly NewLine[]): string {
  const own = lines.flatMap(({ ownNumber }) => (ownNumber ? [ownNumber] : []))
  return [orderNo, poNumber, ...lines.map((line) => line.model), ...own].map(normaliseModel).join('|')
}

/** Each part once, in whatever packagings it is ordered. */
export function reservedLinesOf({ lines }: Draft<Offer>) {
  const fromStock = Map.groupBy(
    lines.filter((line) => !line.procured),
    (line) => line.goods.goodsId,
  )
  return [...fromStock].map(([goodsId, own]) => ({
    goodsId,
    count: own.reduce((total, line) => total + line.count, 0),
    stock: own[0]?.goods.stockCount ?? 0,
  }))
}

export const newLineOf = (line: Draft<Offer>['lines'][number], own: OwnPrices | undefined): NewLine => ({
  goodsId: line.goods.goodsId,
  model: line.goods.goodsModel,
  brandName: line.goods.brandName,
  goodsName: line.goods.goodsName,
  package: line.goods.package,
  coverPic: line.goods.coverPic,
  count: line.count,
  unitPrice: line.unitPrice ?? '0',
  listPrice: line.listPrice,
  priceList: line.listPrice === null ? null : (own?.name ?? null),
  amount: line.amount ?? '0',
  packing: line.packing,
  packingName: line.packingName,
  packingNumber: line.packingNumber,
  arrives: line.arrives,
  feeAmount: line.feeAmount,
  ownNumber: line.labels.ownNumber,
  customerRef: line.labels.customerRef,
  procured: line.procured,
  isNonCancellable: line.goods.isNonCancellable,
})

export const copyOf = (address: Address): OrderAddress => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  mobileAreaCode: address.mobileAreaCode,
  mobile: address.mobile,
  email: address.email,
  countryName: address.countryName,
  regionName: address.regionName,
  zipCode: address.zipCode,
  address: address.address,
})
