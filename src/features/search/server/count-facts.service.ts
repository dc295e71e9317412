import type { Db } from '#server/database/connect.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import type { Condition, ResolvedFact } from '../reader/resolved-fact.ts'
import * as queries from './words/lexicon.queries.ts'

/** Number of goods per fact, in all and in each category, from stored counts only. */
export async function countFacts(
  sql: Db,
  lexicon: Lexicon,
  facts: readonly ResolvedFact[],
  leaves: number[] | undefined,
): Promise<ResolvedFact[]> {
  const wanted = facts.flatMap(({ condition }, place) => idsInCondition(condition, place) ?? [])
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
  return facts.map((one, place) => {
    const ofKinds = kinds.get(place)
    const own = words.get(place)
    // For a rare word the default estimate is good enough.
    const withWords = own ? (lexicon.goodsWithWords(own) ?? one.goodsCount ?? 0) : 0
    const condition = own?.length === 1 ? { ...one.condition, isOneWord: true } : one.condition
    if (!ofKinds) return own ? { ...one, condition, goodsCount: withWords, storeCount: withWords } : one
    const sum = (isCounted: (categoryId: number) => boolean) =>
      [...ofKinds].reduce((all, [id, count]) => (isCounted(id) ? all + count : all), 0) + withWords
    const goodsCount = sum((id) => isNamed?.has(id) ?? true)
    const isOfIds = own === undefined && condition.beginsWith === undefined && condition.contains === undefined
    return { ...one, condition, goodsCount, storeCount: sum(() => true), ...(isOfIds && { kinds: ofKinds }) }
  })
}

function idsInCondition({ leaves = [], brandIds = [], packageIds = [], valueIds = [] }: Condition, place: number) {
  const count = leaves.length + brandIds.length + packageIds.length + valueIds.length
  return count > 0 ? { place, leaves, brandIds, packageIds, valueIds } : undefined
}
