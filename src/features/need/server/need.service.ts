import type { Db } from '#server/database/connect.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { drawLetters } from '#shared/text/readable-number.ts'
import type { GoodsNeed } from '../need.contract.ts'
import * as queries from './need.queries.ts'

const HOURLY = { limit: 20, windowSeconds: 3600 }

export interface Sender {
  address: string
  accountId: number | null
}

/** Returns the number under which staff find it. */
export async function submitNeed(sql: Db, need: GoodsNeed, { address, accountId }: Sender): Promise<string> {
  await consumeRateLimit(sql, `need:${networkOf(address)}`, HOURLY)
  for (;;) {
    // Retried if the random number is taken (one in 10^12).
    const [kept] = await queries.insertNeed(sql, { ...need, accountId, needNo: `N${drawLetters()}` })
    if (kept) return kept.needNo
  }
}

/** For the export of a person's data. */
export const readNeedsOf = (sql: Db, sender: { accountId: number; email: string }) => queries.listNeedsOf(sql, sender)

export async function anonymiseSender(sql: Db, sender: { accountId: number; email: string }): Promise<void> {
  await queries.anonymiseNeedsOf(sql, sender)
}

/** Who asked for a part is kept for three years; that it was asked for stays. */
export const anonymiseOldNeeds = (sql: Db) => queries.anonymiseOldNeeds(sql)
