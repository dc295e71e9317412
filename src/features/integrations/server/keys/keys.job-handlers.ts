import { readFactorDuty } from '#features/account/server/second-factor/factor-duty.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { inTransaction, type Sql } from '#server/database/connect.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'
import { countUp } from '#server/limits/count-up.ts'
import { momentText } from '#server/mail/moment-text.ts'
import { INTEGRATION_MAILS } from '../../integration-mails.ts'
import * as queries from './keys.queries.ts'

const HOURLY = '27 * * * *'
const DAY_MS = 86_400_000
/** Longer than any grace period. */
const REMEMBERED_SECONDS = 100 * 86_400

/** Warns who must set up a second factor that their keys stop: once when the grace period begins, once in its last day. */
export async function warnOfEndingKeys(sql: Sql, publicUrl: string): Promise<void> {
  for (const maker of await queries.listMakers(sql)) {
    const { dueAt } = await readFactorDuty(sql, maker.accountId)
    if (dueAt !== null) await warnMaker(sql, maker, new Date(dueAt), publicUrl)
  }
}

function warnMaker(sql: Sql, { accountId, email, keys }: queries.MakerRow, due: Date, publicUrl: string) {
  const stage = due.getTime() - Date.now() <= DAY_MS ? 'last-day' : 'begun'
  return inTransaction(sql, async (tx) => {
    const bucket = `keys-end:${stage}:${accountId}:${due.toISOString().slice(0, 10)}`
    if ((await countUp(tx, bucket, REMEMBERED_SECONDS)) > 1) return
    await sendShopMail(tx, {
      to: email,
      wording: INTEGRATION_MAILS.keysEnd,
      values: { day: momentText(due) },
      blocks: (words) => [
        words,
        { kind: 'facts', facts: [['API keys', keys.join(', ')]] },
        { kind: 'button', label: 'Set one up', href: `${publicUrl}/staff/security` },
      ],
    })
  })
}

export const endingKeysHandler = (publicUrl: string): JobHandler =>
  recurring('keys.end', HOURLY, ({ sql }) => warnOfEndingKeys(sql, publicUrl))
