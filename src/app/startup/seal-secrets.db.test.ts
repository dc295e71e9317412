import { expect, test } from 'vitest'
import { login } from '#features/account/account.contract.ts'
import * as factors from '#features/account/second-factor.contract.ts'
import { codeAtStep, stepAt } from '#features/account/server/second-factor/totp.ts'
import * as webhooks from '#features/integrations/webhooks.contract.ts'
import { createSealer } from '#server/secrets/sealer.ts'
import { createWorld } from '#tests/support/world.ts'
import { forgetSecrets, sealSecrets } from './seal-secrets.ts'

const world = await createWorld(`sealed_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const { secrets } = world.services
const TOTP_SECRET = Buffer.from('12345678901234567890')
const WEBHOOK_SECRET = 'whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI='
const WEBHOOK = { version: 0, address: 'https://erp.example.com/hook', active: true, events: ['order.paid' as const] }

/** As written by the previous version. */
async function staffWithPlainSecret() {
  const clerk = await world.staff('sales')
  await sql`insert into account_totp (account_id, secret, confirmed_at) values (${clerk.accountId}, ${TOTP_SECRET}, now())`
  return clerk
}
const signIn = (clerk: { email: string; password: string }, ahead = 0) =>
  world.visitor().call(login, {
    email: clerk.email,
    password: clerk.password,
    captchaId: '',
    captchaAnswer: '',
    code: codeAtStep(TOTP_SECRET, stepAt(Date.now()) + ahead),
  })
/** All rows of both tables as text, as in a copy of the database. */
async function dump(): Promise<string> {
  const rows = await sql<{ row: string }[]>`
    select t::text || encode(t.secret, 'escape') "row" from account_totp t union all select w::text from webhook w`
  return rows.map(({ row }) => row).join('\n')
}

test('secrets of the previous version are encrypted at the start, and codes still work', async () => {
  const clerk = await staffWithPlainSecret()
  await sql`insert into webhook (address, events, secret) values ('https://erp.example.com/', '{}', ${WEBHOOK_SECRET})`
  expect(await dump()).toContain(WEBHOOK_SECRET)
  await signIn(clerk)
  await sealSecrets(sql, secrets)
  const after = await dump()
  for (const readable of [TOTP_SECRET.toString(), TOTP_SECRET.toString('hex'), WEBHOOK_SECRET])
    expect(after).not.toContain(readable)
  await signIn(clerk, 1)
  const sealed = await dump()
  await sealSecrets(sql, secrets)
  expect(await dump()).toBe(sealed)
})

test('new ones are sealed from the beginning', async () => {
  const admin = await world.staff()
  const { secret } = await admin.call(webhooks.saveWebhook, WEBHOOK)
  await admin.call(factors.startTotp, {})
  expect(await dump()).not.toContain(secret)
  const rows = await sql<{ secret: Buffer }[]>`select secret from account_totp`
  expect(rows.map((row) => secrets.stateOf(row.secret))).not.toContain('plain')
})

test('with a new secret they are sealed again, and the old one is not needed any more', async () => {
  const clerk = await staffWithPlainSecret()
  await sealSecrets(sql, secrets)
  const next = 'the secret of the next year, for tests only'
  const before = await dump()
  const known = 'a secret for tests, and only for them'
  await sealSecrets(sql, createSealer([next, known]))
  expect(await dump()).not.toBe(before)
  await sealSecrets(sql, createSealer([next]))
  await expect(sealSecrets(sql, secrets)).rejects.toThrow('another STORE_SECRET')
  await sealSecrets(sql, createSealer([known, next]))
  await signIn(clerk)
})

test('with a lost secret the store does not start until the owner deletes the unreadable secrets', async () => {
  const clerk = await staffWithPlainSecret()
  await sealSecrets(sql, secrets)
  const other = createSealer(['a secret after the first one was lost'])
  await expect(sealSecrets(sql, other)).rejects.toThrow('docs/operations/trouble.md')
  expect(await forgetSecrets(sql, other)).toBeGreaterThan(0)
  await sealSecrets(sql, other)
  expect(await dump()).toBe('')
  await world.visitor().call(login, { email: clerk.email, password: clerk.password, captchaId: '', captchaAnswer: '' })
})
