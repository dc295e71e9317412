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
/** How long a network is asked for what one of its calls needed. */
const NEEDED_SECONDS = 900
/** Between drawing and sending others may have tried as well. */
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
 * Refuses unless the work is done. It counts once. Call it before a transaction is opened: one that is rolled back
 * gives the challenge back.
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
 * Refuses unless so much work is done. What is needed is noted for the network, and the next challenge it draws asks
 * for that: the address of the account stays out of the call that draws.
 */
export async function requireWork(sql: Db, address: string, solved: Solved, needed: number): Promise<void> {
  await raiseTo(sql, neededBucket(networkOf(address)), needed, NEEDED_SECONDS)
  if (solved.captchaId === '')
    throw new AppError('captcha_needed', 'Please wait for the security check below, then log in again.')
  await checkCaptcha(sql, solved, needed)
}
