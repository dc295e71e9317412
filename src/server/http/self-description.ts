import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { inTime } from '../api/deadline.ts'
import { renderDocs } from '../api/docs-page.ts'
import { envelope } from '../api/mount.ts'
import { describeApi } from '../api/openapi.ts'
import type { Sql } from '../database/connect.ts'
import type { PublicReads } from '../database/replicas/public-reads.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { mayReadMetrics } from '../metrics/metrics-access.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Health checks have short timeouts. */
const HEALTH_MS = 1500
/** Load balancers ask several times a second: only warnings are logged. */
const PROBE = { logLevel: 'warn' } as const

interface Described {
  endpoints: Endpoint[]
  publicUrl: string | undefined
  sql: Sql
  reads?: PublicReads
  metrics: Metrics
  /** Of all processes on this port, where there are several. */
  readAllMetrics?: (() => Promise<string>) | undefined
  metricsToken?: string | undefined
  lifecycle: Lifecycle
}

/** Health, readiness, OpenAPI document and metrics. */
export function describeSelf(
  app: FastifyInstance,
  { endpoints, publicUrl, sql, reads, metrics, readAllMetrics, metricsToken, lifecycle }: Described,
): void {
  app.get('/api/health', PROBE, async (_, reply) => {
    await inTime(sql`select 1`, HEALTH_MS)
    return reply.header('cache-control', 'no-store').send(envelope(0, 'ok', { database: 'up' }))
  })
  // Liveness: does not depend on the database, since a restart would not help.
  app.get('/api/live', PROBE, (_, reply) => reply.header('cache-control', 'no-store').send(envelope(0, 'ok')))
  // Readiness, for load balancers: false while stopping and without a database. A replica is enough for most visitors.
  app.get('/api/ready', PROBE, async (_, reply) => {
    if (lifecycle.stopping) throw new AppError('unavailable', 'This process is stopping.')
    if (!reads?.hasUsable) await inTime(sql`select 1`, HEALTH_MS)
    return reply.header('cache-control', 'no-store').send(envelope(0, 'ok'))
  })
  // Built once: it takes long for a hundred contracts.
  const description = once(() => describeApi(endpoints, publicUrl))
  const docs = once(() => renderDocs(endpoints, publicUrl))
  app.get('/api/openapi.json', () => description())
  app.get('/api/docs', (_, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(docs())
  })
  const readMetrics = readAllMetrics ?? (() => metrics.registry.metrics())
  app.get('/metrics', async (request, reply) =>
    mayReadMetrics(request, metricsToken)
      ? reply.type(metrics.registry.contentType).send(await readMetrics())
      : reply.callNotFound(),
  )
  // Otherwise pages would answer for it.
  app.all('/api/*', (_, reply) => reply.callNotFound())
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
