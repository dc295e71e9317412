import { DELISTED, UNKNOWN_LIFECYCLE } from '#features/catalog/availability.rules.ts'
import type { WorkLine } from './bom-work.ts'

/** Risks of the parts that are taken. */
export function countRisks(lines: readonly WorkLine[]): { label: string; count: number }[] {
  const parts = lines.flatMap(({ line, found }) => (found.goods && found.taken && line.fitted ? [found] : []))
  const count = (is: (found: WorkLine['found']) => boolean) => parts.filter(is).length
  const risks = [
    { label: 'not recommended for new designs', count: count(({ goods }) => goods?.lifecycle === 'NRND') },
    {
      label: 'last time buy or obsolete',
      count: count(({ goods }) => goods?.lifecycle === 'Last time buy' || goods?.lifecycle === 'Obsolete'),
    },
    { label: 'no longer in our range', count: count(({ goods }) => goods?.lifecycle === DELISTED) },
    { label: 'lifecycle unknown', count: count(({ goods }) => goods?.lifecycle === UNKNOWN_LIFECYCLE) },
    { label: 'not RoHS compliant', count: count(({ goods }) => goods?.rohs === false) },
    { label: 'RoHS unknown', count: count(({ goods }) => goods?.rohs === null) },
    {
      label: 'single source',
      count: count(({ goods, approved }) => Boolean(goods?.singleSource) && !approved.some((one) => one.goods)),
    },
  ]
  return risks.filter(({ count }) => count > 0)
}
