import { confirmTotp, startTotp } from '#features/account/second-factor.contract.ts'
import { codeAtStep, stepAt } from '#features/account/server/second-factor/totp.ts'
import type { Call } from '#shared/endpoint.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const fromBase32 = (text: string) => {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The current code, then the next one, which is also accepted: neither expires in a slow test. */
export const codesOf = (secret: string) => {
  let ahead = -1
  return () => {
    ahead += 1
    return codeAtStep(fromBase32(secret), stepAt(Date.now()) + ahead)
  }
}

/** Sets up an authenticator app for whoever calls. */
export async function setUpTotp({ call }: { call: Call }) {
  const { secret } = await call(startTotp, {})
  const nextCode = codesOf(secret)
  const { recoveryCodes } = await call(confirmTotp, { code: nextCode() })
  return { nextCode, recoveryCodes }
}
