import { expect, test } from 'vitest'
import type { GoodsDetail } from '#features/catalog/catalog.contract.ts'
import { bomGoods } from '#tests/support/bom-goods.ts'
import { factsOf } from './compared-facts.ts'

const shownValue = (fact: string, given: Parameters<typeof bomGoods>[0]) => {
  const part = { ...bomGoods(given), parameters: [], trade: null } as unknown as GoodsDetail // all that is read
  return factsOf(part, 1).find(({ name }) => name === fact)?.value
}

test('RoHS and lifecycle are compared only where they are known', () => {
  const rohsOf = (rohs: boolean | null) => shownValue('RoHS', { rohs })
  const lifecycleOf = (lifecycle: string) => shownValue('Lifecycle', { lifecycle })
  expect([true, false, null].map(rohsOf)).toEqual(['Yes', 'No', undefined])
  expect(['NRND', 'Unknown'].map(lifecycleOf)).toEqual(['NRND', undefined])
})
