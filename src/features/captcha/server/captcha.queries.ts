import type { Db } from '#server/database/connect.ts'

interface NewCaptcha {
  captchaId: string
  salt: string
  bits: number
  seconds: number
}

export const insertCaptcha = (sql: Db, { captchaId, salt, bits, seconds }: NewCaptcha) => sql`
  insert into captcha (captcha_id, salt, bits, expires_at)
  values (${captchaId}, ${salt}, ${bits}, now() + make_interval(secs => ${seconds}))`

/** Deletes it: it works once. Picture captchas of an older version count as expired. */
export const takeCaptcha = (sql: Db, captchaId: string) => sql<{ salt: string; bits: number; expired: boolean }[]>`
  delete from captcha where captcha_id = ${captchaId}
  returning coalesce(salt, '') salt, coalesce(bits, 0)::int bits, expires_at <= now() or salt is null expired`

/** Deletes a few expired ones with each call, so that no clean-up job is needed. */
export const deleteExpired = (sql: Db) => sql`
  delete from captcha where captcha_id in (
    select captcha_id from captcha where expires_at <= now() limit 20 for update skip locked)`
