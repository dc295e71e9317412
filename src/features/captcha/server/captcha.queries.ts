import type { Db } from '#server/database/connect.ts'

export const insertCaptcha = (sql: Db, captchaId: string, answerHash: Buffer, seconds: number) => sql`
  insert into captcha (captcha_id, answer_hash, expires_at)
  values (${captchaId}, ${answerHash}, now() + make_interval(secs => ${seconds}))`

/** Taking it ends it. */
export const takeCaptcha = (sql: Db, captchaId: string) => sql<{ answerHash: Buffer; expired: boolean }[]>`
  delete from captcha where captcha_id = ${captchaId} returning answer_hash "answerHash", expires_at <= now() expired`

/** A few at a time, in passing: nobody has to remember to clean up. */
export const deleteExpired = (sql: Db) => sql`
  delete from captcha where captcha_id in (
    select captcha_id from captcha where expires_at <= now() limit 20 for update skip locked)`
