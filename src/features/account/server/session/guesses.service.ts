import { createHash } from 'node:crypto'
import type { Db } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { countDown, countUp, startOver } from '#server/limits/count-up.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { AppError, isAppError } from '#shared/app-error.ts'
import { warnOfGuesses } from './guesses.jobs.ts'

const DAY_SECONDS = 86_400
/** Wrong passwords for one account in a day, from everywhere, before further ones are slowed down. */
const FREE_GUESSES = 20
/** From then on. */
const SLOWLY = { limit: 1, windowSeconds: 300 }

/** Of an address, whether it has an account or not. */
export const whoOf = (emailKey: string) => createHash('sha256').update(emailKey).digest('base64url')

const guessesOf = (who: string) => `login-guesses:${who}`
const slowOf = (who: string) => `login-slow:${who}`

/**
 * Counts a guess at an account, whatever the address it comes from. The answer is the refusal for those who must wait;
 * it does not depend on whether there is such an account.
 */
export async function countGuess(sql: Db, who: string, emailKey: string): Promise<AppError | undefined> {
  const guesses = await countUp(sql, guessesOf(who), DAY_SECONDS)
  if (guesses <= FREE_GUESSES) return undefined
  if ((await countUp(sql, `login-warned:${who}`, DAY_SECONDS)) === 1) await enqueue(sql, warnOfGuesses, { emailKey })
  try {
    await consumeRateLimit(sql, slowOf(who), SLOWLY)
    return undefined
  } catch (error) {
    if (!isAppError(error)) throw error
    return new AppError(
      'too_many_requests',
      'There were too many wrong passwords for this account. Please try again in a few minutes, or set a new password.',
    )
  }
}

/** The password was right. One that did not wait gives its slow try back: its code may follow at once. */
export async function uncountGuess(sql: Db, who: string, refusal: AppError | undefined): Promise<void> {
  await countDown(sql, guessesOf(who))
  if (!refusal) await countDown(sql, slowOf(who))
}

/** There is a new password, which nobody has guessed at. */
export async function forgetGuesses(sql: Db, emailKey: string): Promise<void> {
  const who = whoOf(emailKey)
  await startOver(sql, guessesOf(who), slowOf(who))
}
