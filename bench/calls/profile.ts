import type { Sql } from '#server/database/connect.ts'
import { openStore } from '#tests/support/process.ts'
import { withCatalogue } from '../store.ts'
import { type CpuProfile, profiler } from './cpu-profile.ts'
import { type Part, shareOf } from './parts-of-a-call.ts'
import { listQuestions } from './questions.ts'

const CALLS = 300
const CLIENTS = 4

interface StatementRow {
  statement: string
  calls: number
  ms: number
}

/** Where the processor time of each call goes: of the store by what the code is for, of the database by statement. */
export async function profileCalls(size: number, only?: string[]): Promise<void> {
  await withCatalogue(
    size,
    4,
    async ({ sql, databaseUrl, dataDir }) => {
      await sql`create extension if not exists pg_stat_statements`
      const store = await openStore({
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        DEMO: 'on',
        CATALOG_SIZE: String(size),
        LOG_LEVEL: 'error',
        NODE_OPTIONS: '--inspect=127.0.0.1:0',
      })
      const profile = await profiler(store.output)
      try {
        for (const { name, ask } of await listQuestions(store.url, size))
          if (!only || only.includes(name)) await profileCall(sql, profile, name, ask)
      } finally {
        profile.close()
        await store.stop()
      }
    },
    { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' },
  )
}

async function profileCall(
  sql: Sql,
  profile: Awaited<ReturnType<typeof profiler>>,
  name: string,
  ask: (turn: number) => Promise<unknown>,
): Promise<void> {
  await repeat(ask, 0)
  await sql`select pg_stat_statements_reset()`
  const taken = await profile.during(() => repeat(ask, CALLS))
  const statements = await sql<StatementRow[]>`
    select regexp_replace(query, '\\s+', ' ', 'g') statement, calls::int, total_exec_time + total_plan_time ms
    from pg_stat_statements where query not like '%pg_stat_statements%' order by 3 desc`
  process.stdout.write(tableOf(name, taken, statements))
}

async function repeat(ask: (turn: number) => Promise<unknown>, from: number): Promise<void> {
  let turn = 0
  const client = async () => {
    while (turn < CALLS) {
      turn += 1
      await ask(from + turn)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

const perCall = (ms: number) => (ms / CALLS).toFixed(3)

function tableOf(name: string, taken: CpuProfile, statements: StatementRow[]): string {
  const parts = Array.from(shareOf(taken), ([part, ms]): [Part, number] => [part, ms]).sort((a, b) => b[1] - a[1])
  const rows = [
    ...parts.map(([part, ms]) => `| ${part} | | ${perCall(ms)} |`),
    ...statements
      .filter(({ ms }) => ms / CALLS >= 0.005)
      .map(
        ({ statement, calls, ms }) => `| \`${nameOf(statement)}\` | ${(calls / CALLS).toFixed(1)} | ${perCall(ms)} |`,
      ),
  ]
  return [`\n### ${name}`, '| part | times a call | ms a call |', '|---|---|---|', ...rows, ''].join('\n')
}

/** Enough to find it: where it begins and what it reads. */
function nameOf(statement: string): string {
  const tables = [...statement.matchAll(/\b(?:from|join|into|update) ([a-z_]+)/gi)].map(([, table]) => table)
  return `${statement.slice(0, 60).replaceAll('|', '\\|')} … ${[...new Set(tables)].join(', ')}`
}
