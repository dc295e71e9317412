import { access, constants, mkdir } from 'node:fs/promises'
import { getLexicon } from '#features/search/server/words/lexicon.service.ts'
import { assertNoUnfinishedRestore } from '#server/backup/unfinished-restore.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { inspectPooler, isRefusedByPooler } from '#server/database/driver/pooler.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { openPublicReads, type PublicReads, primaryReads } from '#server/database/replicas/public-reads.ts'
import { tlsHint } from '#server/database/tls.ts'
import type { Log } from '#server/log.ts'

/** Cleanup functions, last first. */
export type Undo = Array<() => Promise<unknown>>

const POOLER_HINT = 'Set DATABASE_DIRECT_URL to the database itself; see docs/operations/scale-out.md'

/** `url` is the database itself; `sql` may lead through a pooler. */
export async function openDatabase(config: Config, log: Log, undo: Undo): Promise<{ sql: Sql; url: string }> {
  const url = config.databaseUrl ?? (await startOwnDatabase(config, log, undo))
  const isPooled = config.poolerUrl !== undefined
  const sql = connect(config.poolerUrl ?? url, { pool: config.databasePool, isPooled })
  undo.push(() => sql.end({ timeout: 5 }))
  await sql`select 1`.catch((error: unknown) => {
    const hint = isRefusedByPooler(error) ? ` (a pooler? ${POOLER_HINT})` : tlsHint(error)
    throw new ConfigError(`Cannot use the database of DATABASE_URL: ${describe(error)}${hint}`, { cause: error })
  })
  if (config.databaseUrl) await checkPooler(config.poolerUrl ?? url, isPooled, log)
  await assertNoUnfinishedRestore(sql)
  return { sql, url }
}

/** Refuses to start behind a pooler without the required features, because statements would fail randomly. */
async function checkPooler(url: string, isPooled: boolean, log: Log): Promise<void> {
  const facts = await inspectPooler(url, isPooled)
  if (!facts.isPooled) return
  if (!facts.keepsStatements)
    throw new ConfigError(
      'DATABASE_URL leads through a pooler that loses prepared statements. Use PgBouncer 1.21 or newer with max_prepared_statements.',
    )
  if (!isPooled) throw new ConfigError(`DATABASE_URL leads through a pooler. ${POOLER_HINT}`)
  if (facts.missingSettings.length > 0)
    log.warn({ run: facts.missingSettings }, 'behind the pooler the role lacks settings')
}

/** Locks and long statements bypass the pooler. */
export async function aroundPooler<P extends { config: Config; sql: Sql; url: string }>(
  parts: P,
  work: (parts: P) => Promise<void>,
): Promise<void> {
  if (!parts.config.poolerUrl) return work(parts)
  const sql = connect(parts.url, { pool: 2, name: 'ohmstead-start' })
  try {
    await work({ ...parts, sql })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Replicas are used once they have replayed the writes of the startup. */
export async function openReads(config: Config, sql: Sql, url: string, log: Log, undo: Undo): Promise<PublicReads> {
  const { urls: replicaUrls, maxLagMs } = config.replicas
  const reads =
    replicaUrls.length === 0
      ? primaryReads(sql)
      : await openPublicReads({
          sql,
          url,
          replicaUrls,
          maxLagMs,
          connections: config.databasePool,
          isPooled: config.poolerUrl !== undefined,
          log,
        })
  undo.push(() => reads.close())
  await reads.catchUp()
  // Preloaded, so that no search waits for it.
  for (const db of [sql, ...reads.handles]) await getLexicon(db)
  return reads
}

async function startOwnDatabase(config: Config, log: Log, undo: Undo): Promise<string> {
  await makeWritable(config.dataDir)
  const database = await startEmbedded(config.dataDir, log)
  undo.push(() => database.stop())
  return database.url
}

const describe = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (cause) {
    throw new ConfigError(`DATA_DIR ${folder} cannot be written: ${describe(cause)}`, { cause })
  }
}
