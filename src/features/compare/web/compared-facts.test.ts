import { expect, test } from 'vitest'
import type { GoodsDetail } from '#features/catalog/catalog.contract.ts'
import { bomGoods } from '#tests/support/bom-goods.ts'
import { factsOf } from './compared-facts.ts'

const part = (rohs: boolean | null) =>
  ({ ...bomGoods({ rohs }), parameters: [], trade: null }) as unknown as GoodsDetail // all that is read

test('RoHS is compared only where it is known', () => {
  const rohsOf = (rohs: boolean | null) => factsOf(part(rohs), 1).find(({ name }) => name === 'RoHS')?.value
  expect([true, false, null].map(rohsOf)).toEqual(['Yes', 'No', undefined])
})
