import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addFavourite } from '#features/favourites/favourites.contract.ts'
import { uploadResource } from '#features/resource/resource.contract.ts'
import { mailsThatLeave } from '#tests/support/mailbox.ts'
import { createWorld } from '#tests/support/world.ts'
import { login, updateAvatar, updateInfo } from '../account.contract.ts'
import { saveInvoiceTitle } from '../invoice-title.contract.ts'
import { deleteAccount, exportData } from '../personal-data.contract.ts'

const world = await createWorld()

async function buyerWithTraces() {
  const buyer = await world.buyer()
  const goods = await world.goods()
  await buyer.call(updateInfo, { name: 'Ada Leaver', company: 'Leaver Ltd' })
  await buyer.call(saveInvoiceTitle, { title: 'Leaver Limited' })
  await buyer.call(addFavourite, { goodsId: goods.id })
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const file = { fileName: 'me.png', contentType: 'image/png', bytes }
  const avatar = await buyer.call(uploadResource, { file, kind: 'avatar' })
  await buyer.call(updateAvatar, { resourceId: avatar.resourceId })
  return { ...buyer, goods, avatar }
}

describe('export of personal data', () => {
  test('exports everything except secrets', async () => {
    const { call, email, goods, avatar } = await buyerWithTraces()
    const data = await call(exportData, {})
    expect(data).toMatchObject({
      account: { email, name: 'Ada Leaver', company: 'Leaver Ltd' },
      invoiceTitles: [{ title: 'Leaver Limited' }],
      favourites: [{ goodsId: goods.id, goodsModel: goods.model }],
      files: [{ resourceId: avatar.resourceId }],
      devices: [{ current: true }],
      addresses: [],
      browsing: { goods: [], category: [] },
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|token/i)
  })

  test('visitors are refused', async () => {
    await expect(world.visitor().call(exportData, {})).rejects.toMatchObject({ reason: 'no_identity' })
  })
})

describe('deleting the account', () => {
  test('deletes the account with its data, and sends a last mail', async () => {
    const { call, accountId, email, password, token, avatar } = await buyerWithTraces()
    expect(await call(deleteAccount, { password })).toEqual({})
    const app = await world.http()
    expect((await app.inject({ url: '/api/user/info', headers: { token } })).json().code).toBe(200004)
    await expect(world.visitor().call(login, { email, password })).rejects.toMatchObject({
      reason: 'wrong_credentials',
    })
    expect((await mailsThatLeave(world, email)).map((mail) => mail.subject)).toEqual([
      'Your Ohmstead account was deleted',
    ])
    expect((await app.inject({ url: avatar.url })).json().code).toBe(100002)
    expect(await world.services.files.find(`resources/${avatar.resourceId}`)).toBeUndefined()
    const [left] = await world.sql`select
      (select count(*) from account where account_id = ${accountId})
      + (select count(*) from account_session where account_id = ${accountId})
      + (select count(*) from account_device where account_id = ${accountId})
      + (select count(*) from invoice_title where account_id = ${accountId})
      + (select count(*) from resource where account_id = ${accountId}) rows`
    expect(Number(left?.rows)).toBe(0)
  })

  test('needs the password, and staff cannot delete their own account', async () => {
    const buyer = await world.buyer()
    await expect(buyer.call(deleteAccount, { password: 'wrong' })).rejects.toMatchObject({
      reason: 'wrong_credentials',
    })
    const staff = await world.staff()
    await expect(staff.call(deleteAccount, { password: staff.password })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
  })

  test('the address can be registered again', async () => {
    const { call, email, password } = await world.buyer()
    await call(deleteAccount, { password })
    const [row] = await world.sql`select count(*)::int taken from account where email_key = ${email}`
    expect(row?.taken).toBe(0)
  })
})
