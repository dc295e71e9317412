import { listGoodsAndReplacements } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { normaliseModel, packingStem } from '#shared/mpn.ts'
import { chooseFamily, listFamilyPrefixes } from '../family.rules.ts'
import { ranksWithNumber } from '../rank-groups.rules.ts'
import type { SearchInput, SearchResult } from '../search.contract.ts'
import { isSoughtInside, prefixEnd } from '../search.rules.ts'
import { listFamily } from './family.queries.ts'
import { findNear, nothingFound, nothingNear } from './near-page.service.ts'
import * as queries from './search.queries.ts'
import { getLexicon } from './words/lexicon.service.ts'

export type Known = Awaited<ReturnType<typeof findKnown>>

/** A part of the same maker with another packing code is the same part; an unknown number has no maker yet. */
export async function findKnown(sql: Db, text: string, norm: string) {
  const stem = normaliseModel(packingStem(text))
  const [{ prefixCount, known: rows } = { prefixCount: 0, known: [] }] = await queries.listKnown(sql, norm, stem)
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
  const otherPrefixCount = prefixCount - known.filter((row) => row.modelNorm.startsWith(norm)).length
  return { ids: goodsIdsOf(known), exactCount: exact.length, prefixCount, otherPrefixCount }
}

/** Undefined without an exact, prefix or substring match. */
export async function findByNumber(
  sql: Db,
  input: SearchInput,
  norm: string,
  known: Known,
): Promise<SearchResult | undefined> {
  const inside = input.fuzzy && isSoughtInside(norm, known.prefixCount)
  const wanted = { norm, known: known.ids, otherPrefixCount: inside ? known.otherPrefixCount : undefined }
  // Most whole numbers begin no other one: then there is nothing near to be read.
  const isNear = inside || known.otherPrefixCount > 0
  const near = isNear ? await findBestNear(sql, wanted, input) : { ids: [], page: nothingNear(), isAny: false }
  if (known.ids.length === 0 && !near.isAny) return undefined
  // Instead of an empty page below the part itself.
  const isAlone = known.exactCount > 0 && !near.isAny && !queries.hasFilters(input)
  const family = isAlone ? await findFamily(sql, norm, known.ids) : []
  const goods = await listGoodsAndReplacements(sql, [...known.ids, ...near.ids, ...family])
  const byId = new Map(goods.map((one) => [one.goodsId, one]))
  const pick = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    ...nothingFound(),
    ...near.page,
    exact: pick(known.ids.slice(0, known.exactCount)),
    packagings: pick(known.ids.slice(known.exactCount)),
    list: pick(near.ids),
    family: pick(family),
  }
}

async function findFamily(sql: Db, norm: string, known: number[]): Promise<number[]> {
  const prefixes = listFamilyPrefixes(norm).map((text) => ({ text, end: prefixEnd(text) }))
  return prefixes.length > 0 ? chooseFamily(await listFamily(sql, prefixes, known)) : []
}

/**
 * Of more hits than are read the best, unless they are filtered or sorted: the best may all be of another manufacturer. Of numbers that
 * begin so 10,000 are counted, but fewer are read by rank.
 */
async function findBestNear(sql: Db, wanted: queries.ByNumber, input: SearchInput): ReturnType<typeof findNear> {
  if (queries.isRefined(input)) return findNear(sql, wanted, input)
  const part = wanted.otherPrefixCount === undefined ? 'beginning' : 'contained'
  const rank = async () => ({ ...wanted, ranks: ranksWithNumber(await getLexicon(sql), part) })
  if (part === 'contained') return findNear(sql, wanted, input, rank)
  const first = await findNear(sql, wanted, input)
  if (!first.page.isLowerBound) return first
  return { ...first, ids: goodsIdsOf(await queries.listBestWithPrefix(sql, await rank(), input)) }
}
