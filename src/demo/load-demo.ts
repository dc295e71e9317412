import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadCategoryWords, readTable } from '#features/search/server/load-words.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Report, Step } from '../../scripts/setup/progress.mjs'
import { gatherStatistics } from './catalogue/loading/statistics.ts'
import { openDemoLogins } from './demo-logins.ts'

const WORDS = join(import.meta.dirname, 'search-words.tsv')
const LOADER = join(import.meta.dirname, 'load-catalogue.ts')

/** Fills an empty store once: accounts to try it with, and a catalogue of invented prices and stock. */
export async function loadDemo(sql: Sql, databaseUrl: string, catalogSize: number, step: Step): Promise<void> {
  await openDemoLogins(sql)
  const [goods] = await sql`select from goods limit 1`
  if (goods) await completeLoading(sql)
  else if (catalogSize > 0)
    await step('Loading the demo catalogue', (report) => runLoader(databaseUrl, catalogSize, report))
  await loadDemoWords(sql)
}

/** What words mean in this catalogue, once: what staff have changed stays changed. */
async function loadDemoWords(sql: Sql): Promise<void> {
  const [known] = await sql`select from search_category_word limit 1`
  if (known) return
  const rows = readTable(await readFile(WORDS, 'utf8'))
  await loadCategoryWords(
    sql,
    rows.map(([phrase, path]) => ({ phrase, path: path.split(' > ') })),
  )
}

/** Goods come all or none. A load that was cut off right behind them has left the database without their statistics. */
async function completeLoading(sql: Sql): Promise<void> {
  const [known] = await sql`select from pg_stats where schemaname = current_schema and tablename = 'goods' limit 1`
  if (!known) await gatherStatistics(sql)
}

/** In a process of its own, so that the store does not keep the memory of a thousand part-numbering rules. */
function runLoader(databaseUrl: string, catalogSize: number, report: Report): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, CATALOG_SIZE: String(catalogSize) }
    const child = spawn(process.execPath, [LOADER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').split('\n')) if (line) report(line)
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The demo catalogue could not be loaded.'))))
  })
}
