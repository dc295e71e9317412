import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { DemoLogin } from '#features/demo-mode/demo-mode.contract.ts'
import { listDemoLogins } from '#features/demo-mode/server/demo-mode.service.ts'
import { issueSetupCode } from '#features/shop/server/setup.service.ts'
import type { Step } from '#scripts/setup/progress.mjs'
import type { Config } from '#server/config.ts'
import { sweepTemporaryFolders } from '#server/files/temporary-folder.ts'
import { refuseConnections } from '#server/http/lifecycle.ts'
import { startWorker } from '#server/jobs/worker.ts'
import type { Log } from '#server/log.ts'
import { losesMails, MAILS_ARE_FILES } from '#server/mail/mail-files.ts'
import { countAttempts, createMetrics } from '#server/metrics/metrics.ts'
import { SHARED_PORT } from '#server/processes/shared-port.ts'
import type { Siblings } from '#server/processes/siblings.ts'
import { startTracing } from '#server/tracing/start-tracing.ts'
import { servicesOf } from './app-services.ts'
import { buildApp, buildProbes } from './build-app.ts'
import { jobs } from './jobs.ts'
import { aroundPooler, openDatabase, openReads, type Undo } from './open-database.ts'
import { builtPages, type PageSource } from './serving/page-source.ts'
import { prepareStore } from './startup/prepare-store.ts'

export interface Store {
  address: string
  /** None unless the store is a demo. */
  demoLogins: DemoLogin[]
  /** Opens /setup of a store that has no owner. */
  setupCode: string | undefined
  /** `waitMs`: how long readiness is false before the port is closed, and then how long open connections are served. */
  stop(waitMs?: number): Promise<void>
}

/** Database, schema, demo data, pages, port: in this order. When a step fails, the previous ones are stopped. */
export async function startStore(
  config: Config,
  log: Log,
  step: Step,
  pages: PageSource = builtPages,
  siblings?: Siblings,
): Promise<Store> {
  const undo: Undo = []
  const lifecycle = { stopping: false }
  let listening: FastifyInstance | undefined
  const stop = async (waitMs = 0) => {
    lifecycle.stopping = true
    if (waitMs > 0) await sleep(waitMs)
    if (waitMs > 0 && listening) await refuseConnections(listening, waitMs)
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    if (config.tracing) {
      const tracing = await startTracing(config.tracing)
      undo.push(() => tracing.stop())
    }
    await sweepTemporaryFolders()
    const { sql, url } = await step(
      config.databaseUrl ? 'Connecting to the database' : 'Starting the database',
      async () => openDatabase(config, log, undo),
    )
    const services = servicesOf(config)
    // A thousand small files; a demo does not copy them.
    const keptAssets = config.demo ? undefined : join(config.dataDir, 'assets')
    // In a child process everything is already prepared.
    const setupCode = siblings ? undefined : await prepareForVisitors({ config, sql, url, log, step })

    const metrics = createMetrics()
    siblings?.offerMetrics(metrics.registry)
    const app =
      config.role === 'worker'
        ? await buildProbes({ config, sql, log, lifecycle, metrics, siblings })
        : await buildApp({
            config,
            sql,
            reads: await openReads(config, sql, url, log, undo),
            log,
            services,
            pages,
            lifecycle,
            metrics,
            siblings,
            keptAssets,
          })
    const worker =
      config.role === 'web' ? undefined : startWorker(url, sql, jobs(config, url), log, countAttempts(metrics))
    if (losesMails(config)) log.warn({ outbox: join(config.dataDir, 'outbox') }, MAILS_ARE_FILES)
    // Jobs have their own pool.
    undo.push(() => Promise.all([app.close(), worker?.stop()]))
    const listen = { host: config.host, port: config.port, ...(siblings && SHARED_PORT) }
    const address = await app.listen(listen)
    listening = app
    return { address, demoLogins: await listDemoLogins(sql), setupCode, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Resolves to the code that opens /setup of a store without an owner. */
export async function prepareForVisitors(parts: Parameters<typeof prepareStore>[0]): Promise<string | undefined> {
  await aroundPooler(parts, prepareStore)
  return parts.config.demo ? undefined : issueSetupCode(parts.sql)
}
