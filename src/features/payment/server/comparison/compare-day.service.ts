import { z } from 'zod'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { enqueue, external, handleJob, type JobHandler, job, recurring } from '#server/jobs/job.ts'
import { compareWithLedger, type Movement } from '../../comparison.rules.ts'
import type { PaymentProvider } from '../provider.ts'
import type { Providers } from '../providers.service.ts'
import * as differences from './differences.queries.ts'
import * as movements from './movements.queries.ts'

const DAY_MS = 86_400_000
/** A lost event can be sent again at Stripe for so long. */
const RECHECKED_DAYS = 15
const BATCH_SIZE = 1000

export const compareDay = job({
  name: 'payment.compareDay',
  payload: z.object({ method: z.string(), day: z.iso.date() }),
})

/** One after the other, in all processes. The queue keeps one job for each day. */
export const enqueueComparison = (db: Db, method: string, day: string): Promise<void> =>
  enqueue(db, compareDay, { method, day }, { key: `${method} ${day}`, queue: 'payment.compareDay' })

type Comparable = PaymentProvider & Required<Pick<PaymentProvider, 'listMovements'>>

export const comparableProviders = (providers: PaymentProvider[]): Comparable[] =>
  providers.filter((one): one is Comparable => one.listMovements !== undefined)

/** Early in the morning, when the day before is complete in every time zone of a provider. */
export const comparisonJobs = (providers: Providers): JobHandler[] => [
  recurring('payment.compare', '0 5 * * *', async ({ sql }) => {
    for (const { method } of comparableProviders(providers(sql)))
      for (const { day } of await differences.listDueDays(sql, method, RECHECKED_DAYS))
        await enqueueComparison(sql, method, day)
  }),
  external(
    handleJob(compareDay, async ({ sql, log }, { method, day }) => {
      const provider = comparableProviders(providers(sql)).find((one) => one.method === method)
      // Tried again, by a process that has the keys, and listed as failed if there is none.
      if (!provider) throw new Error(`${method} is not set up in this process`)
      await keepMovements(sql, method, await provider.listMovements(aroundDay(day)))
      const open = await inTransaction(sql, (tx) => compareKept(tx, method, day))
      log.info({ provider: method, day, differences: open }, 'payments compared')
    }),
  ),
]

/** With the days beside it: near midnight the provider and the store have different days. */
function aroundDay(day: string) {
  const start = Date.parse(day)
  return { from: new Date(start - DAY_MS), to: new Date(start + 2 * DAY_MS) }
}

async function keepMovements(sql: Db, method: string, listed: readonly Movement[]): Promise<void> {
  for (let at = 0; at < listed.length; at += BATCH_SIZE)
    await movements.insertMovements(sql, method, listed.slice(at, at + BATCH_SIZE))
}

/** Compares what is kept of the provider with the ledger. Answers how many differences there are. */
export async function compareKept(tx: Tx, method: string, day: string): Promise<number> {
  await differences.lockComparison(tx, method)
  const touched = await movements.listTouched(tx, method, day)
  const names = namesOf(method, touched)
  const moved = await movements.listMovements(tx, names, day)
  const ledger = await movements.listLedger(tx, names)
  const verdicts = compareWithLedger(moved, ledger)
  const found = verdicts.filter(({ problem }) => problem !== null)
  const isFound = new Set(found.map(({ kind, number }) => `${kind} ${number}`))
  const examined = verdicts.flatMap(({ kind, names }) => names.map((number) => ({ kind, number })))
  await differences.upsertDifferences(tx, method, found)
  await differences.resolveDifferences(
    tx,
    method,
    examined.filter(({ kind, number }) => !isFound.has(`${kind} ${number}`)),
  )
  await differences.saveDay(tx, method, day, await movements.sumDay(tx, method, day))
  return found.length
}

const namesOf = (method: string, touched: readonly movements.Touched[]): movements.Names => ({
  method,
  payments: [...new Set(touched.flatMap(({ providerPayment }) => providerPayment ?? []))],
  paymentNos: [...new Set(touched.flatMap(({ paymentNo }) => (paymentNo === '' ? [] : [paymentNo])))],
})
