import { setTimeout as sleep } from 'node:timers/promises'
import type { StoreProcess } from '#tests/support/process.ts'
import { megabytes, report } from '../figures.ts'
import { measureCalls } from '../measure-calls.ts'
import { readStoreTime } from '../processor-time.ts'
import { residentBytes } from '../store.ts'
import { listQuestions, type Question } from './questions.ts'
import { ratioOf, verdictOf } from './ratio.ts'
import { withSides } from './sides.ts'

const ROUNDS = 9
const CLIENTS = [1, 16]
/** Long enough for a hundred ticks of processor time, which is counted in hundredths of a second. */
const ROUND_MS = 1000

interface Side {
  store: StoreProcess
  questions: Question[]
}

interface Turn {
  /** Milliseconds of a call, of store and database together, background work that it caused included. */
  processor: number
  database: number
  perSecond: number
}

/**
 * The same calls to two versions by turns, on copies of one catalogue: what is noise for both cancels out, and what a
 * ratio can say is said with it. The first of each pair alternates.
 */
export async function measureByTurns(commit: string, size: number, only?: string[]): Promise<void> {
  await withSides(commit, size, async ({ before, now, name }) => {
    const sides = await Promise.all(
      [before, now].map(async (store) => {
        const questions = await listQuestions(store.url, size)
        return { store, questions: questions.filter(({ name }) => !only || only.includes(name)) }
      }),
    )
    const table = [`${size} goods, against ${name}; ratios of this version to it\n`]
    const write = (row: ReadonlyArray<string | number>) => table.push(`| ${row.join(' | ')} |`)
    write(['call', 'clients', 'ms before', 'ms now', 'of it database', 'processor time', 'answers a second', ''])
    write(Array.from({ length: 8 }, () => '---'))
    for (const place of sides[0]?.questions.keys() ?? [])
      for (const clients of CLIENTS) write(await compare(sides, place, clients))
    for (const [version, { pid }] of [
      ['before', before.child],
      ['now', now.child],
    ] as const)
      report('calls.memory', megabytes(await residentBytes(pid ?? 0)), 'MB', { version })
    process.stdout.write(`${table.join('\n')}\n`)
  })
}

async function compare(sides: Side[], place: number, clients: number): Promise<Array<string | number>> {
  const [before, now] = sides
  if (!before || !now) throw new Error('There are two versions.')
  const times = await chooseTimes(sides, place, clients)
  const rounds: Array<{ before: Turn; now: Turn }> = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const ask = (side: Side) => takeTurn(side, { place, clients, times, from: (round + 2) * times })
    if (round % 2 === 0) rounds.push({ before: await ask(before), now: await ask(now) })
    else {
      const later = await ask(now)
      rounds.push({ before: await ask(before), now: later })
    }
  }
  const of = (figure: keyof Turn) => rounds.map((turn) => ({ before: turn.before[figure], now: turn.now[figure] }))
  const processor = ratioOf(of('processor'))
  const rate = ratioOf(of('perSecond'))
  const verdict = verdictOf(processor)
  const name = before.questions[place]?.name ?? ''
  const [msBefore, msNow, database] = [
    medianOf(rounds, 'before', 'processor'),
    medianOf(rounds, 'now', 'processor'),
    medianOf(rounds, 'now', 'database'),
  ]
  report(`calls.${name}`, processor.median, 'times', {
    clients,
    ...processor,
    rate,
    msBefore,
    msNow,
    database,
    verdict,
  })
  const show = ({ median, low, high }: typeof rate) => `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
  return [
    name,
    clients,
    ...[msBefore, msNow, database].map((ms) => ms.toFixed(2)),
    show(processor),
    show(rate),
    verdict,
  ]
}

const medianOf = (rounds: ReadonlyArray<{ before: Turn; now: Turn }>, side: 'before' | 'now', figure: keyof Turn) =>
  rounds.map((round) => round[side][figure]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0

/** Warms both up, and chooses the number of calls of a round by the slower of them. */
async function chooseTimes(sides: Side[], place: number, clients: number): Promise<number> {
  const rates: number[] = []
  for (const side of sides) {
    const first = await takeTurn(side, { place, clients, times: 20, from: 0 })
    const warm = await takeTurn(side, { place, clients, times: Math.ceil(first.perSecond), from: 20 })
    rates.push(warm.perSecond)
  }
  return Math.max(20, Math.ceil((Math.min(...rates) * ROUND_MS) / 1000))
}

async function takeTurn(
  { store, questions }: Side,
  { place, clients, times, from }: { place: number; clients: number; times: number; from: number },
): Promise<Turn> {
  const pid = store.child.pid ?? 0
  const start = readStoreTime(pid)
  const { perSecond } = await measureCalls(clients, times, async (turn) => questions[place]?.ask(from + turn))
  const end = await whenIdle(pid)
  const database = (end.database - start.database) / times
  return { processor: (end.store - start.store) / times + database, database, perSecond }
}

/** Jobs that the calls have caused belong to them. */
async function whenIdle(pid: number): Promise<ReturnType<typeof readStoreTime>> {
  let last = readStoreTime(pid)
  for (let tries = 0; tries < 50; tries += 1) {
    await sleep(100)
    const next = readStoreTime(pid)
    if (next.store + next.database - last.store - last.database <= 10) return next
    last = next
  }
  return last
}
