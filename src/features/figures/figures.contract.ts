import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'

/** A month or a year. */
export const Period = z
  .string()
  .regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'Please choose a month such as 2026-11, or a year such as 2026.')

/** Absent: the main currency of the store. */
const FigureCurrency = Currency.optional()

/** Sums have four decimals, and may be larger than one order. */
const Sum = z.string().regex(/^-?\d+\.\d{4}$/)
const Count = z.int()

const dayFields = {
  placedCount: Count,
  placedAmount: Sum,
  /** Of the orders that were placed then. */
  closedCount: Count,
  closedAmount: Sum,
  paidCount: Count,
  goodsAmount: Sum,
  freightAmount: Sum,
  taxAmount: Sum,
  refundCount: Count,
  refundedAmount: Sum,
  refundedTaxAmount: Sum,
  /** The goods whose cost is known, and their cost. */
  costedAmount: Sum,
  cost: Sum,
}
export const DayFigures = z.object({ day: z.iso.date(), ...dayFields })
export type DayFigures = z.infer<typeof DayFigures>

/** Requests for quotes by the day they came. */
const quoteFields = { asked: Count, quoted: Count, won: Count }

const GroupFigures = z.object({
  /** Of a category or a customer; absent for manufacturers and for deleted ones. */
  id: Id.optional(),
  name: z.string(),
  orderCount: Count,
  pieceCount: z.number(),
  amount: Sum,
  costedAmount: Sum,
  cost: Sum,
  refundedAmount: Sum,
  /** Of a manufacturer or category: with such a part. */
  quotes: z.object(quoteFields),
  /** In abandoned carts, as they are now. */
  cartAmount: Sum,
  /** Today's stock at cost; null when no cost is known, and for customers. */
  stockValue: Sum.nullable(),
})
export type GroupFigures = z.infer<typeof GroupFigures>

const AbandonedCart = z.object({
  accountId: Id,
  name: z.string(),
  lineCount: Count,
  amount: Decimal,
  lastOn: z.iso.date(),
})
export type AbandonedCart = z.infer<typeof AbandonedCart>

export const staffFigures = endpoint({
  method: 'GET',
  path: '/api/staff/figures',
  access: 'staff',
  summary: 'Sales, orders, margin, stock, quotes, searches without a result and abandoned carts of a month or a year',
  input: z.object({ period: Period, currency: FigureCurrency }),
  output: z.object({
    currency: Currency,
    /** To choose from: those of the store, the main one first, and those of earlier sales. */
    currencies: z.array(Currency),
    totals: z.object(dayFields),
    /** Days on which something happened. */
    days: z.array(DayFigures),
    makers: z.array(GroupFigures),
    categories: z.array(GroupFigures),
    customers: z.array(GroupFigures),
    quotes: z.object(quoteFields),
    quoteDays: z.array(z.object({ day: z.iso.date(), ...quoteFields })),
    missedSearches: Count,
    /** Different searches, and how often. */
    searchDays: z.array(z.object({ day: z.iso.date(), queryCount: Count, times: Count })),
    /** Today's stock at cost, of the parts whose cost is known; null while it has not been worked out. */
    stockValue: Sum.nullable(),
    /** The stock at cost as it was at the end of a day, since it is kept. */
    stockDays: z.array(z.object({ day: z.iso.date(), value: Sum })),
    /** As they were then; null while they have not been added up. */
    abandonedCarts: z.object({
      count: Count,
      amount: Sum,
      at: z.iso.datetime().nullable(),
      largest: z.array(AbandonedCart),
      /** By the day of the last addition, in the period. */
      days: z.array(z.object({ day: z.iso.date(), count: Count, amount: Sum })),
    }),
  }),
})

export const abandonedCarts = endpoint({
  method: 'GET',
  path: '/api/staff/figures/carts',
  access: 'staff',
  summary: 'Carts without additions for a day, the largest first, as they were added up last',
  input: z.object({
    currency: FigureCurrency,
    /** Both: last added to in these days, in UTC. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** With a part of it. */
    brandName: Line(200, 'A manufacturer').optional(),
    categoryId: Id.optional(),
    accountId: Id.optional(),
    ...pagingFields(25),
  }),
  output: paged(AbandonedCart).extend({ amount: Sum, currency: Currency }),
})

export const FIGURE_LISTS = ['days', 'makers', 'categories', 'customers'] as const

export const figuresFile = endpoint({
  method: 'GET',
  path: '/api/staff/figures/file',
  access: 'staff',
  summary: 'One list of the figures as CSV',
  input: z.object({ period: Period, currency: FigureCurrency, list: z.enum(FIGURE_LISTS) }),
  output: FileOutput,
})

export const saveCosts = endpoint({
  method: 'POST',
  path: '/api/staff/figures/costs',
  access: 'staff',
  notAudited: ['text'],
  summary: 'Costs of parts, one per line: part number, manufacturer, cost. Orders keep the cost they were placed with',
  input: z.object({ text: Lines(200_000, 'The list').min(1, 'Please enter at least one line.') }),
  output: z.object({
    saved: Count,
    problems: z.array(z.object({ line: Count, message: z.string() })),
  }),
})
