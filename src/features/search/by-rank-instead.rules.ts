import { byRank, type Way } from './description-plan.rules.ts'
import type { StoreShape } from './expected-goods.rules.ts'
import type { Condition } from './reader/resolved-fact.ts'

/** The same goods from the highest rank down, when more match than are read. Ranks are of the whole store, not of a category. */
export const byRankInstead = <W extends { conditions: Condition[]; way: Way }>(
  wanted: W,
  goods: number,
  store: StoreShape,
): W => ({
  ...wanted,
  conditions: wanted.conditions.filter(({ isCategory }) => !isCategory),
  way: byRank(goods, store),
})
