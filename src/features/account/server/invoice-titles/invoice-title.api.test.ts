import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { listInvoiceTitles, removeInvoiceTitle, saveInvoiceTitle } from '../../invoice-title.contract.ts'
import { getInvoiceTitle } from './invoice-title.service.ts'

const world = await createWorld()
const FIRM = { title: 'Firm GmbH', taxNumber: 'DE123456789', address: 'Main Street 1', isDefault: true }

test('titles are added, changed and removed; the default comes first and is unique', async () => {
  const { call } = await world.buyer()
  const { invoiceTitleId: first } = await call(saveInvoiceTitle, FIRM)
  const { invoiceTitleId: second } = await call(saveInvoiceTitle, { title: 'Firm Ltd' })
  const ids = async () =>
    (await call(listInvoiceTitles, {})).list.map((title) => [title.invoiceTitleId, title.isDefault])
  expect(await ids()).toEqual([
    [first, true],
    [second, false],
  ])
  await call(saveInvoiceTitle, { title: 'Firm Limited', invoiceTitleId: second, isDefault: true })
  expect(await ids()).toEqual([
    [second, true],
    [first, false],
  ])
  await call(removeInvoiceTitle, { invoiceTitleId: second })
  expect(await call(listInvoiceTitles, {})).toMatchObject({ list: [{ ...FIRM, isDefault: false, bankName: '' }] })
})

test('two concurrent saves as default leave one', async () => {
  const { call } = await world.buyer()
  await Promise.all([call(saveInvoiceTitle, FIRM), call(saveInvoiceTitle, { ...FIRM, title: 'Other' })])
  const { list } = await call(listInvoiceTitles, {})
  expect(list.filter((title) => title.isDefault)).toHaveLength(1)
})

test('titles of others are not found', async () => {
  const owner = await world.buyer()
  const { invoiceTitleId } = await owner.call(saveInvoiceTitle, FIRM)
  const { call, accountId } = await world.buyer()
  const unknown = { reason: 'not_found', message: 'There is no such invoice title.' }
  await expect(call(saveInvoiceTitle, { ...FIRM, invoiceTitleId })).rejects.toMatchObject(unknown)
  await expect(call(removeInvoiceTitle, { invoiceTitleId })).rejects.toMatchObject(unknown)
  await expect(getInvoiceTitle(world.sql, accountId, invoiceTitleId)).rejects.toMatchObject(unknown)
  expect(await getInvoiceTitle(world.sql, owner.accountId, invoiceTitleId)).toMatchObject(FIRM)
  await expect(world.visitor().call(listInvoiceTitles, {})).rejects.toMatchObject({ reason: 'no_identity' })
})

test('their number is limited', async () => {
  const { call } = await world.buyer()
  for (let turn = 0; turn < 50; turn++) await call(saveInvoiceTitle, { title: `Firm ${turn}` })
  await expect(call(saveInvoiceTitle, FIRM)).rejects.toMatchObject({ reason: 'invalid_input' })
})
