import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatherStatistics } from '../src/features/catalog/server/bulk-load/bulk-load.service.ts'
import { markDemoSeeded, publishLogins } from '../src/features/demo-mode/server/demo-mode.service.ts'
import { loadCategoryWords, readTable } from '../src/features/search/server/words/load-words.service.ts'
import { addCurrencies } from '../src/features/shop/server/shop.service.ts'
import { hasUnfinishedImport } from '../src/features/supply/server/supply.service.ts'
import type { Sql } from '../src/server/database/connect.ts'
import type { FileStore } from '../src/server/files/file-store.ts'
import { demoAccounts } from './demo-accounts.ts'
import { seedDemoBuyer } from './demo-buyer.ts'
import { addDemoColleague } from './demo-colleague.ts'
import { addDemoCustomers } from './demo-customers.ts'
import { loadDemoTexts, seedDemoShop } from './demo-shop.ts'
import { seedDemoTrading } from './demo-trading.ts'
import { DEMO_SOURCE, generateFeed, importFeed } from './feed/import-feed.ts'

const SEED = 'ohmstead'
const WORDS = join(import.meta.dirname, 'search-words.tsv')

export interface SeedOptions {
  catalogSize: number
  files: FileStore
  folder?: string
  onProgress?: (line: string) => void
}

/** Fills an empty store once: accounts, a catalogue with invented prices and stock, orders and quotes of the buyer. */
export async function seedDemo(sql: Sql, options: SeedOptions): Promise<void> {
  const { catalogSize, files, onProgress = () => {} } = options
  await publishLogins(sql, demoAccounts)
  await seedDemoShop(sql)
  await seedCatalogue(sql, catalogSize, options)
  onProgress('orders and quotes of the demo')
  // Without goods there is nothing to order: then the next start seeds again.
  if (!(await seedDemoBuyer(sql, files, await addDemoCustomers(sql)))) return
  await addDemoColleague(sql)
  await seedDemoTrading(sql)
  await markDemoSeeded(sql)
}

/** Parts and articles alone, for an owner who wants to start from them: no accounts, and nothing about the firm. */
export async function seedStartContent(sql: Sql, options: SeedOptions): Promise<void> {
  await loadDemoTexts(sql)
  // The store is open: goods come in batches, and nobody waits for them.
  await seedCatalogue(sql, options.catalogSize, { ...options, exclusive: false })
}

export interface CatalogueOptions {
  /** Where the feed is written and removed afterwards; a temporary folder without it. */
  folder?: string
  /** Nobody uses the store: it is filled at once. */
  exclusive?: boolean
  /** Only tests bring a feed that was written before: writing one takes 2 s of processor time, whatever its size. */
  writeFeed?: typeof generateFeed
  onProgress?: (line: string) => void
}

/** Brings in the goods through the importer. One that was killed goes on; a store with other goods is left alone. */
export async function seedCatalogue(sql: Sql, size: number, options: CatalogueOptions = {}): Promise<void> {
  const [goods] = await sql`select from goods limit 1`
  if (size > 0 && (!goods || (await hasUnfinishedImport(sql, DEMO_SOURCE)))) {
    await addCurrencies(sql, ['USD', 'CNY'])
    await importCatalogue(sql, size, options)
  } else if (goods) await completeStatistics(sql)
  await loadDemoWords(sql)
}

async function importCatalogue(sql: Sql, size: number, options: CatalogueOptions): Promise<void> {
  const { exclusive = true, writeFeed = generateFeed, onProgress: onLine = () => {} } = options
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'ohmstead-demo-')))
  try {
    await writeFeed(folder, { size, seed: SEED }, onLine)
    await importFeed(sql, folder, { exclusive, onLine })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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
