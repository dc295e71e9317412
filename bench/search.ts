import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '#server/database/connect.ts'
import { openStore, type StoreProcess, until } from '#tests/support/process.ts'
import { ask } from './ask.ts'
import { report } from './figures.ts'
import { listQuestions } from './search-questions.ts'
import { measureStalls } from './stalls.ts'
import { withCatalogue } from './store.ts'

const TERMS = 250
/** Rounds per term: a term that is slow in every round is slow itself, one that is slow once met a busy machine. */
const ROUNDS = 5
const CLIENTS = [1, 16]
const SMALL = 50_000

/** Every kind of question in a small and in a large store, and what the size costs. */
export async function measureSearch(size: number): Promise<void> {
  const small = await measureStore(Math.min(SMALL, size))
  if (size <= SMALL) return
  for (const [name, large] of await measureStore(size)) {
    const before = small.get(name)
    if (!before) continue
    // Against the bare lookup of its own run, because the machine may have been busier in one of them.
    report(`search.growth.${name}`, large.p99ToBare / before.p99ToBare, 'times', {
      bar: 3,
      of_p50: Number((large.p50 / before.p50).toPrecision(3)),
      of_least: Number((large.least / before.least).toPrecision(3)),
      from: SMALL,
      to: size,
    })
  }
}

interface Figures {
  least: number
  p50: number
  p99ToBare: number
}

/**
 * Ever new terms over HTTP, timed by the server. After each question twenty rows are looked up directly by their ids:
 * both meet the same machine, so that their ratio tells about the search and not about the neighbours.
 */
function measureStore(size: number): Promise<Map<string, Figures>> {
  return withCatalogue(size, 16, async ({ sql, databaseUrl, dataDir }) => {
    await settle(sql)
    const store = await openStore({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'info',
      PAGE_CACHE_SECONDS: '60',
    })
    const found = new Map<string, Figures>()
    try {
      measureStalls()
      const questions = (await listQuestions(sql, store.url, size)).filter(isWanted)
      for (const clients of CLIENTS)
        for (const { name, asked, bar } of questions) {
          await measure(clients, 200, (turn) => ask(asked(turn + 100_000, 0), 'warming-up'))
          const bare: number[] = []
          const series = `${name}-${clients}-`
          const rounds = clients === 1 ? ROUNDS : 2
          const atClient = await measure(clients, TERMS * rounds, async (turn) => {
            const [term, round] = [turn % TERMS, Math.floor(turn / TERMS)]
            const took = await timed(() => ask(asked(term, round), `${series}${term}-${round}`))
            bare.push(await timed(() => lookUp(sql, turn, size)))
            return took
          })
          const answers = await readAnswers(store, series, TERMS * rounds)
          const times = spread(answers.map(({ ms }) => ms))
          const beside = spread(bare)
          const p99ToBare = Number((times.p99 / beside.p99).toPrecision(3))
          report(`search.${name}`, times.p50, 'ms', {
            ...times,
            bar_p99: bar,
            ...(clients === 1 && { p99_of_terms: spread(middles(answers)).p99 }),
            p99_at_client: spread(atClient).p99,
            bare_p50: beside.p50,
            bare_p99: beside.p99,
            p99_times_bare: p99ToBare,
            clients,
            size,
          })
          if (clients === 1) found.set(name, { ...times, p99ToBare })
        }
      return found
    } finally {
      await store.stop()
    }
  })
}

/** BENCH_ONLY, a pattern, chooses some of the questions. */
const isWanted = ({ name }: { name: string }) => new RegExp(process.env.BENCH_ONLY ?? '').test(name)

/** What loading leaves to be done must not be measured: pages to be written, tables to be tidied. */
async function settle(sql: Sql): Promise<void> {
  await sql`vacuum analyze goods`
  await sql`checkpoint`
  const isTidying = async () =>
    (await sql`select from pg_stat_activity where backend_type = 'autovacuum worker'`).length > 0
  for (let waited = 0; waited < 60 && (await isTidying()); waited += 1) await sleep(1000)
}

const lookUp = (sql: Sql, turn: number, size: number) => {
  const ids = Array.from({ length: 20 }, (_, place) => ((turn * 7919 + place * 104_729) % size) + 1)
  return sql`select * from goods where goods_id = any(${ids}::int[])`
}

interface Answer {
  term: string
  ms: number
}

/** How long the server itself says it took, from its log: neither this process nor the way to it is part of that. */
async function readAnswers(store: StoreProcess, series: string, count: number): Promise<Answer[]> {
  const line = new RegExp(`"requestId":"${series}(\\d+)-\\d+".*?"ms":([\\d.]+)`, 'g')
  const read = () => [...store.output().matchAll(line)].map(([, term = '', ms]) => ({ term, ms: Number(ms) }))
  await until(async () => read().length === count)
  return read()
}

/** What each term takes, whatever the machine did to one of its answers. */
const middles = (answers: Answer[]): number[] =>
  [...Map.groupBy(answers, ({ term }) => term).values()].map((asked) => spread(asked.map(({ ms }) => ms)).p50)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

async function measure<T>(clients: number, times: number, work: (turn: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let turn = 0
  const client = async () => {
    while (turn < times) {
      const next = turn
      turn += 1
      results.push(await work(next))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return results
}

function spread(taken: number[]) {
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toPrecision(3))
  return { least: at(0), p50: at(0.5), p90: at(0.9), p99: at(0.99) }
}
