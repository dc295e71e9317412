import type { Db } from '#server/database/connect.ts'
import { intersect } from '../../reader/kinds.rules.ts'
import type { Lexicon } from '../../reader/lexicon.rules.ts'
import { openMeanings } from '../../reader/numbers/common-kinds.rules.ts'
import type { Reading } from '../../reader/reading.ts'
import { idsInCondition } from '../find-kinds.service.ts'
import * as queries from './lexicon.queries.ts'

/**
 * The categories that have parts for each of the facts, a number as any parameter of its unit. Undefined when nothing tells; words
 * of descriptions do not.
 */
export async function findCommonKinds(
  sql: Db,
  lexicon: Lexicon,
  reading: Reading,
): Promise<ReadonlySet<number> | undefined> {
  const open = openMeanings(lexicon, reading)
  if (!open) return undefined
  const ids = open.ids.flatMap(({ place, condition }) => idsInCondition(condition, place))
  const [ofNumbers, ofIds] = await Promise.all([
    queries.listCategoriesWithin(sql, open.numbers),
    ids.length > 0 ? queries.listCategoriesOf(sql, ids) : [],
  ])
  // A number may also be a package or a text: what has either of them has the fact.
  const ofFacts = Map.groupBy([...ofNumbers, ...ofIds], ({ place }) => place)
  let common = open.named
  for (const place of new Set([...open.numbers, ...ids].map((one) => one.place)))
    common = intersect(common, new Set(ofFacts.get(place)?.flatMap(({ categoryIds }) => categoryIds)))
  return common && common.size > 0 ? common : undefined
}
