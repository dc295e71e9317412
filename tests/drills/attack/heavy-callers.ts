import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '#server/database/connect.ts'
import { addressOf, callFrom } from './call-from.ts'
import type { Attack, Target } from './target.ts'

/*
 * Callers who send the longest bill of materials again and again, from one network and from many, a third of whom hang up, beside
 * visitors who search. The visitors must not notice: their p99 stays within five times the quiet one, the memory within
 * 300 MB of it, and two seconds after the last caller the database works for nobody.
 */
const CALLERS = 20
const LINES = 10_000
const MAX_SLOWER = 5
/** A p99 below this is not told from the noise of a machine that the callers share. */
const QUIET_MS = 20
const MAX_MORE_MB = 300
const MAX_REST_MS = 2000
const VISITORS = 4
const PAUSE_MS = 50
const WARM_UP_SECONDS = 10

/** Nothing is like these numbers, so that every tier looks for them. */
const body = Buffer.from(
  JSON.stringify({
    lines: Array.from({ length: LINES }, (_, place) => ({
      ref: `U${place}`,
      model: `XQZ${(place * 7919) % 100_003}KT${place % 97}`,
      description: `regulator ${place % 36} V ${place % 9} A SOT-23-${place % 6}`,
      count: 1 + (place % 50),
    })),
  }),
)

interface Span {
  isOver: () => boolean
  times: number[]
  statuses: Map<number | string, number>
}

const newSpan = (seconds: number): Span => {
  const ends = Date.now() + seconds * 1000
  return { isOver: () => Date.now() > ends, times: [], statuses: new Map() }
}

async function visit(url: string, visitor: number, { isOver, times }: Span): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const from = performance.now()
    const number = `LM${100 + ((visitor * 211 + count) % 800)}`
    await callFrom(`${url}/api/goods/search?goodsModel=${number}&fuzzy=true`, { from: addressOf(300 + visitor) })
    times.push(performance.now() - from)
    await sleep(PAUSE_MS)
  }
}

async function keepCalling(url: string, caller: number, { isOver, statuses }: Span): Promise<void> {
  const note = (what: number | string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
  while (!isOver()) {
    const hangsUp = caller % 3 === 0
    const signal = AbortSignal.timeout(hangsUp ? 4000 : 40_000)
    // Half of them share a network.
    const from = caller % 2 === 0 ? addressOf(0) : addressOf(caller)
    try {
      const headers = { 'content-type': 'application/json' }
      const answer = await callFrom(`${url}/api/bom/match`, {
        from,
        method: 'POST',
        headers,
        body,
        signal,
        withoutText: true,
      })
      note(answer.status)
      if (answer.status !== 200) await sleep(500)
    } catch {
      note('hung up')
    }
  }
}

const percentile = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0)

async function watchMemory({ residentMegabytes }: Target, { isOver }: Span): Promise<number> {
  let most = 0
  while (!isOver()) {
    most = Math.max(most, await residentMegabytes())
    await sleep(500)
  }
  return most
}

/** Milliseconds until the database works for nobody. */
async function restOf(sql: Sql): Promise<number> {
  const from = Date.now()
  while (Date.now() - from < 10 * MAX_REST_MS) {
    const [row] = await sql<{ working: number }[]>`
      select count(*)::int working from pg_stat_activity
      where state = 'active' and application_name = 'ohmstead' and pid <> pg_backend_pid()`
    if (row?.working === 0) break
    await sleep(50)
  }
  return Date.now() - from
}

export const callHeavily: Attack = async (target, say) => {
  const { sql, url, seconds } = target
  const visitors = (span: Span) => Array.from({ length: VISITORS }, (_, place) => visit(url, place, span))
  await Promise.all(visitors(newSpan(WARM_UP_SECONDS)))
  const quiet = newSpan(Math.min(seconds, 20))
  await Promise.all(visitors(quiet))
  const quietMegabytes = await target.residentMegabytes()
  const loud = newSpan(seconds)
  const callers = Array.from({ length: CALLERS }, (_, place) => keepCalling(url, place, loud))
  const [megabytes] = await Promise.all([watchMemory(target, loud), ...visitors(loud), ...callers])
  const restMs = await restOf(sql)
  const [before, beside] = [percentile(quiet.times, 0.99), percentile(loud.times, 0.99)]
  say({
    heavyCallers: CALLERS,
    answers: Object.fromEntries(loud.statuses),
    searches: loud.times.length,
    p50: `${percentile(quiet.times, 0.5)} ms alone, ${percentile(loud.times, 0.5)} ms beside them`,
    p99: `${before} ms alone, ${beside} ms beside them`,
    memory: `${quietMegabytes} MB alone, ${megabytes} MB beside them`,
    restMs,
  })
  return [
    ...(beside > MAX_SLOWER * Math.max(before, QUIET_MS) ? [`searches took ${beside} instead of ${before} ms`] : []),
    ...(megabytes > quietMegabytes + MAX_MORE_MB ? [`memory rose from ${quietMegabytes} to ${megabytes} MB`] : []),
    ...(restMs > MAX_REST_MS ? [`the work went on for ${restMs} ms after the last caller`] : []),
  ]
}
