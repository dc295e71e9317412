import type { Sealer } from '#server/secrets/sealer.ts'

/** Of one account: a secret that was copied to another row does not open. */
const purposeOf = (accountId: number) => `totp:${accountId}`

export const sealTotp = (secrets: Sealer, accountId: number, secret: Buffer) =>
  secrets.seal(secret, purposeOf(accountId))

export const openTotp = (secrets: Sealer, accountId: number, sealed: Buffer) =>
  secrets.open(sealed, purposeOf(accountId))
