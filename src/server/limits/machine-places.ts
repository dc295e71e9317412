import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '../database/connect.ts'

/*
 * Places that all processes of a machine share, as at a counter: who comes draws a number, and has a place when fewer lower
 * numbers are out than there are places. Numbers of one counter are drawn one after the other, so no lower one can appear later.
 * A number is given back at the end and renewed until then: that of a killed process counts for ten seconds at most.
 * All of it are single statements, which pass through a pooler as any other; without a database nobody gets a place.
 */

export interface Counter {
  /** Whose places they are: of which machine, for what. */
  name: string
  places: number
}

const ALIVE_SECONDS = 10
const RENEW_MS = 3000
/** How often who waits looks whether it is their turn. */
const LOOK_MS = 50

/** Waits for a place until the signal is aborted. */
export async function withPlace<T>(
  sql: Sql,
  { name, places }: Counter,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const turn = await draw(sql, name)
  const renewing = setInterval(() => renew(sql, turn).catch(() => {}), RENEW_MS)
  try {
    signal.throwIfAborted()
    while ((await countBefore(sql, name, turn)) >= places) {
      await sleep(LOOK_MS)
      signal.throwIfAborted()
    }
    return await work()
  } finally {
    clearInterval(renewing)
    // What cannot be given back ends by itself.
    await giveBack(sql, turn).catch(() => {})
  }
}

async function draw(sql: Sql, counter: string): Promise<string> {
  const [row] = await sql<{ turn: string }[]>`
    with alone as materialized (select pg_advisory_xact_lock(hashtext('heavy_turn'), hashtext(${counter})))
    insert into heavy_turn (counter, alive_until)
    select ${counter}, now() + make_interval(secs => ${ALIVE_SECONDS}) from alone
    returning turn`
  if (!row) throw new Error('no number was drawn')
  return row.turn
}

async function countBefore(sql: Sql, counter: string, turn: string): Promise<number> {
  const [row] = await sql<{ before: number }[]>`
    select count(*)::int before from heavy_turn
    where counter = ${counter} and turn < ${turn} and alive_until > now()`
  return row?.before ?? 0
}

const renew = (sql: Sql, turn: string) => sql`
  update heavy_turn set alive_until = now() + make_interval(secs => ${ALIVE_SECONDS}) where turn = ${turn}`

const giveBack = (sql: Sql, turn: string) => sql`delete from heavy_turn where turn = ${turn}`

/** Deletes the numbers of processes that were killed. */
export const deleteDeadTurns = (sql: Sql) => sql`delete from heavy_turn where alive_until <= now()`
