import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import compress from '@fastify/compress'
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { identify } from '../features/account/server/account.service.ts'
import { callInProcess } from '../server/api/call-in-process.ts'
import { renderDocs } from '../server/api/docs-page.ts'
import { handleErrors } from '../server/api/errors.ts'
import { envelope, mount } from '../server/api/mount.ts'
import { describeApi } from '../server/api/openapi.ts'
import type { Config } from '../server/config.ts'
import type { Sql } from '../server/database/connect.ts'
import type { Log } from '../server/log.ts'
import { createMetrics } from '../server/metrics.ts'
import { allowOwnScripts } from '../server/pages/content-security-policy.ts'
import { PageCache } from '../server/pages/page-cache.ts'
import { type Rendered, servePages } from '../server/pages/serve-pages.ts'
import { refusals } from '../shared/app-error.ts'
import type { Call } from '../shared/endpoint.ts'
import { api } from './api.ts'
import { watchCatalogue } from './watch-catalogue.ts'

const BUILD = join(import.meta.dirname, '../../build')

export interface AppParts {
  config: Config
  sql: Sql
  log: Log
}

/** Puts the store together; it listens to nothing yet. */
export async function buildApp({ config, sql, log }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    trustProxy: config.trustProxy,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
  })
  const metrics = createMetrics()
  const implementations = api(config)
  const endpoints = implementations.map((implementation) => implementation.endpoint)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const seconds = reply.elapsedTime / 1000
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds)
    const facts = {
      requestId: request.id,
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
    }
    request.log.info({ ...facts, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request')
  })
  handleErrors(app)

  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
  await app.register(staticFiles, {
    root: join(BUILD, 'client'),
    wildcard: false,
    preCompressed: true,
    // Names carry a hash of their content under /assets; everything else may change at the next deploy.
    setHeaders: (reply, path) => {
      const forever = path.includes(`${join(BUILD, 'client', 'assets')}`)
      reply.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })

  mount(app, implementations, { sql, log, identify })
  app.get('/api/health', async () => {
    await sql`select 1`
    return envelope(0, 'ok', { database: 'up' })
  })
  app.get('/api/openapi.json', () => describeApi(endpoints, config.publicUrl))
  app.get('/api/docs', (_, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(renderDocs(endpoints, config.publicUrl))
  })
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  app.all('/api/*', (_, reply) =>
    reply.status(refusals.unknown_path.status).send(envelope(refusals.unknown_path.code, 'There is no such call.')),
  )

  const cache = new PageCache({ freshMs: config.pageCacheSeconds * 1000, staleMs: 600_000, maxBytes: 64 * 1024 * 1024 })
  const renderPage = await loadPages()
  servePages(app, {
    cache,
    cacheSeconds: config.pageCacheSeconds,
    refresh: watchCatalogue(sql, () => cache.clear()),
    onServed: (how) => metrics.pages.inc({ how }),
    render: async (url, requestId) => {
      const nobody = { sql, requestId, log, address: '', token: undefined, identity: undefined }
      const nonce = randomBytes(16).toString('base64url')
      const answer = await renderPage(new Request(url), callInProcess(implementations, nobody), nonce)
      return {
        status: answer.status,
        headers: locationOf(answer),
        ...allowOwnScripts(await answer.text(), nonce),
      } satisfies Rendered
    },
  })
  return app
}

const locationOf = (answer: Response): Record<string, string> => {
  const location = answer.headers.get('location')
  return location ? { location } : {}
}

type RenderPage = (request: Request, call: Call, nonce: string) => Promise<Response>

async function loadPages(): Promise<RenderPage> {
  const bundle = join(BUILD, 'server/index.js')
  if (!existsSync(bundle)) throw new Error('The pages are not built. Run npm start, or npm run build.')
  const pages: { renderPage: RenderPage } = await import(bundle)
  return pages.renderPage
}
