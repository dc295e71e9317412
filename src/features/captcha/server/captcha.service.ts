import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/database/connect.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { AppError } from '#shared/app-error.ts'
import type { Captcha } from '../captcha.contract.ts'
import { answerKey, askInWords, SIGNS } from '../captcha.rules.ts'
import * as queries from './captcha.queries.ts'
import { drawSigns } from './draw-signs.ts'

const LENGTH = 5
const SECONDS = 300
/** Questions are easier for programs, so fewer are asked. */
const TURNS = { picture: { limit: 100, windowSeconds: 600 }, text: { limit: 40, windowSeconds: 600 } }

const draw = (from: string) => Array.from({ length: LENGTH }, () => from[randomInt(from.length)]).join('')

/** The id salts the few possible answers. */
const hashOf = (captchaId: string, answer: string) =>
  createHash('sha256')
    .update(`${captchaId} ${answerKey(answer)}`)
    .digest()

export async function makeCaptcha(sql: Db, kind: Captcha['kind'], address: string): Promise<Captcha> {
  await consumeRateLimit(sql, `captcha-${kind}:${networkOf(address)}`, TURNS[kind])
  const captchaId = randomBytes(18).toString('base64url')
  const answer = draw(kind === 'picture' ? SIGNS : '0123456789')
  await queries.deleteExpired(sql)
  await queries.insertCaptcha(sql, captchaId, hashOf(captchaId, answer), SECONDS)
  if (kind === 'text') return { captchaId, kind, picture: '', question: askInWords(answer) }
  const picture = `data:image/png;base64,${(await drawSigns(answer)).toString('base64')}`
  return { captchaId, kind, picture, question: `Type the ${LENGTH} characters in the picture` }
}

/**
 * Refuses unless the riddle is solved, and ends it either way. Call it before a transaction is opened: one that is
 * rolled back gives the riddle back.
 */
export async function checkCaptcha(sql: Db, solved: { captchaId: string; captchaAnswer: string }): Promise<void> {
  const [riddle] = await queries.takeCaptcha(sql, solved.captchaId)
  if (!riddle || riddle.expired)
    throw new AppError('wrong_captcha', 'The picture has expired. Please answer the new one.')
  if (!timingSafeEqual(riddle.answerHash, hashOf(solved.captchaId, solved.captchaAnswer)))
    throw new AppError('wrong_captcha', 'The characters do not match. Please answer the new picture.')
}
