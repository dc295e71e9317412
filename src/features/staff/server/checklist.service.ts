import type { Db } from '#server/database/connect.ts'
import { STEPS, type Step } from '../checklist.rules.ts'
import * as queries from './checklist.queries.ts'

/** Whether the data of a feature show that a step is done; the app knows the features. */
export type StepChecks = Readonly<Record<Step, (sql: Db) => Promise<boolean>>>

export async function readChecklist(sql: Db, checks: StepChecks) {
  const skipped = new Set((await queries.listSkipped(sql)).map(({ step }) => step))
  // Older stores began with invented rates, so existing rates must still be checked.
  const isSeen = async (step: Step) =>
    step !== 'shipping' || ((await queries.wasShippingChanged(sql))[0]?.changed ?? false)
  const states = await Promise.all(
    STEPS.map(async (step) => ({
      step,
      done: skipped.has(step) || ((await checks[step](sql)) && (await isSeen(step))),
    })),
  )
  const open = states.filter(({ done }) => !done).map(({ step }) => step)
  return { open, doneCount: STEPS.length - open.length }
}

export async function skipStep(sql: Db, step: Step, who: string) {
  await queries.insertSkip(sql, step, who)
  return {}
}
