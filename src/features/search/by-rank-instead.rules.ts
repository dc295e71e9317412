import type { Way } from './description-plan.rules.ts'
import type { StoreShape } from './expected-goods.rules.ts'
import { groupsOfRanks } from './rank-groups.rules.ts'
import type { Condition } from './reader/resolved-fact.ts'

/** So many times as many as were read are taken to match where nothing tells. */
const MANY_MORE = 10

/**
 * The `read` best of the same goods from the highest rank down, when more match than were `found`. Ranks are of the whole store, not of
 * a category.
 */
export function byRankInstead<W extends { conditions: Condition[]; way: Way; hinted: number[][] }>(
  wanted: W,
  { found, read }: { found: number; read: number },
  store: StoreShape,
): W {
  const most = wanted.way.by === 'tokens' ? wanted.way.most : undefined
  const isHinted = wanted.hinted.length > 0
  const likely = most === undefined || isHinted ? MANY_MORE * found : Math.sqrt(found * Math.max(found, most))
  return {
    ...wanted,
    conditions: wanted.conditions.filter(({ isCategory }) => !isCategory),
    way: { by: 'tokens', ...groupsOfRanks({ likely, isKnown: false, read, isHinted }, store) },
  }
}
