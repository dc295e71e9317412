import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { createEnquiry, myEnquiries, quickEnquiry } from '../rfq.contract.ts'

const world = await createWorld()
const contact = (email: string) => ({ name: 'Ada Buyer', email })
const line = (goodsModel: string, more = {}) => ({ goodsModel, count: 100, ...more })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test('a required date in the past is refused and nothing is saved', async () => {
  const { call, email } = await world.buyer()
  const draft = (deliveryDate: string) => ({
    draftId: randomUUID(),
    contact: contact(email),
    lines: [line('LM358DR'), line('NE555P', { deliveryDate })],
  })
  await expect(call(createEnquiry, draft(inDays(-2).slice(0, 10)))).rejects.toMatchObject({
    reason: 'invalid_input',
    message: 'lines.1.deliveryDate: This date is in the past.',
  })
  expect(await call(myEnquiries, {})).toMatchObject({ totalCount: 0 })
  await call(createEnquiry, draft(inDays(0).slice(0, 10)))
  expect(await call(myEnquiries, {})).toMatchObject({ totalCount: 1 })
})

test('an impossible part number is refused with a message', async () => {
  const { call, email } = await world.buyer()
  const asked = { draftId: randomUUID(), count: 1, contact: contact(email), goodsId: 2_147_483_648 }
  await expect(call(quickEnquiry, asked)).rejects.toMatchObject({ reason: 'invalid_input' })
})
