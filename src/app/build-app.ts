import type { FastifyInstance } from 'fastify'
import { identify as identifyPerson } from '#features/account/server/account.service.ts'
import { readFactorDuty } from '#features/account/server/second-factor/factor-duty.service.ts'
import { followPartIndex } from '#features/catalog/server/part-index/part-index.service.ts'
import { watchPartIndex } from '#features/catalog/server/part-index/part-index-gauges.ts'
import { identifyKey, isApiKey } from '#features/integrations/server/keys/keys.service.ts'
import { type MaintenanceNotice, messageOf, retryAfterSeconds } from '#features/shop/maintenance.rules.ts'
import type { AppServices, Identity } from '#server/api/implement.ts'
import { mount } from '#server/api/mount.ts'
import type { Config } from '#server/config.ts'
import type { Db, Sql } from '#server/database/connect.ts'
import { type PublicReads, primaryReads } from '#server/database/replicas/public-reads.ts'
import { measureReads } from '#server/database/replicas/reads-metrics.ts'
import { shareOfBodies } from '#server/http/body-budget.ts'
import { createHttp } from '#server/http/create-http.ts'
import type { Lifecycle } from '#server/http/lifecycle.ts'
import type { Closure } from '#server/http/maintenance.ts'
import { routeOf } from '#server/http/request-facts.ts'
import { describeSelf } from '#server/http/self-description.ts'
import { heavyPlaces } from '#server/limits/heavy-calls.ts'
import type { Log } from '#server/log.ts'
import { createMetrics, type Metrics, watchCache } from '#server/metrics/metrics.ts'
import { type Page, PageCache } from '#server/pages/page-cache.ts'
import { type ClosedPage, servePages } from '#server/pages/serve-pages.ts'
import type { Siblings } from '#server/processes/siblings.ts'
import { publicUrlFor } from '#server/public-url.ts'
import { api } from './api.ts'
import { watchStore } from './metrics/store-metrics.ts'
import { isStaffAddress } from './pages/staff-address.ts'
import { builtPages, type PageSource } from './serving/page-source.ts'
import { createRenderer } from './serving/renderer.ts'
import { watchCatalogue } from './serving/watch-catalogue.ts'

const STALE_MS = 600_000
const CHANGES_PAGES = /^\/api\/(staff|setup)\b/
const CACHE_BYTES = 64 * 1024 * 1024

export interface AppParts {
  config: Config
  sql: Sql
  reads?: PublicReads
  log: Log
  services: AppServices
  pages?: PageSource
  lifecycle?: Lifecycle
  metrics?: Metrics
  siblings?: Siblings | undefined
  /** Folder with the files of the previous version. */
  keptAssets?: string | undefined
  /** False, for tests: each question looks for changes first, so that what was written a moment ago is found. */
  followsParts?: boolean
}

/** Identifies the caller by session token or API key. A key needs the second factor that its maker needs. */
async function identify(sql: Db, token: string): Promise<Identity | undefined> {
  if (!isApiKey(token)) return identifyPerson(sql, token)
  const program = await identifyKey(sql, token)
  if (!program) return undefined
  const { overdue } = await readFactorDuty(sql, program.accountId)
  return overdue ? { ...program, factorOverdue: true } : program
}

/** Builds the app; it does not listen yet. */
export async function buildApp({
  config,
  sql,
  reads = primaryReads(sql),
  log,
  services,
  pages = builtPages,
  lifecycle = { stopping: false },
  metrics = createMetrics(),
  siblings,
  keptAssets,
  followsParts = true,
}: AppParts): Promise<FastifyInstance> {
  measureReads(metrics.registry, reads)
  const implementations = api(config)
  const endpoints = implementations.map((implementation) => implementation.endpoint)
  const cache = new PageCache({ freshMs: config.pageCacheSeconds * 1000, staleMs: STALE_MS, maxBytes: CACHE_BYTES })
  watchCache(metrics, cache)
  watchStore(metrics, sql, config)

  const { trustedProxies, tracing, hsts, publicUrl, metricsToken } = config
  const bodies = shareOfBodies(siblings ? config.processes : 1)
  const app = await createHttp({ log, metrics, trustedProxies, lifecycle, tracing, hsts, bodies })
  await pages.serveAssets(app, keptAssets)
  const readAllMetrics = siblings?.readAllMetrics
  describeSelf(app, { endpoints, publicUrl, sql, reads, metrics, readAllMetrics, metricsToken, lifecycle })
  const { render, renderClosed, clear } = await createRenderer(pages, {
    sql,
    reads,
    log,
    implementations,
    services,
    tagManager: config.tagManagerId !== undefined,
  })
  const parts = followsParts ? await openParts({ sql, reads, log, metrics }) : undefined
  const watch = watchCatalogue(sql, parts ? [reads, parts] : [reads], () => {
    clear()
    cache.clear()
  })
  // Before the first call it is known whether the store is closed.
  await watch.refresh()
  mount(app, implementations, {
    sql,
    reads,
    log,
    services,
    identify,
    heavyPlaces: heavyPlaces(config.databasePool),
    closure: () => findClosure(watch),
    publicUrlFor: publicUrlFor(config),
  })
  expectChanges(app, watch.expectChange, siblings)
  app.addHook('onClose', () => parts?.close())
  servePages(app, {
    cache,
    cacheSeconds: config.pageCacheSeconds,
    refresh: watch.refresh,
    render,
    closedPage: (path) => (isStaffAddress(path) ? undefined : closedPageOf(watch.maintenance(), renderClosed)),
    onServed: (how, route) => metrics.pages.inc({ how, route }),
    onOutage: (request, { code, reason }) => metrics.refusals.inc({ code, reason, route: routeOf(request) }),
  })
  return app
}

async function openParts({ sql, reads, log, metrics }: Required<Pick<AppParts, 'sql' | 'reads' | 'log' | 'metrics'>>) {
  const parts = await followPartIndex(sql, reads, (err) => log.warn({ err }, 'the index of parts is not up to date'))
  watchPartIndex(metrics, parts)
  return parts
}

async function findClosure({
  refresh,
  maintenance,
}: Pick<ReturnType<typeof watchCatalogue>, 'refresh' | 'maintenance'>): Promise<Closure | undefined> {
  await refresh()
  const notice = maintenance()
  return notice && { message: messageOf(notice), retryAfterSeconds: retryAfterSeconds(notice, new Date()) }
}

const closedPageOf = (
  notice: MaintenanceNotice | undefined,
  render: (notice: MaintenanceNotice, requestId: string) => Promise<Page>,
): ClosedPage | undefined =>
  notice && {
    retryAfterSeconds: retryAfterSeconds(notice, new Date()),
    render: (requestId) => render(notice, requestId),
  }

/** After a call that may change pages, the next request checks for changes immediately, in each process of this port. */
function expectChanges(app: FastifyInstance, expectChange: () => void, siblings: Siblings | undefined): void {
  app.addHook('onSend', async ({ method, url }) => {
    if (method === 'GET' || !CHANGES_PAGES.test(url)) return
    expectChange()
    siblings?.announceChange()
  })
  siblings?.onChange(expectChange)
}

/** For a worker process: liveness, readiness and metrics. */
export async function buildProbes({
  config,
  sql,
  log,
  lifecycle = { stopping: false },
  metrics = createMetrics(),
  siblings,
}: Pick<AppParts, 'config' | 'sql' | 'log' | 'lifecycle' | 'metrics' | 'siblings'>): Promise<FastifyInstance> {
  watchStore(metrics, sql, config)
  const { trustedProxies, tracing, hsts } = config
  const app = await createHttp({ log, metrics, trustedProxies, lifecycle, tracing, hsts })
  const { publicUrl, metricsToken } = config
  const readAllMetrics = siblings?.readAllMetrics
  describeSelf(app, { endpoints: [], publicUrl, sql, metrics, readAllMetrics, metricsToken, lifecycle })
  return app
}
