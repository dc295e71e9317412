import { enterCosts } from '#features/supply/server/parts/costs.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { type TableCell, writeCsv } from '#shared/csv/csv.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { normaliseModel } from '#shared/mpn.ts'
import type { FIGURE_LISTS, GroupFigures } from '../figures.contract.ts'
import { addSums, daysOf, readCosts } from '../figures.rules.ts'
import * as queries from './figures.queries.ts'
import { foldAll } from './fold.service.ts'

const SHOWN = 15
const MAX_EXPORTED = 50_000

export interface FiguresInput {
  period: string
  currency: 'USD' | 'CNY'
}

/** Folds new entries first, so that the figures always agree with the orders. */
export async function readFigures(sql: Db, { period, currency }: FiguresInput) {
  await foldAll(sql)
  const { from, to } = daysOf(period)
  const groups = (kind: queries.FigureKind) => listGroups(sql, kind, { period, currency }, SHOWN)
  const [days, makers, categories, customers, [costs], [quotes], [missed], [carts], largestCarts, [stock]] =
    await Promise.all([
      queries.listDays(sql, currency, from, to),
      groups('maker'),
      groups('category'),
      groups('customer'),
      queries.sumCosts(sql, currency, period),
      queries.countQuotes(sql, from, to),
      queries.countMisses(sql, from, to),
      queries.findAbandonedCarts(sql, currency),
      queries.listAbandonedCarts(sql, currency),
      queries.findStockValue(sql, currency),
    ])
  return {
    totals: { ...totalsOf(days), costedAmount: costs?.costedAmount ?? '0.0000', cost: costs?.cost ?? '0.0000' },
    days,
    makers,
    categories,
    customers,
    quotes: quotes ?? { asked: 0, quoted: 0, won: 0 },
    missedSearches: missed?.times ?? 0,
    stockValue: stock?.value ?? null,
    abandonedCarts: {
      count: carts?.count ?? 0,
      amount: carts?.amount ?? '0.0000',
      at: carts?.at.toISOString() ?? null,
      largest: [...largestCarts],
    },
  }
}

function totalsOf(days: queries.DayRow[]) {
  const count = (name: 'placedCount' | 'closedCount' | 'paidCount' | 'refundCount') =>
    days.reduce((total, day) => total + day[name], 0)
  const sum = (name: Exclude<keyof queries.DayRow, 'day' | `${string}Count`>) => addSums(days.map((day) => day[name]))
  return {
    placedCount: count('placedCount'),
    placedAmount: sum('placedAmount'),
    closedCount: count('closedCount'),
    closedAmount: sum('closedAmount'),
    paidCount: count('paidCount'),
    goodsAmount: sum('goodsAmount'),
    freightAmount: sum('freightAmount'),
    taxAmount: sum('taxAmount'),
    refundCount: count('refundCount'),
    refundedAmount: sum('refundedAmount'),
    refundedTaxAmount: sum('refundedTaxAmount'),
  }
}

async function listGroups(sql: Db, kind: queries.FigureKind, { period, currency }: FiguresInput, limit: number) {
  const rows = await queries.listGroups(sql, kind, currency, period, limit)
  return rows.map(({ key, name, brandId, pieceCount, ...sums }): GroupFigures => {
    const id = kind === 'maker' ? (brandId ?? 0) : Number(key)
    return { ...sums, ...(id > 0 && name !== null && { id }), name: name ?? GONE[kind], pieceCount: Number(pieceCount) }
  })
}

const GONE: Readonly<Record<queries.FigureKind, string>> = {
  maker: 'Unknown manufacturer',
  category: 'Outside the catalogue',
  customer: 'Deleted accounts',
}

export async function exportFigures(
  sql: Db,
  { list, ...input }: FiguresInput & { list: (typeof FIGURE_LISTS)[number] },
): Promise<FileAnswer> {
  await foldAll(sql)
  const { from, to } = daysOf(input.period)
  const rows =
    list === 'days'
      ? dayTable(await queries.listDays(sql, input.currency, from, to))
      : groupTable(await listGroups(sql, KIND_OF[list], input, MAX_EXPORTED))
  const saveAs = `${list}-${input.period}-${input.currency}.csv`
  return { file: { body: writeCsv(rows), contentType: 'text/csv; charset=utf-8', maxAge: 0, private: true, saveAs } }
}

const KIND_OF = { makers: 'maker', categories: 'category', customers: 'customer' } as const

const dayTable = (days: queries.DayRow[]): TableCell[][] => [
  ['Day', 'Orders placed', 'Cancelled', 'Paid', 'Goods', 'Shipping', 'Tax', 'Refunds', 'Refunded', 'Tax refunded'],
  ...days.map((day) => [
    day.day,
    day.placedCount,
    day.closedCount,
    day.paidCount,
    day.goodsAmount,
    day.freightAmount,
    day.taxAmount,
    day.refundCount,
    day.refundedAmount,
    day.refundedTaxAmount,
  ]),
]

const groupTable = (groups: GroupFigures[]): TableCell[][] => [
  ['Name', 'Orders', 'Pieces', 'Goods', 'Goods with known cost', 'Cost', 'Refunded'],
  ...groups.map((one) => [
    one.name,
    one.orderCount,
    one.pieceCount,
    one.amount,
    one.costedAmount,
    one.cost,
    one.refundedAmount,
  ]),
]

/** Valid lines are saved; the others are reported. */
export function saveCosts(sql: Db, who: string, text: string) {
  const { parts, problems } = readCosts(text)
  return inTransaction(sql, async (tx) => {
    const asked = parts.map(({ model, maker }) => ({ norm: normaliseModel(model), maker }))
    const found = new Map((await queries.findParts(tx, asked)).map(({ place, goodsId }) => [place, goodsId]))
    const known = new Map<number, string>()
    const unknown: typeof problems = []
    for (const [place, { line, model, maker, cost }] of parts.entries()) {
      const goodsId = found.get(place + 1)
      if (goodsId === undefined) unknown.push({ line, message: `There is no part ${model} of ${maker}.` })
      else known.set(goodsId, cost)
    }
    await enterCosts(
      tx,
      who,
      [...known].map(([goodsId, cost]) => ({ goodsId, cost })),
    )
    await queries.saveStockValue(tx)
    return { saved: known.size, problems: [...problems, ...unknown].sort((a, b) => a.line - b.line).slice(0, 100) }
  })
}
