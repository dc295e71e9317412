import { z } from 'zod'
import { SecondFactorDays } from '#features/shop/shop.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'
import { CurrentPassword, UserInfo } from './account.contract.ts'
import { Device } from './devices.contract.ts'

const When = z.iso.datetime()

/** From an authenticator app, or a recovery code. */
export const SecondFactorCode = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())

/** As the browser's WebAuthn API gives and takes it; its content is checked by the library. */
const PasskeyResponse = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
})
const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })
const RecoveryCodes = z.object({
  /** Shown once. Empty when there are codes already. */
  recoveryCodes: z.array(z.string()),
})

export const FactorDuty = z.object({
  /** A second factor is missing: only the calls that set one up are open. */
  overdue: z.boolean(),
  /** Until when one must be set up; absent when none is missing, or when it is overdue. */
  dueAt: When.nullable(),
})
export type FactorDuty = z.infer<typeof FactorDuty>

export const mySecurity = endpoint({
  method: 'GET',
  path: '/api/staff/me/security',
  access: 'staff',
  right: 'me.read',
  beforeFactor: true,
  summary: 'How the caller signs in: second factors, recovery codes left, sessions',
  input: z.object({}),
  output: z.object({
    secondFactor: FactorDuty,
    totp: z.boolean(),
    passkeys: z.array(z.object({ passkeyId: Id, name: z.string(), createdAt: When, lastUsedAt: When.nullable() })),
    recoveryCodesLeft: z.int(),
    sessions: z.array(Device),
  }),
})
export type MySecurity = z.infer<typeof mySecurity.output>

export const confirmMe = endpoint({
  method: 'POST',
  path: '/api/staff/me/confirm',
  access: 'staff',
  right: 'me.write',
  // No transaction: failed attempts must be counted, so they must not be rolled back.
  changesNothing: true,
  beforeFactor: true,
  summary: 'Step-up: confirm the identity by a code of the second factor, a passkey, or the password without one',
  input: z.object({
    password: CurrentPassword.optional(),
    code: SecondFactorCode.optional(),
    passkey: PasskeyResponse.optional(),
  }),
  output: z.object({}),
})

export const confirmOptions = endpoint({
  method: 'GET',
  path: '/api/staff/me/confirm/options',
  access: 'staff',
  right: 'me.read',
  beforeFactor: true,
  summary: 'Methods for a step-up; with options for a passkey when there is one',
  input: z.object({}),
  output: z.object({
    with: z.enum(['password', 'code', 'passkey']),
    options: z.record(z.string(), z.unknown()).nullable(),
  }),
})

export const startTotp = endpoint({
  method: 'POST',
  path: '/api/staff/me/totp/begin',
  access: 'staff',
  right: 'me.write',
  stepUp: true,
  beforeFactor: true,
  summary: 'A new secret for an authenticator app; active once a code was confirmed',
  input: z.object({}),
  output: z.object({ secret: z.string(), address: z.string() }),
})

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/staff/me/totp/confirm',
  access: 'staff',
  right: 'me.write',
  security: 'second_factor_changed',
  beforeFactor: true,
  summary: 'Confirm the authenticator app with its first code; required at every login from then on',
  input: z.object({ code: SecondFactorCode }),
  output: RecoveryCodes,
})

export const removeTotp = endpoint({
  method: 'POST',
  path: '/api/staff/me/totp/remove',
  access: 'staff',
  right: 'me.write',
  stepUp: true,
  security: 'second_factor_changed',
  summary: 'Remove the authenticator app',
  input: z.object({}),
  output: z.object({}),
})

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/staff/me/passkey/options',
  access: 'staff',
  right: 'me.write',
  stepUp: true,
  beforeFactor: true,
  summary: 'Options for creating a passkey',
  input: z.object({}),
  output: PasskeyOptions,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/staff/me/passkey/add',
  access: 'staff',
  right: 'me.write',
  security: 'second_factor_changed',
  beforeFactor: true,
  summary: 'Save a new passkey',
  input: z.object({ response: PasskeyResponse, name: Line(60, 'A name').min(1, 'Please name the device.') }),
  output: RecoveryCodes,
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/staff/me/passkey/remove',
  access: 'staff',
  right: 'me.write',
  stepUp: true,
  security: 'second_factor_changed',
  summary: 'Remove a passkey',
  input: z.object({ passkeyId: Id }),
  output: z.object({}),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/staff/me/recovery/renew',
  access: 'staff',
  right: 'me.write',
  stepUp: true,
  security: 'second_factor_changed',
  summary: 'Ten new recovery codes; the old ones no longer work',
  input: z.object({}),
  output: RecoveryCodes,
})

export const endSession = endpoint({
  method: 'POST',
  path: '/api/staff/me/sessions/end',
  access: 'staff',
  right: 'me.write',
  beforeFactor: true,
  summary: 'End one session of the caller, or all others',
  input: z.object({ sessionId: Id.optional() }),
  output: z.object({}),
})

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/api/user/staff/passkey/options',
  access: 'public',
  duringMaintenance: true,
  summary: 'Options for signing in with a passkey',
  input: z.object({}),
  output: PasskeyOptions,
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/user/staff/passkey/login',
  access: 'public',
  duringMaintenance: true,
  summary: 'Sign in with a passkey',
  input: z.object({ response: PasskeyResponse }),
  output: z.object({ token: z.string(), userInfo: UserInfo }),
})

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/staff/people/resetSecondFactor',
  access: 'staff',
  stepUp: true,
  security: 'second_factor_changed',
  summary: 'Reset the second factors of a staff account and end its sessions',
  input: z.object({ accountId: Id }),
  output: z.object({}),
})

export const requireSecondFactor = endpoint({
  method: 'POST',
  path: '/api/staff/people/requireSecondFactor',
  access: 'staff',
  stepUp: true,
  security: 'role_change',
  summary: 'Require a second factor for a role, or no longer',
  input: z.object({ role: Line(40, 'A role').min(1), required: z.boolean() }),
  output: z.object({}),
})

export const setSecondFactorDays = endpoint({
  method: 'POST',
  path: '/api/staff/people/secondFactorDays',
  access: 'staff',
  stepUp: true,
  security: 'role_change',
  summary: 'How many days staff whose rights ask for a step-up have to set up a second factor; 0: none is required',
  input: z.object({ days: SecondFactorDays }),
  output: z.object({}),
})
