import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gatherStatistics } from '../src/features/catalog/server/bulk-load.service.ts'
import { markDemoSeeded, publishLogins } from '../src/features/demo-mode/server/demo-mode.service.ts'
import { loadCategoryWords, readTable } from '../src/features/search/server/load-words.ts'
import type { Sql } from '../src/server/database/connect.ts'
import type { FileStore } from '../src/server/files/file-store.ts'
import { loadCatalogue } from './catalogue/load.ts'
import { demoAccounts } from './demo-accounts.ts'
import { seedDemoBuyer } from './demo-buyer.ts'
import { loadDemoTexts, seedDemoShop } from './demo-shop.ts'

const SEED = 'ohmstead'
const WORDS = join(import.meta.dirname, 'search-words.tsv')

export interface SeedOptions {
  catalogSize: number
  files: FileStore
  onProgress?: (line: string) => void
}

/** Fills an empty store once: accounts, a catalogue with invented prices and stock, orders and quotes of the buyer. */
export async function seedDemo(sql: Sql, { catalogSize, files, onProgress = () => {} }: SeedOptions): Promise<void> {
  await publishLogins(sql, demoAccounts)
  await seedDemoShop(sql)
  await seedCatalogue(sql, catalogSize, onProgress)
  onProgress('orders and quotes of the demo buyer')
  // Without goods there is nothing to order: then the next start seeds again.
  if (await seedDemoBuyer(sql, files)) await markDemoSeeded(sql)
}

/** Parts and articles alone, for an owner who wants to start from them: no accounts, and nothing about the firm. */
export async function seedStartContent(sql: Sql, { catalogSize, onProgress }: SeedOptions): Promise<void> {
  await loadDemoTexts(sql)
  await seedCatalogue(sql, catalogSize, onProgress)
}

/** Goods come all or none; a load that was killed begins anew. */
export async function seedCatalogue(sql: Sql, size: number, onProgress: (line: string) => void = () => {}) {
  const [goods] = await sql`select from goods limit 1`
  if (goods) await completeStatistics(sql)
  else if (size > 0)
    await loadCatalogue(sql, {
      size,
      seed: SEED,
      onProgress: ({ phase, done, total }) =>
        onProgress(`${phase} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`),
    })
  await loadDemoWords(sql)
}

/** A load that was killed right after the goods has left the database without their statistics. */
async function completeStatistics(sql: Sql): Promise<void> {
  const [known] = await sql`select from pg_stats where schemaname = current_schema and tablename = 'goods' limit 1`
  if (!known) await gatherStatistics(sql)
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
