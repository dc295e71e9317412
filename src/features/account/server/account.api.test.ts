import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { login, logout, userInfo } from '../account.contract.ts'

const world = await createWorld()

test('[API-USER-02, AUTH-03] a customer logs in and gets a token and the profile', async () => {
  const { email, password } = await world.buyer()
  const answer = await world.visitor().call(login, { email, password })
  expect(answer.token).toMatch(/^[\w-]{43}$/)
  expect(answer.userInfo).toMatchObject({ email, role: 'buyer' })
})

test('the case of the address and full-width letters do not matter', async () => {
  const { email, password } = await world.buyer()
  for (const written of [email.toUpperCase(), ` ${email} `, email.replace('b', 'ｂ')]) {
    await expect(world.visitor().call(login, { email: written, password })).resolves.toBeDefined()
  }
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await world.buyer()
  const refusals = await Promise.all(
    [email, 'nobody@buyers.example'].map((who) =>
      world
        .visitor()
        .call(login, { email: who, password: 'wrong' })
        .catch((error: Error) => error.message),
    ),
  )
  expect(refusals[0]).toBe(refusals[1])
})

test('[API-USER-19] user/info returns the owner of the token', async () => {
  const { call, email } = await world.buyer()
  expect(await call(userInfo, {})).toMatchObject({ email })
})

test('[API-USER-03, API-USER-05] after logout the token is invalid', async () => {
  const app = await world.http()
  const { token } = await world.buyer()
  const left = await app.inject({ method: 'POST', url: '/api/user/logout', headers: { token }, payload: {} })
  expect(left.json().code).toBe(0)
  expect((await app.inject({ url: '/api/user/info', headers: { token } })).json().code).toBe(200004)
})

test('the database stores hashes of token and password only', async () => {
  const { token, password, accountId } = await world.buyer()
  const [row] = await world.sql`select
    (select count(*)::int from account_session where encode(token_hash, 'escape') like ${`%${token}%`}) tokens,
    (select count(*)::int from account where password_hash like ${`%${password}%`}) passwords,
    (select password_hash like '$argon2id$%' from account where account_id = ${accountId}) hashed`
  expect(row).toEqual({ tokens: 0, passwords: 0, hashed: true })
})

test('an expired session is refused, and use extends it', async () => {
  const app = await world.http()
  const { token, accountId } = await world.buyer()
  await world.sql`update account_session set expires_at = now() + interval '2 days' where account_id = ${accountId}`
  await app.inject({ url: '/api/user/info', headers: { token } })
  const [row] =
    await world.sql`select expires_at > now() + interval '29 days' moved from account_session where account_id = ${accountId}`
  expect(row?.moved).toBe(true)
  await world.sql`update account_session set expires_at = now() - interval '1 second' where account_id = ${accountId}`
  expect((await app.inject({ url: '/api/user/info', headers: { token } })).json().code).toBe(200004)
})

test('logout is refused without a login', async () => {
  await expect(world.visitor().call(logout, {})).rejects.toMatchObject({ reason: 'no_identity' })
})
