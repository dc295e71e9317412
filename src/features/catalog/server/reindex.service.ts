import { inTransaction, type Sql } from '#server/database/connect.ts'
import { bumpCatalogVersion } from './catalog.queries.ts'
import * as derived from './derived-data.queries.ts'

export interface Repaired {
  what: string
  rows: number
}

/** Recomputes all derived data, repairs differences and returns them. */
export function repairDerivedData(sql: Sql, onStep: (what: string) => void = () => {}): Promise<Repaired[]> {
  return inTransaction(
    sql,
    async (tx) => {
      await tx`set local work_mem = '128MB'`
      // Locks writes, because concurrent changes would make the counts wrong; reads continue.
      await tx`lock table goods in share row exclusive mode`
      const repaired: Repaired[] = []
      const steps: ReadonlyArray<readonly [what: string, repair: () => Promise<number>]> = [
        ['lowest prices', () => derived.repairLowestPrices(tx)],
        ['order of the values of a part', () => derived.repairValueOrder(tx)],
        ['combined values', () => derived.repairMembers(tx)],
        ['goods by manufacturer, package, RoHS and lifecycle', () => derived.repairKinds(tx)],
        ['goods by value', () => derived.repairValues(tx)],
        ['numbers of values', () => derived.repairValueNumbers(tx)],
        ['parameters of categories', () => derived.repairAttributes(tx)],
        ['goods of manufacturers', () => derived.repairBrandCounts(tx)],
        ['goods of categories', () => derived.repairCategoryCounts(tx)],
      ]
      for (const [what, repair] of steps) {
        onStep(what)
        repaired.push({ what, rows: await repair() })
      }
      if (repaired.some(({ rows }) => rows > 0)) await bumpCatalogVersion(tx)
      return repaired
    },
    { unlimited: true },
  )
}
