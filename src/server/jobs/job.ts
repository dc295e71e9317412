import type { z } from 'zod'
import type { Db, Sql, Tx } from '../database/connect.ts'
import type { Log } from '../log.ts'

/** A kind of work for later. Like an endpoint it is data; who does it is said elsewhere. */
export interface Job<P extends z.ZodType = z.ZodType> {
  name: string
  payload: P
}

export const job = <P extends z.ZodType>(j: Job<P>): Job<P> => j

export interface JobHandler {
  name: string
  handle(context: JobContext, payload: unknown): Promise<void>
  /** After the last try, in the transaction that gives the job up: whoever must know is told once, or it goes on. */
  onJobExhausted?(tx: Tx, payload: unknown, why: string): Promise<void>
}

export interface JobContext {
  sql: Sql
  log: Log
}

/** Work is done at least once: a process may end between doing it and noting that. What it does must bear that. */
export const handleJob = <P extends z.ZodType>(
  { name, payload }: Job<P>,
  work: (context: JobContext, payload: z.output<P>) => Promise<void>,
  onJobExhausted?: (tx: Tx, payload: z.output<P>, why: string) => Promise<void>,
): JobHandler => ({
  name,
  handle: (context, given) => work(context, payload.parse(given)),
  ...(onJobExhausted && { onJobExhausted: (tx, given, why) => onJobExhausted(tx, payload.parse(given), why) }),
})

export interface When {
  at?: Date
  /** No second job with this key while the first one waits. */
  key?: string
}

/** Adds a job in the caller's transaction: it is there if, and only if, the rest of it is. */
export async function enqueue<P extends z.ZodType>(
  sql: Db,
  { name, payload }: Job<P>,
  given: z.input<P>,
  { at, key }: When = {},
): Promise<void> {
  // Through JSON text: what is stored is what a handler reads back.
  const stored = JSON.stringify(payload.parse(given))
  await sql`
    insert into job (name, payload, key, run_at)
    values (${name}, ${stored}::text::jsonb, ${key ?? null}, ${at ?? sql`now()`})
    on conflict (name, key) where key is not null and failed_at is null do nothing`
}
