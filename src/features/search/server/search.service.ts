import type { Sql, Tx } from '../../../server/database/connect.ts'
import { normaliseModel, packingStem } from '../../../shared/mpn.ts'
import type { Goods } from '../../catalog/catalog.contract.ts'
import { listGoods } from '../../catalog/server/catalog.service.ts'
import { isPlainNeed, isPossibleNeed } from '../need.rules.ts'
import { readPartDescription } from '../part-description.rules.ts'
import type { SearchInput, SearchResult } from '../search.contract.ts'
import { errorsAllowed, halvesOf, isSoughtInside, listOneSlipAway } from '../search.rules.ts'
import * as misspelt from './misspelt.queries.ts'
import { nothingNear, readNearPage } from './near-page.ts'
import { findNeeded } from './need.service.ts'
import * as queries from './search.queries.ts'

type Db = Sql | Tx

const idsOf = (rows: Iterable<{ goodsId: number }>) => Array.from(rows, (row) => row.goodsId)

/**
 * The number itself, the same part in other packaging, then what begins with it or contains it. A text that tells what
 * a part is instead of its number is taken as that; only when there is nothing, what may have been meant is looked for.
 */
export async function findGoods(sql: Db, input: SearchInput): Promise<SearchResult> {
  const norm = normaliseModel(input.goodsModel)
  if (norm === '') return nothing()
  const known = await findKnown(sql, input.goodsModel, norm)
  const isKnown = known.ids.length > 0
  const description = readPartDescription(input.goodsModel)
  if (!isKnown && input.fuzzy && isPlainNeed(input.goodsModel, description)) {
    const needed = await findNeeded(sql, description, input)
    if (needed) return needed
  }
  const inside = input.fuzzy && isSoughtInside(norm, known.begun)
  const [goods, near] = await Promise.all([
    listGoods(sql, known.ids),
    readNearPage(sql, { norm, known: known.ids, begunBeside: inside ? known.begunBeside : undefined }, input),
  ])
  if (isKnown || near.isAny || !input.fuzzy)
    return { ...nothing(), ...near.page, ...splitKnown(goods, known.exactCount) }
  const needed = isPossibleNeed(description) ? await findNeeded(sql, description, input) : undefined
  return needed ?? findMisspelt(sql, norm, input)
}

const splitKnown = (goods: Goods[], exactCount: number) => ({
  exact: goods.slice(0, exactCount),
  packagings: goods.slice(exactCount),
})

/** A part of the same maker with another packing code is the same part; an unknown number has no maker yet. */
async function findKnown(sql: Db, text: string, norm: string) {
  const stem = normaliseModel(packingStem(text))
  const rows = await queries.listKnown(sql, norm, stem)
  const exact = rows.filter((row) => row.modelNorm === norm)
  const makers = new Set(exact.map((row) => row.brandId))
  const stems = new Set([norm, stem, ...exact.map((row) => row.stem)])
  const packagings = rows.filter(
    (row) =>
      row.modelNorm !== norm &&
      (makers.size === 0 || makers.has(row.brandId)) &&
      (stems.has(row.stem) || normaliseModel(packingStem(row.model)) === stem),
  )
  const known = [...exact, ...packagings]
  const begun = rows[0]?.begun ?? 0
  const begunBeside = begun - known.filter((row) => row.modelNorm.startsWith(norm)).length
  return { ids: idsOf(known), exactCount: exact.length, begun, begunBeside }
}

async function findMisspelt(sql: Db, norm: string, input: SearchInput): Promise<SearchResult> {
  const found = (await listSlipped(sql, norm)) ?? (await listFurtherAway(sql, norm))
  const [best] = found
  if (!best) return nothing()
  const near = await readNearPage(sql, { ids: idsOf(found) }, input)
  return { ...nothing(), ...near.page, suggestion: best.model }
}

async function listSlipped(sql: Db, norm: string) {
  const slips = listOneSlipAway(norm)
  const found = slips.length > 0 ? await misspelt.listSlippedIds(sql, slips) : []
  return found.length > 0 ? found : undefined
}

async function listFurtherAway(sql: Db, norm: string) {
  const halves = halvesOf(norm)
  return halves ? misspelt.listMisspeltIds(sql, norm, halves.head, halves.tail, errorsAllowed(norm)) : []
}

const nothing = (): SearchResult => ({ ...nothingNear(), exact: [], packagings: [], suggestion: null, need: null })
