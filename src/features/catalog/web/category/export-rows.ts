import type { TableCell } from '#shared/csv/csv.ts'
import { UNKNOWN_LIFECYCLE } from '../../availability.rules.ts'
import type { Goods } from '../../catalog.contract.ts'
import { chargedPrice } from '../../catalog.rules.ts'
import type { TradeData } from '../../trade-data.schema.ts'

const HEAD = [
  'Mfr.Part #',
  'Manufacturer',
  'Description',
  'Package',
  'Categorie',
  'RoHS',
  'Lifecycle',
  'Availability',
  'Minimum',
  'Multiple',
  'Currency',
  'Pricing',
  'ECCN',
  'HTS code',
  'Country of origin',
  'REACH',
  'MSL',
  'Weight (g)',
  'Series',
  'Date code',
  'Lot',
  'NCNR',
]

/** A line for each part; its prices stand in one cell, as `1: 0.127; 100: 0.047`. */
export const goodsRows = (list: readonly Goods[], trade: ReadonlyArray<TradeData | null> = []): TableCell[][] => [
  HEAD,
  ...list.map((goods, place) => [
    goods.goodsModel,
    goods.brand.brandName,
    goods.introduce,
    goods.package,
    goods.category.categoryName,
    goods.rohs === null ? null : goods.rohs ? 'yes' : 'no',
    goods.lifecycle === UNKNOWN_LIFECYCLE ? null : goods.lifecycle,
    goods.stockCount,
    goods.minBuyCount,
    goods.multCount,
    goods.currency,
    goods.priceList.map((tier) => `${tier.minBuyCount}: ${chargedPrice(tier)}`).join('; '),
    ...tradeCells(trade[place] ?? null),
  ]),
]

const tradeCells = (trade: TradeData | null): TableCell[] => [
  trade?.eccn,
  trade?.hts,
  trade?.originCountry,
  trade?.reach,
  trade?.msl,
  trade?.weightGrams,
  trade?.series,
  trade?.dateCode,
  trade?.lot,
  trade?.isNonCancellable ? 'yes' : null,
]
