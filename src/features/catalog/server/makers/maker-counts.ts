import type { MakerChoice } from '../../filters.contract.ts'
import type { MakerCount } from './maker-goods.queries.ts'

type Chosen = Pick<MakerChoice, 'packageIds' | 'lifecycleIds' | 'inStock' | 'minStock' | 'rohs'>
type Kind = 'package' | 'lifecycle'

/** Number of parts, and for each package and lifecycle the number if it were chosen as well. */
export function countMakerGoods(alike: readonly MakerCount[], chosen: Chosen) {
  const isIn = (ids: readonly number[], id: number) => ids.length === 0 || ids.includes(id)
  const fits = (row: MakerCount, free?: Kind) =>
    (free === 'package' || isIn(chosen.packageIds, row.packageId)) &&
    (free === 'lifecycle' || isIn(chosen.lifecycleIds, row.lifecycleId)) &&
    (row.inStock || !(chosen.inStock || chosen.minStock !== undefined)) &&
    (row.rohs || !chosen.rohs)
  const sum = (rows: readonly MakerCount[]) => rows.reduce((total, { count }) => total + count, 0)
  const sumBy = (rows: readonly MakerCount[], keyOf: (row: MakerCount) => number) =>
    new Map([...Map.groupBy(rows, keyOf)].map(([id, group]) => [id, sum(group)]))
  const left = alike.filter((row) => fits(row))
  return {
    total: sum(left),
    inStock: sum(left.filter(({ inStock }) => inStock)),
    rohs: sum(left.filter(({ rohs }) => rohs)),
    category: sumBy(left, ({ categoryId }) => categoryId),
    package: sumBy(
      alike.filter((row) => fits(row, 'package')),
      ({ packageId }) => packageId,
    ),
    lifecycle: sumBy(
      alike.filter((row) => fits(row, 'lifecycle')),
      ({ lifecycleId }) => lifecycleId,
    ),
  }
}
