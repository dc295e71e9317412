import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { handleErrors, refuseBadAddress, refuseBrokenRequest } from '../api/errors.ts'
import { standBackFor } from '../event-loop.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { TracingSettings } from '../tracing/start-tracing.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import { BODY_RATE, type BodyRate, limitBodiesInFlight } from './bodies-in-flight.ts'
import { BODY_LIMITS, type BodyLimits } from './body-budget.ts'
import { closeGentlyWhenEarly } from './close-gently.ts'
import { encodeAnswers } from './encoding.ts'
import { closeConnectionsOnStop, type Lifecycle } from './lifecycle.ts'
import { routeOf } from './request-facts.ts'

const MAX_BODY = 1_048_576
/** How long a request may take to arrive: its headers, and all of it. */
const HEADERS_MS = 15_000
const REQUEST_MS = 600_000
const REQUEST_ID = /^[\w-]{8,64}$/

const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** A Fastify server with request ids, security headers, one log line and one measurement per request, and errors as envelopes. */
export async function createHttp(options: {
  log: Log
  metrics: Metrics
  trustedProxies: number
  /** Strict-Transport-Security. */
  hsts?: string | undefined
  bodies?: BodyLimits
  bodyRate?: BodyRate
  requestMs?: number
  lifecycle?: Lifecycle
  /** Set when requests are traced. */
  tracing?: TracingSettings | undefined
}): Promise<FastifyInstance> {
  const { requestMs = REQUEST_MS, bodies = BODY_LIMITS, bodyRate = BODY_RATE, hsts } = options
  const safeHeaders = { ...SAFE_HEADERS, ...(hsts && { 'strict-transport-security': hsts }) }
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger, // pino's own type is narrower than what Fastify passes on
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: MAX_BODY,
    requestTimeout: requestMs,
    http: { headersTimeout: Math.min(HEADERS_MS, requestMs), connectionsCheckingInterval: Math.min(5_000, requestMs) },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // Pending requests of keep-alive connections are answered.
    return503OnClosing: false,
    frameworkErrors: refuseBadAddress,
    clientErrorHandler: refuseBrokenRequest,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
  })
  if (options.tracing) traceRequests(app, { trustParent: options.trustedProxies > 0 })
  app.decorateRequest('facts', undefined)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, ...safeHeaders })
    if (!request.routeOptions.config?.isHeavy) standBackFor(reply.raw)
  })
  refuseSeveralHosts(app)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { id: requestId, method, facts } = request
    options.metrics.requests.observe(
      { method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    const ms = Math.round(reply.elapsedTime * 10) / 10
    // Without the query, which holds what people search for, and without the secrets in some paths.
    const path = route.includes(':') ? route : request.url.split('?')[0]
    const { accountId, actedBy, refusal } = facts ?? {}
    request.log.info({ requestId, accountId, actedBy, method, path, status: reply.statusCode, refusal, ms }, 'request')
  })
  limitBodiesInFlight(app, bodies, bodyRate)
  closeGentlyWhenEarly(app)
  handleErrors(app, (request, { code, reason }) =>
    options.metrics.refusals.inc({ code, reason, route: routeOf(request) }),
  )
  encodeAnswers(app)
  if (options.lifecycle) closeConnectionsOnStop(app, options.lifecycle)
  await app.register(multipart)
  parseBodies(app)
  return app
}

/** Which of them counts would differ between the store and what is in front of it. Node keeps the first and says nothing. */
function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host')
    if (hosts.length > 1) throw new AppError('malformed_request', 'The request names more than one host.')
  })
}

/** The longest bills of materials have a tenth of them for each line and cell. */
const MAX_VALUES = 400_000

/** A value of two characters takes as long to parse as one of hundreds: 8 MB of them stopped the process for a second. */
function hasTooManyValues(json: string): boolean {
  if (json.length < MAX_VALUES) return false
  let values = 0
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if ((code === COMMA || code === BRACKET || code === BRACE) && ++values > MAX_VALUES) return true
  }
  return false
}
const [COMMA, BRACKET, BRACE] = [',', '[', '{'].map((sign) => sign.charCodeAt(0))

function parseBodies(app: FastifyInstance): void {
  // Some clients name the type of a body that they leave empty, as for the logout.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (hasTooManyValues(body)) done(new AppError('too_large', 'The request has too many values.'), undefined)
    else parseJson(request, body, done)
  })
  // Forms of mail programs and pages without script.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
