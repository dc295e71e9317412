import { getShop } from '#features/shop/server/shop.service.ts'
import type { Db } from '#server/database/connect.ts'
import { asksForFactor, STEP_UP_GRANTS } from '../../roles.rules.ts'
import type { FactorDuty } from '../../second-factor.contract.ts'
import * as queries from './factors.queries.ts'

const DAY_MS = 86_400_000
const NO_DUTY: FactorDuty = { overdue: false, dueAt: null }

/** Whether a member of staff must set up a second factor, and until when. */
export async function readFactorDuty(sql: Db, accountId: number): Promise<FactorDuty> {
  const [state] = await queries.findFactorState(sql, accountId)
  if (!state || state.hasFactor) return NO_DUTY
  if (state.required) return { overdue: true, dueAt: null }
  if (!asksForFactor(state.rights)) return NO_DUTY
  const days = await readGraceDays(sql)
  if (days === 0) return NO_DUTY
  // Absent where the right was given by SQL, or the demo has ended.
  if (!state.since) await queries.beginGrace(sql, STEP_UP_GRANTS)
  const dueAt = new Date((state.since?.getTime() ?? Date.now()) + days * DAY_MS)
  return dueAt.getTime() <= Date.now() ? { overdue: true, dueAt: null } : { overdue: false, dueAt: dueAt.toISOString() }
}

export const readGraceDays = async (sql: Db): Promise<number> => (await getShop(sql)).settings.secondFactorDays

/** Called after roles and rights have changed: begins the grace period of those who have got such a right for the first time. */
export async function beginGrace(sql: Db): Promise<void> {
  if ((await readGraceDays(sql)) > 0) await queries.beginGrace(sql, STEP_UP_GRANTS)
}
