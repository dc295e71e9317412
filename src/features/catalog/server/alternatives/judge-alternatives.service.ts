import type { Db } from '#server/database/connect.ts'
import { poolOf } from '#server/database/transaction.ts'
import type { ComparedPart, ComparedValue } from '../../alternatives/compared-part.ts'
import { compareParts, type Verdict } from '../../alternatives/verdict.rules.ts'
import { getCachedValues } from '../known-values.service.ts'
import * as queries from './alternatives.queries.ts'

/** Maximum number of candidates, the most popular first. */
const MAX_COMPARED = 200

async function readParts(sql: Db, ids: readonly number[]): Promise<Map<number, ComparedPart>> {
  const rows = await queries.listComparedParts(sql, ids)
  const values = await readValues(sql, new Set(rows.flatMap((row) => row.valueIds)))
  return new Map(
    rows.map(({ goodsId, valueIds, category, parentCategory, topCategory, ...row }) => {
      const categoryPath = [topCategory, parentCategory, category].filter((name) => name !== null)
      const parameters = new Map<string, ComparedValue>()
      for (const id of valueIds) {
        const value = values.get(id)
        if (value) parameters.set(value.code, value)
      }
      return [goodsId, { ...row, categoryPath, parameters }]
    }),
  )
}

/** Values never change and are cached; the names of their parameters are read each time. */
async function readValues(sql: Db, ids: ReadonlySet<number>): Promise<Map<number, ComparedValue>> {
  const known = await getCachedValues(sql, [...ids])
  const used = Array.from(ids, (id) => known.get(id)).filter((value) => value !== undefined)
  const attributeIds = [...new Set(used.map(({ attributeId }) => attributeId))]
  const attributes = new Map((await queries.listAttributes(sql, attributeIds)).map((row) => [row.attributeId, row]))
  return new Map(
    used.flatMap(({ valueId, attributeId, number, text }) => {
      const attribute = attributes.get(attributeId)
      return attribute ? [[valueId, { ...attribute, number, text }] as const] : []
    }),
  )
}

export interface AlternativePair {
  goodsId: number
  otherId: number
}

const pairKey = ({ goodsId, otherId }: AlternativePair) => `${goodsId} ${otherId}`

/** Verdicts for pairs of parts, as on the page of the part; a pair with a deleted part has none. */
export async function judgePairs(sql: Db, pairs: readonly AlternativePair[]): Promise<Array<Verdict | undefined>> {
  if (pairs.length === 0) return []
  const goodsIds = [...new Set(pairs.map(({ goodsId }) => goodsId))]
  const otherIds = [...new Set(pairs.map(({ otherId }) => otherId))]
  const [parts, namedPairs] = await Promise.all([
    readParts(sql, [...new Set([...goodsIds, ...otherIds])]),
    queries.listNamedPairs(sql, goodsIds, otherIds),
  ])
  const named = new Set(namedPairs.map(pairKey))
  return pairs.map((pair) => {
    const [original, other] = [parts.get(pair.goodsId), parts.get(pair.otherId)]
    return original && other && compareParts(original, { ...other, isNamed: named.has(pairKey(pair)) })
  })
}

export interface Candidate extends AlternativePair {
  /** Changes when one of the two rows is changed. */
  version: string
}

/**
 * Cache: every list needs verdicts, and computing them took four times as long as the list itself; a BOM is priced again with
 * every change of its quantities. The version makes changes of parts effective immediately; renamed categories and
 * parameters, and what suppliers name, after the time below.
 */
const MAX_KEPT = 50_000
const KEPT_MS = 10 * 60_000
const kept = new WeakMap<object, { since: number; verdicts: Map<string, Verdict | undefined> }>()

/** Cleared when it is full or old. */
function cacheFor(sql: Db): Map<string, Verdict | undefined> {
  const pool = poolOf(sql)
  const before = kept.get(pool)
  if (before && before.verdicts.size < MAX_KEPT && Date.now() - before.since < KEPT_MS) return before.verdicts
  const verdicts = new Map<string, Verdict | undefined>()
  kept.set(pool, { since: Date.now(), verdicts })
  return verdicts
}

const keyOf = ({ goodsId, otherId, version }: Candidate) => `${goodsId} ${otherId} ${version}`

/** As `judgePairs`, but each version of a pair is compared once. */
export async function judgeCandidates(sql: Db, candidates: readonly Candidate[]): Promise<Array<Verdict | undefined>> {
  const known = cacheFor(sql)
  const unknown = candidates.filter((candidate) => !known.has(keyOf(candidate)))
  const judged = await judgePairs(sql, unknown)
  for (const [at, candidate] of unknown.entries()) known.set(keyOf(candidate), judged[at])
  return candidates.map((candidate) => known.get(keyOf(candidate)))
}

/** Of the candidates for each part, in their order, the first ones that can replace it. */
export async function pickReplacements<C extends Candidate>(
  sql: Db,
  candidates: readonly C[],
  limit: number,
): Promise<Map<number, C[]>> {
  const verdicts = await judgeCandidates(sql, candidates)
  const replacements = Map.groupBy(
    candidates.filter((_, at) => verdicts[at]?.kind === 'replacement'),
    ({ goodsId }) => goodsId,
  )
  return new Map(Array.from(replacements, ([goodsId, all]) => [goodsId, all.slice(0, limit)]))
}

/** Compared at once by a page that names the first few replacements. */
const COMPARED_FIRST = 24

/** The ids of the first parts that can replace it, in the order in which they are listed. */
export async function findReplacements(sql: Db, goodsId: number, limit: number): Promise<number[]> {
  const candidates = (await queries.listAlternativeIds(sql, goodsId, MAX_COMPARED)).map(
    ({ goodsId: otherId, version }) => ({ goodsId, otherId, version }),
  )
  const first = await pickReplacements(sql, candidates.slice(0, COMPARED_FIRST), limit)
  const found = first.get(goodsId) ?? []
  if (found.length === limit || candidates.length <= COMPARED_FIRST) return found.map(({ otherId }) => otherId)
  const all = await pickReplacements(sql, candidates, limit)
  return (all.get(goodsId) ?? []).map(({ otherId }) => otherId)
}

/** Replacements first, then what is not known to be worse, then the rest. */
const rankOf = ({ kind, differences }: Verdict) =>
  kind === 'replacement' ? 0 : differences[0]?.outcome === 'worse' ? 2 : 1

export interface JudgedAlternative {
  goodsId: number
  verdict: Verdict
}

/** Everything that is listed for the job of a part, the best first. */
export async function judgeAlternatives(sql: Db, goodsId: number): Promise<JudgedAlternative[]> {
  const found = await queries.listAlternativeIds(sql, goodsId, MAX_COMPARED)
  if (found.length === 0) return []
  const parts = await readParts(sql, [goodsId, ...found.map((row) => row.goodsId)])
  const original = parts.get(goodsId)
  if (!original) return []
  return found
    .flatMap((row) => {
      const part = parts.get(row.goodsId)
      return part ? [{ goodsId: row.goodsId, verdict: compareParts(original, { ...part, isNamed: row.isNamed }) }] : []
    })
    .sort((a, b) => rankOf(a.verdict) - rankOf(b.verdict))
}
