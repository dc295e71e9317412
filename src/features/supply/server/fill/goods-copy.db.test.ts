import { afterAll, expect, inject, test } from 'vitest'
import { connect, inTransaction, type Tx } from '#server/database/connect.ts'
import { createNotes, SHOWCASES } from './fill.queries.ts'
import { GoodsCopy } from './goods-copy.service.ts'

const LOCK = 8_100_001
const LINES = 3000
const sql = connect(inject('templateUrl').replace(/\/[^/]+$/, '/postgres'), { pool: 3 })
afterAll(() => sql.end())

/** A COPY waits as long as somebody else holds the lock. */
async function createStalledTable(tx: Tx): Promise<void> {
  await createNotes(tx)
  await tx.unsafe(`create function pg_temp.stall() returns trigger language plpgsql
    as 'begin perform pg_advisory_xact_lock(${LOCK}); return null; end'`)
  await tx.unsafe(`create trigger stall before insert on ${SHOWCASES} execute function pg_temp.stall()`)
}

async function untilCopyWaits(): Promise<void> {
  for (;;) {
    const waiting = await sql`select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`
    if (waiting.length > 0) return
  }
}

test('reading waits while one batch is being sent and the next is full, and nothing is lost', async () => {
  const holder = await sql.reserve()
  try {
    await holder`select pg_advisory_lock(${LOCK})`
    const kept = await inTransaction(sql, async (tx) => {
      await createStalledTable(tx)
      const copy = new GoodsCopy(tx)
      const addPart = () => {
        for (let n = 0; n < LINES; n += 1) copy.add(SHOWCASES, `${n}\t${'x'.repeat(1000)}\n`)
      }
      addPart()
      await copy.send()
      addPart()
      let mayGoOn = false
      const second = copy.send().then(() => {
        mayGoOn = true
      })
      await untilCopyWaits()
      expect(mayGoOn).toBe(false)
      await holder`select pg_advisory_unlock(${LOCK})`
      await second
      // Its memory is that of the first part.
      addPart()
      await copy.send(true)
      await copy.idle()
      return tx<{ lines: number; numbers: number }[]>`
        select count(*)::int lines, count(distinct goods_id)::int numbers from ${tx(SHOWCASES)}`
    })
    expect(kept).toEqual([{ lines: 3 * LINES, numbers: LINES }])
  } finally {
    await holder`select pg_advisory_unlock_all()`
    holder.release()
  }
})
