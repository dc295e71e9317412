import type { AnyOf, Question, Wish } from '#features/catalog/index/part-index.types.ts'
import { stemsOf } from '#features/catalog/index/words.ts'
import { fact } from '#features/catalog/server/part-index/part-facts.ts'
import { getParts, type Parts } from '#features/catalog/server/part-index/part-index.service.ts'
import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import type { Condition } from '../reader/resolved-fact.ts'
import * as queries from './find-wanted.queries.ts'
import type { WantedParts } from './wanted-parts.ts'

/** A description as a question to the index of parts. */
export type WantedSearch = Required<Pick<Question, 'all' | 'any'>> & { near: Wish[] }

/** Words of one text beside other meanings: so many parts with all of them are looked at. */
const MAX_WITH_WORDS = 50_000

/** Parts of numbers are looked up in the database, all others are facts. */
export async function searchFor(sql: Db, wanted: WantedParts): Promise<WantedSearch> {
  const parts = await getParts(sql)
  const conditions = await Promise.all(wanted.conditions.map((one) => readCondition(sql, parts, one)))
  return {
    all: [...conditions.flatMap(({ all = [] }) => all), ...(wanted.rohs ? [fact.rohs] : [])],
    any: conditions.flatMap(({ any = [] }) => any),
    near: await wishesFor(sql, parts, wanted),
  }
}

async function readCondition(sql: Db, parts: Parts, condition: Condition): Promise<Pick<Question, 'all' | 'any'>> {
  const facts = factsOf(parts, condition)
  const stems = condition.text === undefined ? [] : stemsOf(condition.text).map(fact.word)
  const ids = await findByNumber(sql, condition)
  const isOnlyWords = facts.length === 0 && ids.length === 0
  if (stems.length > 0 && isOnlyWords) return { all: stems }
  const [word, ...others] = stems
  if (others.length === 0) return { any: [{ facts: word === undefined ? facts : [...facts, word], ids }] }
  const described = parts.index.find({ all: stems, page: { from: 0, size: MAX_WITH_WORDS } })
  return { any: [{ facts, ids: [...ids, ...described.ids] }] }
}

const factsOf = (parts: Parts, { leaves = [], brandIds = [], packageIds = [], valueIds = [] }: Condition): string[] => [
  ...leaves.map(fact.category),
  ...brandIds.map(fact.brand),
  ...packageIds.map(fact.package),
  ...valueFacts(parts, valueIds),
]

const valueFacts = (parts: Parts, valueIds: readonly number[]): string[] =>
  valueIds.flatMap((id) => parts.factOfValue(id) ?? [])

async function findByNumber(sql: Db, { beginsWith = [], contains }: Condition): Promise<number[]> {
  const found = await Promise.all([
    ...beginsWith.map((text) => queries.listBeginning(sql, text)),
    ...(contains === undefined ? [] : [queries.listContaining(sql, contains)]),
  ])
  return [...new Set(goodsIdsOf(found.flat()))]
}

/** Later than all others. */
const LAST = -10

/** Exact ratings first, then those near them; discontinued parts last. */
async function wishesFor(sql: Db, parts: Parts, wanted: WantedParts): Promise<Wish[]> {
  const { nearest, near, hinted, hintedWords, exactNorms } = wanted
  const oneOfEach = (ratings: readonly number[][]): AnyOf[] => ratings.map((ids) => ({ facts: valueFacts(parts, ids) }))
  const rated: Wish[] =
    nearest.length === 0
      ? []
      : [
          { any: oneOfEach(nearest) },
          { any: oneOfEach(near.map((ids, place) => [...new Set([...ids, ...(nearest[place] ?? [])])])) },
        ]
  if (exactNorms.length > 0)
    return [
      ...rated,
      { any: [{ ids: goodsIdsOf(await queries.listNumbered(sql, exactNorms)) }], weight: rated.length + 1 },
    ]
  return [
    ...rated,
    ...hinted.map((ids): Wish => ({ any: [{ facts: valueFacts(parts, ids) }] })),
    ...(hintedWords.length > 0
      ? [{ any: stemsOf(hintedWords.join(' ')).map((stem) => ({ facts: [fact.word(stem)] })) }]
      : []),
    { any: [{ facts: [fact.discontinued] }], weight: LAST },
  ]
}
