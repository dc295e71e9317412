import { expect, test } from 'vitest'
import { resetMail } from '#features/account/server/account.mails.ts'
import { siteInfo } from '#features/site/site.contract.ts'
import { addAddress, placeOrder } from '#tests/drills/shop.ts'
import { createWorld } from '#tests/support/world.ts'
import { findMailTextProblem } from '../mail-texts.rules.ts'
import { changeShop, shopChanges } from '../shop.contract.ts'
import { resetMailText, saveMailText, staffMailTexts } from '../staff-mails.contract.ts'
import { sendShopMail } from './shop-mail.service.ts'

const world = await createWorld(`mail_texts_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const sales = await world.staff('sales')
const buyer = await world.buyer()
const goods = await world.goods({ stock: 1000 })
const addressId = await addAddress(world.sql, buyer.call)

const KIND = 'order.placed'
const read = () => admin.call(staffMailTexts, {})
const save = async (words: object) =>
  admin.call(saveMailText, {
    version: (await read()).version,
    kind: KIND,
    subject: 'S',
    title: 'T',
    body: 'B',
    ...words,
  })

async function orderMail() {
  const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 1 }])
  const [mail] = await world.mailsTo(buyer.email)
  return { orderNo, mail }
}

test('a mail has the owner’s text, escaped, until it is reset', async () => {
  const script = '<script>alert(1)</script> {orderNo}'
  await save({ subject: 'We got {orderNo}', title: 'Hello', body: script })
  const { orderNo, mail } = await orderMail()
  expect(mail).toMatchObject({
    subject: `We got ${orderNo}`,
    text: expect.stringContaining(`<script>alert(1)</script> ${orderNo}`),
  })
  expect(mail?.html).not.toContain('<script>')
  const { version, mails } = await read()
  expect(mails.find(({ kind }) => kind === KIND)).toMatchObject({ changed: true, subject: 'We got {orderNo}' })
  await admin.call(resetMailText, { version, kind: KIND })
  const after = await orderMail()
  expect(after.mail?.subject).toBe(`Order ${after.orderNo} received`)
  const { list } = await admin.call(shopChanges, { pageSize: 1 })
  expect(list[0]).toMatchObject({ who: admin.email, before: { mailTexts: { [KIND]: { title: 'Hello' } } } })
})

test.each([
  ['a name that the mail does not have', { body: 'Dear {customer}' }],
  ['no subject', { subject: '' }],
  ['a subject of 200 letters', { subject: 'x'.repeat(200) }],
])('refuses %s and changes nothing', async (_what, wrong) => {
  const before = await read()
  await expect(save(wrong)).rejects.toMatchObject({ reason: 'invalid_input' })
  expect(await read()).toEqual(before)
})

test('refuses other roles, outdated versions, unknown mails and invalid placeholders', async () => {
  const { version } = await read()
  const words = { version, kind: KIND, subject: 'S', title: 'T', body: 'B' }
  await expect(sales.call(saveMailText, words)).rejects.toMatchObject({ reason: 'not_allowed' })
  await expect(admin.call(saveMailText, { ...words, kind: 'order.nothing' })).rejects.toMatchObject({
    reason: 'not_found',
  })
  await admin.call(saveMailText, words)
  await expect(admin.call(saveMailText, words)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  const changes = { mailTexts: { [KIND]: { subject: 'x', title: 'x', body: '{secret}' } } }
  await admin.call(changeShop, { version: (await read()).version, changes: { ...changes } as object })
  expect((await read()).mails.find(({ kind }) => kind === KIND)?.body).toBe('B')
})

test('texts of account and quote mails can be changed too; links and small print stay', async () => {
  const words = { subject: 'Hello from {shop}', title: 'New password', body: 'Press the button.' }
  await save({ kind: 'account.reset', ...words })
  const reader = await world.buyer()
  await sendShopMail(world.sql, resetMail(reader.email, { publicUrl: 'https://x.example', token: 't', hours: 2 }))
  const { siteName } = await world.visitor().call(siteInfo, {})
  const [mail] = await world.mailsTo(reader.email)
  expect(mail?.subject).toBe(`Hello from ${siteName}`)
  expect(mail?.text).toMatch(/Press the button\.[\s\S]*https:\/\/x\.example[\s\S]*within 2 hours/)
  await expect(save({ kind: 'account.reset', body: '{orderNo}' })).rejects.toMatchObject({ reason: 'invalid_input' })
})

test('every kind of mail has a unique name, and its default texts can be saved unchanged', async () => {
  const { mails } = await read()
  expect(new Set(mails.map(({ kind }) => kind)).size).toBe(mails.length)
  const problems = mails.flatMap(({ placeholders, ...mail }) => {
    const known = Object.fromEntries(placeholders.map(({ name, example }) => [name, example]))
    return findMailTextProblem({ ...mail, placeholders: known }, mail) ?? []
  })
  expect(problems).toEqual([])
})
