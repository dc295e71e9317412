import type { Db } from '#server/database/connect.ts'
import { STEPS, type Step } from '../checklist.rules.ts'
import * as queries from './checklist.queries.ts'

/** Whether the data of a feature show that a step is done; the app knows the features. */
export type StepChecks = Readonly<Record<Exclude<Step, 'shipping'>, (sql: Db) => Promise<boolean>>>

export async function readChecklist(sql: Db, checks: StepChecks) {
  const skipped = new Set((await queries.listSkipped(sql)).map(({ step }) => step))
  const shipping = async () => (await queries.wasShippingChanged(sql))[0]?.changed ?? false
  const states = await Promise.all(
    STEPS.map(async (step) => ({
      step,
      done: skipped.has(step) || (await (step === 'shipping' ? shipping() : checks[step](sql))),
    })),
  )
  const open = states.filter(({ done }) => !done).map(({ step }) => step)
  return { open, doneCount: STEPS.length - open.length }
}

export async function skipStep(sql: Db, step: Step, who: string) {
  await queries.insertSkip(sql, step, who)
  return {}
}
