import { expect, test } from 'vitest'
import { identify, logIn } from '#features/account/server/account.service.ts'
import { createWorld } from '#tests/support/world.ts'
import { demoLogins } from '../demo-mode.contract.ts'
import { closeDemoLogins, listDemoLogins, openDemoLogins, publishLogins } from './demo-mode.service.ts'

const { sql, visitor } = await createWorld('demo_mode')

const LOGINS = [
  { role: 'buyer', email: 'tour-buyer@example.test', password: 'Published-1234', fullName: 'Tour Buyer' },
  { role: 'staff', email: 'tour-staff@example.test', password: 'Published-5678', fullName: 'Tour Staff' },
] as const

test.each(LOGINS)('the demo password of a $role works only while the store is a demo', async (login) => {
  await publishLogins(sql, LOGINS)
  const { token } = await logIn(sql, login.email, login.password)
  await closeDemoLogins(sql)
  await expect(logIn(sql, login.email, login.password)).rejects.toMatchObject({ reason: 'wrong_credentials' })
  expect(await identify(sql, token)).toBeUndefined()
  await openDemoLogins(sql)
  await expect(logIn(sql, login.email, login.password)).resolves.toMatchObject({ token: expect.any(String) })
})

test('the demo logins are listed only while the store is a demo', async () => {
  await publishLogins(sql, LOGINS)
  const listed = async () => (await visitor().call(demoLogins, {})).list.map(({ email }) => email)
  expect(await listed()).toEqual(expect.arrayContaining(LOGINS.map(({ email }) => email)))
  await closeDemoLogins(sql)
  expect(await listed()).toEqual([])
  expect(await listDemoLogins(sql)).toEqual([])
  await openDemoLogins(sql)
})
