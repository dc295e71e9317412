import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator app has it: SHA-1, 30 seconds, six digits. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Accepts one step before and one after, because clocks differ. */
const WINDOW = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (ms: number): number => Math.floor(ms / 1000 / STEP_SECONDS)

export function codeAtStep(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a valid code; undefined for other codes. */
export function findStep(secret: Uint8Array, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const middle = stepAt(now)
  const entered = Buffer.from(code)
  for (let step = middle - WINDOW; step <= middle + WINDOW; step++)
    if (timingSafeEqual(Buffer.from(codeAtStep(secret, step)), entered)) return step
  return undefined
}

export function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Content of the QR code. */
export function totpAddress(secret: Uint8Array, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer })
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query}`
}
