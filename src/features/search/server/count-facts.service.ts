import type { Db } from '#server/database/connect.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import type { ResolvedFact } from '../reader/resolved-fact.ts'
import * as queries from './words/lexicon.queries.ts'

/** Ratings with more values are not counted. */
const MAX_COUNTED = 50

/** Number of goods per fact, from stored counts only. */
export async function countFacts(
  sql: Db,
  lexicon: Lexicon,
  facts: readonly ResolvedFact[],
  leaves: number[] | undefined,
): Promise<ResolvedFact[]> {
  const wanted = facts.flatMap(({ condition, goodsCount }, place) => {
    const { leaves: own = [], brandIds = [], packageIds = [], valueIds = [], text } = condition
    const isKnown = goodsCount !== undefined && valueIds.length + brandIds.length === 0
    if ((isKnown && text === undefined) || valueIds.length > MAX_COUNTED) return []
    return [
      ...own.map((id) => ({ place, kind: 'category' as const, id })),
      ...brandIds.map((id) => ({ place, kind: 'brand' as const, id })),
      ...packageIds.map((id) => ({ place, kind: 'package' as const, id })),
      ...valueIds.map((id) => ({ place, kind: 'value' as const, id })),
    ]
  })
  const texts = facts.flatMap(({ condition: { text } }, place) => (text === undefined ? [] : [{ place, text }]))
  const [counted, indexed] = await Promise.all([
    wanted.length > 0 ? queries.countGoods(sql, wanted, leaves) : [],
    texts.length > 0 ? queries.listIndexedWords(sql, texts) : [],
  ])
  const counts = new Map<number, { goodsCount: number; storeCount?: number | null }>()
  for (const { place } of wanted) counts.set(place, { goodsCount: 0 })
  for (const { place, ...count } of counted) counts.set(place, count)
  const oneWord = new Set(indexed.flatMap(({ place, words }) => (words.length === 1 ? [place] : [])))
  for (const { place, words } of indexed) {
    // For a rare word the default estimate is good enough.
    const withWords = lexicon.goodsWithWords(words) ?? facts[place]?.goodsCount ?? 0
    const { goodsCount = 0, storeCount } = counts.get(place) ?? {}
    counts.set(place, { goodsCount: goodsCount + withWords, storeCount: (storeCount ?? goodsCount) + withWords })
  }
  return facts.map((one, place) => {
    const { goodsCount = one.goodsCount, storeCount } = counts.get(place) ?? {}
    const condition = oneWord.has(place) ? { ...one.condition, isOneWord: true } : one.condition
    return { ...one, condition, goodsCount, ...(storeCount && { storeCount }) }
  })
}
