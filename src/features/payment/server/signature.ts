import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#shared/app-error.ts'

const TOLERANCE_SECONDS = 300

const digest = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Compares bytes, because timingSafeEqual needs equal byte lengths. */
function same(a: string, b: string): boolean {
  const [given, right] = [Buffer.from(a), Buffer.from(b)]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** `t=<seconds>,v1=<hmac of "t.body">`: the time prevents replays. */
export const signBody = (secret: string, body: string, now = Date.now()): string => {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${digest(secret, `${time}.${body}`)}`
}

export function assertSigned(secret: string, body: string, signature: string, now = Date.now()): void {
  const [, time = '', hash = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const fresh = Math.abs(now / 1000 - Number(time)) <= TOLERANCE_SECONDS
  if (time === '' || !same(hash, digest(secret, `${time}.${body}`)) || !fresh)
    throw new AppError('bad_signature', 'Invalid signature.')
}

/** A signed text for URLs: `<text>.<hmac>`. */
export const sealTicket = (secret: string, text: string): string => {
  const payload = Buffer.from(text).toString('base64url')
  return `${payload}.${digest(secret, `ticket.${payload}`)}`
}

export function openTicket(secret: string, ticket: string): string {
  const [payload = '', hash = ''] = ticket.split('.')
  if (!same(hash, digest(secret, `ticket.${payload}`)))
    throw new AppError('not_found', 'This payment link is not valid. Please start the payment again.')
  return Buffer.from(payload, 'base64url').toString('utf8')
}
