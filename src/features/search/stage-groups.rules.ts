import { type Counted, countOfNear, type StoreShape, shareOfNear } from './expected-goods.rules.ts'
import { groupsOfRanks, type RankGroups } from './rank-groups.rules.ts'

/** Groups of ranks for all goods that match. `ofStage`: for those that are exactly a rating, and near it, which are read before all others. */
export interface StageGroups extends RankGroups {
  ofStage?: { 1: RankGroups; 2: RankGroups }
}

export interface Size {
  /** As independent conditions give. */
  goods: number
  most: number
  read: number
  isHinted: boolean
}

/** Conditions are rarely independent: between what that would give and what the rarest of them allows. */
export function groupsFor(
  { goods, most, read, isHinted }: Size,
  kept: readonly Counted[],
  store: StoreShape,
): StageGroups {
  const isCounted = kept.every(({ kinds }) => kinds)
  const isKnown = isCounted && goods > most / 2
  // Values of one kind of part often go together, and goods that are read in vain take as long as another group.
  const stage = (near: 'nearest' | 'near') => {
    const share = kept.reduce((product, one) => product * shareOfNear(one, near), 1)
    const mostNear = Math.min(most, ...kept.map((one) => countOfNear(one, near)))
    return groupsOfRanks(
      { likely: mostNear, isKnown: isCounted && share * goods > mostNear / 2, read, isHinted },
      store,
    )
  }
  const isRated = kept.some(({ nearest }) => nearest)
  return {
    ...groupsOfRanks({ likely: Math.sqrt(goods * most), isKnown, read, isHinted }, store),
    ...(isRated && { ofStage: { 1: stage('nearest'), 2: stage('near') } }),
  }
}
