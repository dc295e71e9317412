import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { getShop } from '#features/shop/server/shop.service.ts'
import { shopNameOf } from '#features/shop/shop.rules.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { getStaffAccount } from '../staff-accounts.service.ts'
import * as queries from './factors.queries.ts'
import { deleteUselessCodes, type Enrolling, finishEnrolling } from './factors.service.ts'

const CHALLENGE_SECONDS = 300
const MAX_PASSKEYS = 20
const REFUSED = 'This passkey was not accepted. Please try again.'

/** Loaded lazily. */
const library = () => import('@simplewebauthn/server')

/** Relying party: the host of the store. */
const siteOf = (publicUrl: string) => ({ rpID: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin })

export async function registrationOptions(sql: Db, accountId: number, publicUrl: string) {
  const { generateRegistrationOptions } = await library()
  const [{ settings }, { email, name }, known] = await Promise.all([
    getShop(sql),
    getStaffAccount(sql, accountId),
    queries.listPasskeys(sql, accountId),
  ])
  if (known.length >= MAX_PASSKEYS) throw new AppError('invalid_input', `At most ${MAX_PASSKEYS} passkeys.`)
  const options = await generateRegistrationOptions({
    rpName: shopNameOf(settings),
    rpID: siteOf(publicUrl).rpID,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(`staff-${accountId}`)),
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await queries.insertChallenge(sql, options.challenge, accountId, CHALLENGE_SECONDS)
  return { options: { ...options } }
}

export function addPasskey(
  sql: Db,
  { accountId, token }: Enrolling,
  publicUrl: string,
  { response, name }: { response: unknown; name: string },
) {
  return inTransaction(sql, async (tx) => {
    const { verifyRegistrationResponse } = await library()
    const { rpID, origin } = siteOf(publicUrl)
    const result = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON, // checked by the library
      expectedChallenge: async (challenge) => (await queries.takeChallenge(tx, challenge, accountId)).length === 1,
      expectedOrigin: origin,
      expectedRPID: rpID,
    }).catch(refuse)
    if (!result.registrationInfo) throw new AppError('wrong_code', REFUSED)
    const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
    const passkey = { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: [...transports] }
    const added = await queries.insertPasskey(tx, { accountId, name, ...passkey })
    if (added.length === 0) throw new AppError('invalid_input', 'This passkey is already registered.')
    return finishEnrolling(tx, { accountId, token })
  })
}

export async function removePasskey(sql: Db, accountId: number, passkeyId: number): Promise<void> {
  const removed = await queries.deletePasskey(sql, accountId, passkeyId)
  if (removed.length === 0) throw new AppError('not_found', 'This passkey was removed already.')
  await deleteUselessCodes(sql, accountId)
}

/** For a login without a known account, or for a step-up of a logged-in account. */
export async function authenticationOptions(sql: Db, publicUrl: string, accountId: number | null) {
  const { generateAuthenticationOptions } = await library()
  const own = accountId === null ? [] : await queries.listPasskeys(sql, accountId)
  const options = await generateAuthenticationOptions({
    rpID: siteOf(publicUrl).rpID,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  await queries.insertChallenge(sql, options.challenge, accountId, CHALLENGE_SECONDS)
  return { options: { ...options } }
}

/** Verifies the signature and returns the account of the passkey. */
export async function verifyPasskey(
  sql: Db,
  publicUrl: string,
  accountId: number | null,
  response: { id: string },
): Promise<number> {
  const [known] = await queries.findPasskey(sql, response.id)
  if (!known || (accountId !== null && known.accountId !== accountId)) throw new AppError('wrong_code', REFUSED)
  const { verifyAuthenticationResponse } = await library()
  const { rpID, origin } = siteOf(publicUrl)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON, // checked by the library
    expectedChallenge: async (challenge) => (await queries.takeChallenge(sql, challenge, accountId)).length === 1,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: Number(known.counter),
      transports: known.transports,
    },
  }).catch(refuse)
  if (!verified) throw new AppError('wrong_code', REFUSED)
  await queries.notePasskeyUse(sql, known.passkeyId, authenticationInfo.newCounter)
  return known.accountId
}

/** Hides the library's detailed errors from the caller. */
function refuse(cause: unknown): never {
  throw new AppError('wrong_code', REFUSED, { cause })
}
