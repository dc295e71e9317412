import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoLogin } from '#features/demo-mode/demo-mode.contract.ts'
import { listDemoLogins } from '#features/demo-mode/server/demo-mode.service.ts'
import { getLexicon } from '#features/search/server/words/lexicon.service.ts'
import { issueSetupCode } from '#features/shop/server/setup.service.ts'
import type { Step } from '#scripts/setup/progress.mjs'
import { type Config, ConfigError } from '#server/config.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { tlsHint } from '#server/database/tls.ts'
import { startWorker } from '#server/jobs/worker.ts'
import type { Log } from '#server/log.ts'
import { countAttempts, createMetrics } from '#server/metrics/metrics.ts'
import { SHARED_PORT } from '#server/processes/shared-port.ts'
import type { Siblings } from '#server/processes/siblings.ts'
import { startTracing } from '#server/tracing/start-tracing.ts'
import { servicesOf } from './app-services.ts'
import { buildApp, buildProbes } from './build-app.ts'
import { jobs } from './jobs.ts'
import { builtPages, type PageSource } from './page-source.ts'
import { prepareStore } from './startup/prepare-store.ts'

/** How to take back what was started, last first. */
export type Undo = Array<() => Promise<unknown>>

export interface Store {
  address: string
  /** None unless the store is a demo. */
  demoLogins: DemoLogin[]
  /** Opens /setup of a store that has no owner. */
  setupCode: string | undefined
  /** `waitMs`: how long others have to notice that this process wants no more requests, before it takes none. */
  stop(waitMs?: number): Promise<void>
}

/** Database, schema, demo data, pages, port: in this order. Whatever was started is stopped again when a step fails. */
export async function startStore(
  config: Config,
  log: Log,
  step: Step,
  pages: PageSource = builtPages,
  siblings?: Siblings,
): Promise<Store> {
  const undo: Undo = []
  const lifecycle = { stopping: false }
  const stop = async (waitMs = 0) => {
    lifecycle.stopping = true
    if (waitMs > 0) await sleep(waitMs)
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    if (config.tracing) {
      const tracing = await startTracing(config.tracing)
      undo.push(() => tracing.stop())
    }
    const { sql, url } = await step(
      config.databaseUrl ? 'Connecting to the database' : 'Starting the database',
      async () => openDatabase(config, log, undo),
    )
    const services = servicesOf(config)
    // A thousand small files, which a demo need not copy.
    const keptAssets = config.demo ? undefined : join(config.dataDir, 'assets')
    // One of several processes finds everything prepared.
    const setupCode = siblings ? undefined : await prepareForVisitors({ config, sql, url, log, step })

    // Now, so that no search has to wait for it.
    if (config.role !== 'worker') await getLexicon(sql)
    const metrics = createMetrics()
    siblings?.offerMetrics(metrics.registry)
    const app =
      config.role === 'worker'
        ? await buildProbes({ config, sql, log, lifecycle, metrics, siblings })
        : await buildApp({ config, sql, log, services, pages, lifecycle, metrics, siblings, keptAssets })
    const worker =
      config.role === 'web' ? undefined : startWorker(url, sql, jobs(config, url), log, countAttempts(metrics))
    // A slow job does not hold up the calls, nor they it.
    undo.push(() => Promise.all([app.close(), worker?.stop()]))
    const listen = { host: config.host, port: config.port, ...(siblings && SHARED_PORT) }
    const address = await app.listen(listen)
    return { address, demoLogins: await listDemoLogins(sql), setupCode, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Resolves to the code that opens /setup of a store without an owner. */
export async function prepareForVisitors(parts: Parameters<typeof prepareStore>[0]): Promise<string | undefined> {
  await prepareStore(parts)
  return parts.config.demo ? undefined : issueSetupCode(parts.sql)
}

export async function openDatabase(config: Config, log: Log, undo: Undo): Promise<{ sql: Sql; url: string }> {
  const url = config.databaseUrl ?? (await startOwnDatabase(config, log, undo))
  const sql = connect(url, { pool: config.databasePool })
  undo.push(() => sql.end({ timeout: 5 }))
  await sql`select 1`.catch((error: unknown) => {
    throw new ConfigError(`Cannot use the database of DATABASE_URL: ${describe(error)}${tlsHint(error)}`, {
      cause: error,
    })
  })
  return { sql, url }
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
