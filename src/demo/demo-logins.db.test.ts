import { expect, test } from 'vitest'
import { identify, logIn } from '#features/account/server/account.service.ts'
import { createWorld } from '#tests/support/world.ts'
import { demoAccounts } from './demo-accounts.ts'
import { closeDemoLogins, openDemoLogins } from './demo-logins.ts'

const { sql } = await createWorld('demo_logins')

test.each(demoAccounts)(
  'the published password of the demo $role opens the store only while it is a demo',
  async ({ email, password }) => {
    const { token } = await logIn(sql, email, password)
    await closeDemoLogins(sql)
    await expect(logIn(sql, email, password)).rejects.toMatchObject({ reason: 'wrong_credentials' })
    expect(await identify(sql, token)).toBeUndefined()
    await openDemoLogins(sql)
    await expect(logIn(sql, email, password)).resolves.toMatchObject({ token: expect.any(String) })
  },
)
