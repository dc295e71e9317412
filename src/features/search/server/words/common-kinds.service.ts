import type { Db } from '#server/database/connect.ts'
import type { Lexicon } from '../../reader/lexicon.rules.ts'
import { openMeanings } from '../../reader/numbers/common-kinds.rules.ts'
import type { Reading } from '../../reader/reading.ts'
import { meaningsOf } from '../../reader/resolved-fact.ts'
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
  const ids = open.ids.filter(({ condition }) => meaningsOf(condition) > 0)
  const [ofNumbers, ofIds] = await Promise.all([
    queries.listCategoriesWithin(sql, open.numbers),
    ids.length > 0
      ? queries.countByCategory(
          sql,
          ids.map(({ place, condition: { leaves = [], brandIds = [], packageIds = [], valueIds = [] } }) => ({
            place,
            leaves,
            brandIds,
            packageIds,
            valueIds,
          })),
        )
      : [],
  ])
  const places = new Set([...open.numbers, ...ids].map(({ place }) => place))
  let common: ReadonlySet<number> | undefined = open.named
  for (const place of places) {
    const own = new Set([...ofNumbers, ...ofIds].flatMap((one) => (one.place === place ? one.categoryIds : [])))
    common = common ? new Set([...common].filter((id) => own.has(id))) : own
  }
  return common && common.size > 0 ? common : undefined
}
