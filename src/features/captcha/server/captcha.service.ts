import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database/connect.ts'
import { countOf, raiseTo } from '#server/limits/count-up.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { AppError } from '#shared/app-error.ts'
import type { Captcha } from '../captcha.contract.ts'
import { isSolved, workBits } from '../captcha.rules.ts'
import * as queries from './captcha.queries.ts'

const SECONDS = 1800
const FROM_ONE_NETWORK = { limit: 100, windowSeconds: 600 }
/** How long the required work is remembered per network. */
const NEEDED_SECONDS = 900
/** Tolerance: others may have tried between request and answer. */
const TOLERATED_BITS = 1

const neededBucket = (network: string) => `captcha-needed:${network}`

export async function makeCaptcha(sql: Db, address: string): Promise<Captcha> {
  const network = networkOf(address)
  const bucket = `captcha:${network}`
  await consumeRateLimit(sql, bucket, FROM_ONE_NETWORK)
  const drawn = workBits({ tries: 0, failures: 0, drawn: await countOf(sql, bucket) })
  const bits = Math.max(drawn, await countOf(sql, neededBucket(network)))
  const [captchaId, salt] = [randomBytes(18).toString('base64url'), randomBytes(18).toString('base64url')]
  await queries.deleteExpired(sql)
  await queries.insertCaptcha(sql, { captchaId, salt, bits, seconds: SECONDS })
  const question = `For each of eight parts find a number whose SHA-256 with the salt begins with ${bits} zero bits`
  return { captchaId, kind: 'work', question, salt, bits }
}

interface Solved {
  captchaId: string
  captchaAnswer: string
}

/**
 * Refuses unless the work is done, and uses the challenge up. Call it outside of a transaction: a rollback
 * would make it valid again.
 */
export async function checkCaptcha(sql: Db, { captchaId, captchaAnswer }: Solved, needed = 0): Promise<void> {
  if (captchaId === '') throw new AppError('wrong_captcha', 'Please wait until the security check is done.')
  const [challenge] = await queries.takeCaptcha(sql, captchaId)
  if (!challenge || challenge.expired)
    throw new AppError('wrong_captcha', 'The security check has expired. Please try again.')
  if (challenge.bits < needed - TOLERATED_BITS)
    throw new AppError('captcha_needed', 'Another security check is needed. Please wait for it and try again.')
  if (!isSolved(challenge, captchaAnswer))
    throw new AppError('wrong_captcha', 'The security check has failed. Please try again.')
}

/**
 * Refuses unless this much work is done. The required work is saved for the network, and its next challenge requires it,
 * so that requesting a challenge does not need the account's address.
 */
export async function requireWork(sql: Db, address: string, solved: Solved, needed: number): Promise<void> {
  await raiseTo(sql, neededBucket(networkOf(address)), needed, NEEDED_SECONDS)
  if (solved.captchaId === '')
    throw new AppError('captcha_needed', 'Please wait for the security check below, then log in again.')
  await checkCaptcha(sql, solved, needed)
}
