import { getMainCurrency, getShop } from '#features/shop/server/shop.service.ts'
import { mainCurrencyOf } from '#features/shop/shop.rules.ts'
import { enterCosts } from '#features/supply/server/parts/costs.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { offsetOf } from '#shared/paging.ts'
import type { GroupFigures } from '../figures.contract.ts'
import { addCounts, addSums, daysOf, readCosts } from '../figures.rules.ts'
import * as carts from './carts.queries.ts'
import * as queries from './figures.queries.ts'
import { foldAll, sumStock } from './fold.service.ts'
import { listQuoteDays } from './quote-days.queries.ts'
import { listSearchDays } from './search-days.queries.ts'
import { findStockValue, listStockDays } from './stock.queries.ts'

const SHOWN = 15

/** One list of them. */
export interface FigureGroups {
  period: string
  currency: Currency
}

export interface FiguresInput {
  period: string
  /** Absent: the main one of the store. */
  currency?: Currency | undefined
}

/** Folds new entries first, so that the figures always agree with the orders. */
export async function readFigures(sql: Db, { period, ...asked }: FiguresInput) {
  await foldAll(sql)
  const currencies = await listFigureCurrencies(sql)
  const currency = asked.currency ?? mainOf(currencies)
  const { from, to } = daysOf(period)
  const groups = (kind: queries.FigureKind) => listGroups(sql, kind, { period, currency }, SHOWN)
  const [days, makers, categories, customers, byDay, left, [stock]] = await Promise.all([
    queries.listDays(sql, currency, from, to),
    groups('maker'),
    groups('category'),
    groups('customer'),
    readOtherDays(sql, { currency, from, to }),
    readCarts(sql, { currency, from, to }),
    findStockValue(sql, currency),
  ])
  return {
    currency,
    currencies,
    totals: totalsOf(days),
    days,
    makers,
    categories,
    customers,
    quotes: {
      asked: addCounts(byDay.quoteDays, 'asked'),
      quoted: addCounts(byDay.quoteDays, 'quoted'),
      won: addCounts(byDay.quoteDays, 'won'),
    },
    missedSearches: addCounts(byDay.searchDays, 'times'),
    ...byDay,
    stockValue: stock?.value ?? null,
    abandonedCarts: left,
  }
}

/** Those of the store, and those of earlier sales. */
async function listFigureCurrencies(sql: Db): Promise<Currency[]> {
  const [{ settings }, sold] = await Promise.all([getShop(sql), queries.listCurrencies(sql)])
  return [...new Set([...settings.currencies, ...sold.map(({ currency }) => currency)])]
}

const mainOf = (currencies: Currency[]) => mainCurrencyOf({ currencies })

interface Days {
  currency: string
  from: string
  to: string
}

export async function readOtherDays(sql: Db, { currency, from, to }: Days) {
  const [quoteDays, searchDays, stockDays] = await Promise.all([
    listQuoteDays(sql, from, to),
    listSearchDays(sql, from, to),
    listStockDays(sql, currency, from, to),
  ])
  return { quoteDays: [...quoteDays], searchDays: [...searchDays], stockDays: [...stockDays] }
}

async function readCarts(sql: Db, { currency, from, to }: Days) {
  const [[sums], largest, days] = await Promise.all([
    carts.findCartSums(sql, currency),
    carts.listCarts(sql, { currency }, SHOWN, 0),
    carts.listCartDays(sql, currency, from, to),
  ])
  return {
    count: sums?.count ?? 0,
    amount: sums?.amount ?? '0.0000',
    at: sums?.at.toISOString() ?? null,
    largest: [...largest],
    days: [...days],
  }
}

export async function listAbandonedCarts(
  sql: Db,
  {
    pageNumber,
    pageSize,
    ...asked
  }: Omit<carts.CartFilter, 'currency'> & {
    currency?: Currency | undefined
    pageNumber: number
    pageSize: number
  },
) {
  const currency = asked.currency ?? (await getMainCurrency(sql))
  const filter = { ...asked, currency }
  const [list, [sums]] = await Promise.all([
    carts.listCarts(sql, filter, pageSize, offsetOf({ pageNumber, pageSize })),
    carts.sumCartList(sql, filter),
  ])
  return { list: [...list], totalCount: sums?.count ?? 0, amount: sums?.amount ?? '0.0000', currency }
}

function totalsOf(days: queries.DayRow[]) {
  const sum = (name: Exclude<keyof queries.DayRow, 'day' | `${string}Count`>) => addSums(days.map((day) => day[name]))
  return {
    placedCount: addCounts(days, 'placedCount'),
    placedAmount: sum('placedAmount'),
    closedCount: addCounts(days, 'closedCount'),
    closedAmount: sum('closedAmount'),
    paidCount: addCounts(days, 'paidCount'),
    goodsAmount: sum('goodsAmount'),
    freightAmount: sum('freightAmount'),
    taxAmount: sum('taxAmount'),
    refundCount: addCounts(days, 'refundCount'),
    refundedAmount: sum('refundedAmount'),
    refundedTaxAmount: sum('refundedTaxAmount'),
    costedAmount: sum('costedAmount'),
    cost: sum('cost'),
  }
}

export async function listGroups(sql: Db, kind: queries.FigureKind, { period, currency }: FigureGroups, limit: number) {
  const rows = await queries.listGroups(sql, { kind, period, currency, ...daysOf(period) }, limit)
  return rows.map(({ key, name, brandId, pieceCount, quotesAsked, quotesQuoted, quotesWon, ...sums }): GroupFigures => {
    const id = kind === 'maker' ? (brandId ?? 0) : Number(key)
    return {
      ...sums,
      ...(id > 0 && name !== null && { id }),
      name: name ?? GONE[kind],
      pieceCount: Number(pieceCount),
      quotes: { asked: quotesAsked, quoted: quotesQuoted, won: quotesWon },
    }
  })
}

const GONE: Readonly<Record<queries.FigureKind, string>> = {
  maker: 'Unknown manufacturer',
  category: 'Outside the catalogue',
  customer: 'Deleted accounts',
}

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
    await sumStock(tx)
    return { saved: known.size, problems: [...problems, ...unknown].sort((a, b) => a.line - b.line).slice(0, 100) }
  })
}
