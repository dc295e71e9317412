import { expect, test } from 'vitest'
import * as captcha from '#features/captcha/captcha.contract.ts'
import * as resource from '#features/resource/resource.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import * as account from '../account.contract.ts'
import * as devices from '../devices.contract.ts'
import * as emails from '../email-change.contract.ts'
import * as titles from '../invoice-title.contract.ts'
import * as passwords from '../password.contract.ts'
import * as personal from '../personal-data.contract.ts'
import * as registration from '../registration.contract.ts'

const world = await createWorld()
const app = await world.http()

/** Values of wrong types and shapes. */
const ODDITIES: unknown[] = [
  null,
  true,
  -1,
  1e308,
  3_000_000_000,
  '',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  'x'.repeat(100_000),
  [],
  [['a']],
  {},
  { toString: 'x', __proto__: 1, constructor: 1 },
]

const endpoints = [
  account.login,
  account.userInfo,
  account.updateInfo,
  account.updateAvatar,
  account.updateMailPreferences,
  registration.register,
  registration.activateAccount,
  registration.resendActivation,
  passwords.retrievePassword,
  passwords.resetPassword,
  passwords.updatePassword,
  emails.changeEmail,
  emails.confirmEmail,
  devices.listDevices,
  devices.signOutDevice,
  titles.saveInvoiceTitle,
  titles.removeInvoiceTitle,
  personal.deleteAccount,
  captcha.drawCaptcha,
  resource.uploadResource,
]

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s refuses odd input and never fails',
  async (_name, { method, path, input }) => {
    const { token } = await world.buyer()
    const fields = Object.keys('shape' in input ? (input.shape as object) : {}) // every input here is an object
    const bodies = [...ODDITIES, ...ODDITIES.map((odd) => Object.fromEntries(fields.map((field) => [field, odd])))]
    for (const body of bodies) {
      await world.sql`delete from rate_limit`
      const query =
        method === 'GET'
          ? `?${new URLSearchParams(Object.entries(Object(body)).map(([name, value]) => [name, JSON.stringify(value).slice(0, 500)]))}`
          : ''
      const answer = await app.inject({
        method,
        url: path + query,
        headers: { token, 'content-type': 'application/json' },
        ...(method === 'POST' && { payload: JSON.stringify(body) }),
      })
      expect(answer.statusCode, JSON.stringify(body)?.slice(0, 200)).toBeLessThan(500)
    }
  },
)
