import { getMainCurrency } from '#features/shop/server/shop.service.ts'
import type { Db } from '#server/database/connect.ts'
import { writeTableFile } from '#server/sheets/write-table-file.ts'
import type { TableCell } from '#shared/csv/csv.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import type { FIGURE_LISTS, GroupFigures } from '../figures.contract.ts'
import { daysOf, subtract } from '../figures.rules.ts'
import { listCartDays } from './carts.queries.ts'
import { listDays } from './figures.queries.ts'
import { type FigureGroups, type FiguresInput, listGroups, readOtherDays } from './figures.service.ts'
import { foldAll } from './fold.service.ts'

const MAX_EXPORTED = 50_000

const KIND_OF = { makers: 'maker', categories: 'category', customers: 'customer' } as const

export async function exportFigures(
  sql: Db,
  { list, ...asked }: FiguresInput & { list: (typeof FIGURE_LISTS)[number] },
): Promise<FileAnswer> {
  const input = { period: asked.period, currency: asked.currency ?? (await getMainCurrency(sql)) }
  await foldAll(sql)
  const rows =
    list === 'days' ? await dayTable(sql, input) : groupTable(await listGroups(sql, KIND_OF[list], input, MAX_EXPORTED))
  return writeTableFile({ name: list, rows, format: 'csv', saveAs: `${list}-${input.period}-${input.currency}.csv` })
}

const DAY_HEADINGS = [
  'Day',
  'Orders placed',
  'Cancelled',
  'Paid',
  'Goods',
  'Shipping',
  'Tax',
  'Refunds',
  'Refunded',
  'Tax refunded',
  'Goods with known cost',
  'Cost',
  'Margin',
  'Quotes requested',
  'Quoted',
  'Quotes won',
  'Searches without a result',
  'Abandoned carts',
  'In abandoned carts',
  'Stock at cost',
]

/** Every day on which something happened; a cell is empty where nothing is known. */
async function dayTable(sql: Db, { period, currency }: FigureGroups): Promise<TableCell[][]> {
  const { from, to } = daysOf(period)
  const [days, { quoteDays, searchDays, stockDays }, cartDays] = await Promise.all([
    listDays(sql, currency, from, to),
    readOtherDays(sql, { currency, from, to }),
    listCartDays(sql, currency, from, to),
  ])
  const all = [days, quoteDays, searchDays, stockDays, cartDays].flat().map(({ day }) => day)
  return [
    DAY_HEADINGS,
    ...[...new Set(all)].sort().map((day): TableCell[] => {
      const of = <T extends { day: string }>(rows: readonly T[]) => rows.find((row) => row.day === day)
      const [sales, quotes, carts] = [of(days), of(quoteDays), of(cartDays)]
      return [
        day,
        sales?.placedCount,
        sales?.closedCount,
        sales?.paidCount,
        sales?.goodsAmount,
        sales?.freightAmount,
        sales?.taxAmount,
        sales?.refundCount,
        sales?.refundedAmount,
        sales?.refundedTaxAmount,
        sales?.costedAmount,
        sales?.cost,
        sales && subtract(sales.costedAmount, sales.cost),
        quotes?.asked,
        quotes?.quoted,
        quotes?.won,
        of(searchDays)?.times,
        carts?.count,
        carts?.amount,
        of(stockDays)?.value,
      ]
    }),
  ]
}

const groupTable = (groups: GroupFigures[]): TableCell[][] => [
  [
    'Name',
    'Orders',
    'Pieces',
    'Goods',
    'Goods with known cost',
    'Cost',
    'Margin',
    'Refunded',
    'Quotes requested',
    'Quoted',
    'Quotes won',
    'In abandoned carts',
    'Stock at cost',
  ],
  ...groups.map((one) => [
    one.name,
    one.orderCount,
    one.pieceCount,
    one.amount,
    one.costedAmount,
    one.cost,
    subtract(one.costedAmount, one.cost),
    one.refundedAmount,
    one.quotes.asked,
    one.quotes.quoted,
    one.quotes.won,
    one.cartAmount,
    one.stockValue,
  ]),
]
