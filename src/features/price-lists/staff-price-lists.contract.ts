import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line } from '#shared/text.schema.ts'
import {
  isFixedPrice,
  isPercent,
  MAX_COUNT,
  MAX_FIXED_TIERS,
  MAX_NAME,
  PRICE_LIST_MESSAGES as MESSAGES,
} from './price-list.rules.ts'

const Percent = z.string().trim().refine(isPercent, MESSAGES.percent)
const Day = z.iso.date('Please enter a date.').nullable()

const PriceList = z.object({
  priceListId: Id,
  name: z.string(),
  percent: Decimal,
  /** In effect on both days and between them, in UTC; null: without a first or last day. */
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  /** Today. */
  isInEffect: z.boolean(),
  customerCount: z.int(),
  discountCount: z.int(),
  partCount: z.int(),
  version: Version,
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
})
export type PriceList = z.infer<typeof PriceList>

export const priceLists = endpoint({
  method: 'GET',
  path: '/api/staff/parts/price-lists',
  access: 'staff',
  summary: 'Price lists by name, each with the number of its customers and fixed prices',
  input: z.object(pagingFields(50)),
  output: paged(PriceList),
})

const ListDiscount = z.object({
  categoryId: Id.nullable(),
  /** With the categories above it. */
  categoryName: z.string(),
  brandId: Id.nullable(),
  brandName: z.string(),
  percent: Decimal,
})
export type ListDiscount = z.infer<typeof ListDiscount>

const FixedTier = z.object({ count: z.int(), price: Decimal })

const FixedPrice = z.object({
  goodsId: Id,
  goodsModel: z.string(),
  brandName: z.string(),
  currency: Currency,
  tiers: z.array(FixedTier),
  /** The part is sold in another currency now: the price has no effect. */
  isInOtherCurrency: z.boolean(),
  /** What everybody else pays at the smallest quantity; null: on request. */
  listPrice: Decimal.nullable(),
})
export type FixedPrice = z.infer<typeof FixedPrice>

export const priceListDetail = endpoint({
  method: 'GET',
  path: '/api/staff/parts/price-list',
  access: 'staff',
  summary: 'A price list with its discounts, its customers and a page of its fixed prices by part number',
  input: z.object({ priceListId: Id, keyword: Line(100, 'A part number').default(''), ...pagingFields(50) }),
  output: z.object({
    priceList: PriceList,
    discounts: z.array(ListDiscount),
    /** The first few. */
    customers: z.array(z.object({ accountId: Id, name: z.string(), email: z.string() })),
    prices: paged(FixedPrice),
  }),
})
export type PriceListDetail = z.infer<typeof priceListDetail.output>

/** What is changed, as the caller saw it; refused when it has changed since. */
const seen = { priceListId: Id, version: Version }
const Saved = z.object({ version: Version })

export const savePriceList = endpoint({
  method: 'POST',
  path: '/api/staff/parts/price-list',
  access: 'staff',
  summary: 'Create a price list, or change name, days and general discount of one',
  input: z.object({
    priceListId: Id.optional(),
    /** 0 for a new one. */
    version: Version,
    name: Line(MAX_NAME, 'A name').min(1, MESSAGES.name),
    percent: Percent,
    startsOn: Day,
    endsOn: Day,
  }),
  output: Saved.extend({ priceListId: Id }),
})

export const removePriceList = endpoint({
  method: 'POST',
  path: '/api/staff/parts/price-list/remove',
  access: 'staff',
  summary: 'Remove a price list that no customer has. Orders keep their prices',
  input: z.object(seen),
  output: z.object({}),
})

const discountOf = {
  /** Null: all of them. One of the two is given. */
  categoryId: Id.nullable(),
  brandId: Id.nullable(),
}

export const saveListDiscount = endpoint({
  method: 'POST',
  path: '/api/staff/parts/price-list/discount',
  access: 'staff',
  summary: 'Give a price list another discount for a category, a manufacturer or both',
  input: z.object({ ...seen, ...discountOf, percent: Percent }),
  output: Saved,
})

export const removeListDiscount = endpoint({
  method: 'POST',
  path: '/api/staff/parts/price-list/discount/remove',
  access: 'staff',
  summary: 'Remove a discount for a category or manufacturer from a price list',
  input: z.object({ ...seen, ...discountOf }),
  output: Saved,
})

export const saveFixedPrice = endpoint({
  method: 'POST',
  path: '/api/staff/parts/price-list/price',
  access: 'staff',
  summary: 'Set the fixed prices of a part in a price list, by its number',
  input: z.object({
    ...seen,
    goodsModel: Line(100, 'A part number').min(1, 'Please enter a part number.'),
    /** Where several manufacturers use the number. */
    brandName: Line(100, 'A manufacturer').default(''),
    currency: Currency,
    tiers: z
      .array(
        z.object({
          count: z.int(MESSAGES.count).min(1, MESSAGES.count).max(MAX_COUNT, MESSAGES.count),
          price: z.string().trim().refine(isFixedPrice, MESSAGES.price),
        }),
      )
      .min(1, MESSAGES.price)
      .max(MAX_FIXED_TIERS, `A part has at most ${MAX_FIXED_TIERS} fixed prices.`),
  }),
  output: Saved,
})

export const removeFixedPrice = endpoint({
  method: 'POST',
  path: '/api/staff/parts/price-list/price/remove',
  access: 'staff',
  summary: 'Remove the fixed prices of a part from a price list',
  input: z.object({ ...seen, goodsId: Id }),
  output: Saved,
})

export const fixedPricesFile = endpoint({
  method: 'GET',
  path: '/api/staff/parts/price-list/file',
  access: 'staff',
  summary: 'The fixed prices of a price list as CSV, as they can be uploaded again',
  heavy: HEAVY.export,
  input: z.object({ priceListId: Id }),
  output: FileOutput,
})
