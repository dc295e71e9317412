import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { addressesOf, type Endpoint, type Envelope } from '#shared/endpoint.ts'
import { type FileAnswer, isFileAnswer } from '#shared/file-answer.ts'
import type { Sql } from '../database/connect.ts'
import { type PublicReads, primaryReads } from '../database/replicas/public-reads.ts'
import { announcedBytes } from '../http/bodies-in-flight.ts'
import { takesGzip } from '../http/encoding.ts'
import { type Closure, refuseDuringMaintenance } from '../http/maintenance.ts'
import { noteFacts } from '../http/request-facts.ts'
import { sendParts } from '../http/send-parts.ts'
import { areaOf, inArea } from '../limits/connection-shares.ts'
import { type HeavyPlaces, limitHeavyCalls } from '../limits/heavy-calls.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Log } from '../log.ts'
import { DEADLINE_MS, inTime, signalOf } from './deadline.ts'
import { invokeOnce, readKey } from './idempotency.ts'
import { type AppServices, assertAccess, type Context, type Identity, type Implementation } from './implement.ts'
import { PreparedAnswer } from './prepared-answer.ts'
import { readQuery } from './read-query.ts'
import { FORM_BYTES, readUpload } from './read-upload.ts'
import { type UploadFolder, withUploadFolder } from './upload-folder.ts'

export interface MountOptions {
  sql: Sql
  reads?: PublicReads
  log: Log
  services: AppServices
  /** For links in mails, where the address of the store depends on the request. */
  publicUrlFor?: (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string
  identify: (sql: Sql, token: string) => Promise<Identity | undefined>
  /** How long a call may take, once it has been read. */
  deadlineMs?: number
  heavyPlaces?: HeavyPlaces
  /** Asked for every call; undefined while the store is open. */
  closure?: () => Promise<Closure | undefined>
}

/** The only file that knows both the contracts and Fastify: requests in, envelopes out. */
export function mount(app: FastifyInstance, implementations: Implementation[], options: MountOptions): void {
  const { deadlineMs = DEADLINE_MS, closure = async () => undefined } = options
  const identityOf = async (request: FastifyRequest) => (await contextOf(request, options, true)).identity
  const heavyCalls = limitHeavyCalls(options.sql, options.heavyPlaces)
  for (const implementation of implementations) {
    const { endpoint } = implementation
    const area = areaOf(endpoint.path)
    const answer = async (request: FastifyRequest, reply: FastifyReply, uploads?: UploadFolder) => {
      const context = await inTime(contextOf(request, options, identityMatters(endpoint)), deadlineMs)
      // Access is checked before an upload is written to disk.
      if (endpoint.upload?.toDisk) assertAccess(endpoint, context.identity)
      const input = await inputOf(request, implementation, uploads)
      // The time that a file takes to arrive is not that of the work.
      const signal = endpoint.heavy ? signalOf(reply.raw, deadlineMs) : undefined
      const key = request.headers['idempotency-key']
      const invoke = () =>
        endpoint.idempotent === true && typeof key === 'string'
          ? invokeOnce(implementation, context, input, key)
          : implementation.invoke(endpoint.idempotent ? { ...context, ...readKey(key) } : context, input)
      const answering = signal
        ? heavyCalls.limit(
            { caller: callerKey(context), lines: linesIn(endpoint, request.bodyBytes, input), signal },
            invoke,
          )
        : inArea(area, invoke)
      return sendAnswer(reply, endpoint, await inTime(answering, deadlineMs))
    }
    const routeOptions: Omit<RouteOptions, 'url'> = {
      method: endpoint.method,
      ...(endpoint.body && { bodyLimit: endpoint.body.maxBytes }),
      config: {
        ...(endpoint.heavy && { isHeavy: true }),
        ...(endpoint.upload && {
          maxFormBytes: endpoint.upload.maxBytes + FORM_BYTES,
          isOnDisk: endpoint.upload.toDisk === true,
        }),
      },
      onRequest: [
        refuseDuringMaintenance(endpoint, closure, identityOf) ?? [],
        endpoint.heavy
          ? async (request: FastifyRequest) => {
              const caller = callerKey(await contextOf(request, options, identityMatters(endpoint)))
              await heavyCalls.assertFree({ caller, lines: linesIn(endpoint, announcedBytes(request)) })
            }
          : [],
      ].flat(),
      handler: endpoint.upload
        ? (request, reply) => withUploadFolder((uploads) => answer(request, reply, uploads))
        : (request, reply) => answer(request, reply),
    }
    for (const url of addressesOf(endpoint)) route(app, endpoint, { ...routeOptions, url })
  }
}

const callerKey = ({ identity, address }: Context) =>
  identity ? `account:${identity.accountId}` : `network:${networkOf(address)}`

/** A long line of a bill of materials. A body counts for as many of them as it could hold: it is parsed in one step. */
const LINE_BYTES = 400

/** What is no list is refused when the input is read. */
function linesIn({ heavy = 1 }: Endpoint, bodyBytes = 0, input?: unknown): number {
  if (typeof heavy === 'number') return heavy
  const lines = (input as Record<string, unknown> | undefined)?.[heavy]
  return Math.max(1, Math.ceil(bodyBytes / LINE_BYTES), Array.isArray(lines) ? lines.length : 0)
}

/** The raw text is needed for the signature. */
function route(app: FastifyInstance, { signed }: Endpoint, options: RouteOptions): void {
  if (!signed) {
    app.route(options)
    return
  }
  app.register(async (unread) => {
    unread.removeAllContentTypeParsers()
    unread.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    unread.route(options)
  })
}

/** The token is not looked up for public calls. */
const identityMatters = (endpoint: Endpoint) =>
  endpoint.access !== 'public' || endpoint.idempotent !== undefined || endpoint.knowsCaller === true

async function contextOf(
  request: FastifyRequest,
  { sql, reads = primaryReads(sql), log, identify, services, publicUrlFor }: MountOptions,
  wanted: boolean,
): Promise<Context> {
  const token = tokenOf(request)
  const identity = wanted && token ? await inArea('identify', () => identify(sql, token)) : undefined
  const requestId = request.id
  const { accountId, actedBy } = identity ?? {}
  if (accountId) noteFacts(request, { accountId, ...(actedBy && { actedBy: actedBy.accountId }) })
  const userAgent = request.headers['user-agent'] ?? ''
  return {
    ...services,
    ...(publicUrlFor && { publicUrl: publicUrlFor(request) }),
    sql,
    // Logged-in callers read from the primary, to see their own writes.
    reads: token ? () => sql : reads.choose,
    requestId,
    log: log.child({ requestId, accountId }),
    address: request.ip,
    userAgent,
    token,
    identity,
  }
}

function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.token ?? request.headers.authorization?.replace(/^Bearer /i, '')
  return typeof header === 'string' && header !== '' ? header : undefined
}

async function inputOf(
  request: FastifyRequest,
  { endpoint }: Implementation,
  uploads?: UploadFolder,
): Promise<unknown> {
  const parts = request.params as Record<string, string> // Fastify's params are the named parts of the path
  if (endpoint.method === 'GET')
    return readQuery(endpoint.input, { ...(request.query as Record<string, unknown>), ...parts })
  if (endpoint.signed) return { body: request.body ?? '', signature: request.headers[endpoint.signed.header] ?? '' }
  if (uploads && request.isMultipart()) return { ...(await readUpload(request, endpoint, uploads)), ...parts }
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body))
    throw new AppError('invalid_input', 'The body must be a JSON object.')
  return { ...body, ...parts }
}

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  if (isFileAnswer(answer)) return sendFile(reply, answer)
  const shared = endpoint.method === 'GET' && endpoint.access === 'public' && endpoint.cacheSeconds
  reply.header('cache-control', shared ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store')
  return answer instanceof PreparedAnswer ? sendPrepared(reply, answer) : envelope(0, 'ok', answer)
}

function sendFile(reply: FastifyReply, { file }: FileAnswer): FastifyReply {
  reply.header('content-type', file.contentType)
  const shared = `public, max-age=${file.maxAge}${file.maxAge >= 31_536_000 ? ', immutable' : ''}`
  reply.header('cache-control', file.private ? 'private, no-store' : shared)
  // Files get a restrictive CSP, so that they cannot run scripts.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (file.saveAs)
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.saveAs)}`)
  if (file.parts) return sendParts(reply, file.parts)
  return reply.send(typeof file.body === 'string' ? file.body : Buffer.from(file.body))
}

function sendPrepared(reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  const { body, encoding } = answer.send(takesGzip(reply.request.headers['accept-encoding']))
  reply.header('content-type', 'application/json; charset=utf-8')
  if (encoding) reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' })
  return reply.send(body)
}

export const envelope = (code: number, msg: string, data: unknown = null): Envelope => ({ code, msg, data })
