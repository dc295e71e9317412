import type { Db } from '#server/database/connect.ts'
import type { Counted } from '../expected-goods.rules.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import type { Condition, ResolvedFact } from '../reader/resolved-fact.ts'
import * as queries from './words/lexicon.queries.ts'

/** Number of goods per fact and hint, in all and in each category, from stored counts only. */
export async function countFacts(
  sql: Db,
  lexicon: Lexicon,
  facts: readonly ResolvedFact[],
  hinted: readonly number[][],
  leaves: number[] | undefined,
): Promise<{ facts: ResolvedFact[]; hints: Counted[] }> {
  const [atNearest, atHints] = [facts.length, 2 * facts.length]
  const wanted = [
    ...facts.flatMap(({ condition }, place) => idsInCondition(condition, place)),
    ...facts.flatMap(({ nearest = [], nearCount }, place) =>
      nearCount ? [] : idsInCondition({ valueIds: nearest }, atNearest + place),
    ),
    ...hinted.flatMap((valueIds, place) => idsInCondition({ valueIds }, atHints + place)),
  ]
  const texts = facts.flatMap(({ condition: { text } }, place) => (text === undefined ? [] : [{ place, text }]))
  const [counted, indexed] = await Promise.all([
    wanted.length > 0 ? queries.countByCategory(sql, wanted) : [],
    texts.length > 0 ? queries.listIndexedWords(sql, texts) : [],
  ])
  const kinds = new Map(wanted.map(({ place }) => [place, new Map<number, number>()]))
  for (const { place, categoryIds, counts } of counted)
    kinds.set(place, new Map(categoryIds.map((id, at) => [id, counts[at] ?? 0])))
  const words = new Map(indexed.map((one) => [one.place, one.words]))
  const isNamed = leaves && new Set(leaves)
  const hints = hinted.map((valueIds, place) => ({
    condition: { valueIds },
    goodsCount: undefined,
    kinds: kinds.get(atHints + place) ?? new Map<number, number>(),
  }))
  const countedFacts = facts.map((one, place) => {
    const ofKinds = kinds.get(place)
    const own = words.get(place)
    // For a rare word the default estimate is good enough.
    const withWords = own ? (lexicon.goodsWithWords(own) ?? one.goodsCount ?? 0) : 0
    const condition = own?.length === 1 ? { ...one.condition, isOneWord: true } : one.condition
    if (!ofKinds) return own ? { ...one, condition, goodsCount: withWords, storeCount: withWords } : one
    const ofNamed = (counts: ReadonlyMap<number, number>) => sumOf(counts, (id) => isNamed?.has(id) ?? true)
    const goodsCount = ofNamed(ofKinds) + withWords
    const isOfIds = own === undefined && condition.beginsWith === undefined && condition.contains === undefined
    // All values of a text are near it.
    const ofNearest = kinds.get(atNearest + place)
    return {
      ...one,
      condition,
      goodsCount,
      storeCount: sumOf(ofKinds, () => true) + withWords,
      ...(isOfIds && { kinds: ofKinds }),
      ...(ofNearest && { nearCount: { nearest: ofNamed(ofNearest), near: goodsCount } }),
    }
  })
  return { facts: countedFacts, hints }
}

const sumOf = (counts: ReadonlyMap<number, number>, isCounted: (categoryId: number) => boolean): number =>
  [...counts].reduce((all, [id, count]) => (isCounted(id) ? all + count : all), 0)

/** For `countByCategory`; none without ids. */
export function idsInCondition(
  { leaves = [], brandIds = [], packageIds = [], valueIds = [] }: Condition,
  place: number,
) {
  const count = leaves.length + brandIds.length + packageIds.length + valueIds.length
  return count > 0 ? [{ place, leaves, brandIds, packageIds, valueIds }] : []
}
