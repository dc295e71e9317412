import { expect, test } from 'vitest'
import { viewCart } from '#features/cart/cart.contract.ts'
import { changeShop, staffShop } from '#features/shop/shop.contract.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { ownerChecklist, skipStep } from '../staff-checklist.contract.ts'

const world = await createWorld(`checklist_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const open = async () => (await admin.call(ownerChecklist, {})).open

test('a step is removed from the checklist when it is done or skipped; carts show when tax will be added', async () => {
  const { version, bankAccounts } = await admin.call(staffShop, {})
  const changed = await admin.call(changeShop, { version, bankAccounts: [] })
  expect(await open()).toEqual(expect.arrayContaining(['bank', 'tax', 'shipping', 'order']))
  await admin.call(changeShop, { version: changed.version, bankAccounts })
  await world.sql`insert into tax_rule (country_code, customer_kind, name, rate) values ('NL', 'all', 'VAT', 21)`
  const buyer = await buyerWithOrder(world)
  expect(await buyer.call(viewCart, {})).toMatchObject({ taxAtCheckout: true })
  const left = await open()
  for (const step of ['bank', 'tax', 'order']) expect(left).not.toContain(step)
  await admin.call(skipStep, { step: 'shipping' })
  expect(await open()).not.toContain('shipping')
})
