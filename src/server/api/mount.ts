import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'
import type { Endpoint, Envelope } from '../../shared/endpoint.ts'
import { type FileAnswer, isFileAnswer } from '../../shared/file-answer.ts'
import type { UploadedFile } from '../../shared/uploaded-file.ts'
import type { Sql } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { invokeOnce } from './idempotency.ts'
import type { Context, Identity, Implementation, Surroundings } from './implement.ts'
import { readQuery } from './read-query.ts'

export interface MountOptions {
  sql: Sql
  log: Log
  surroundings: Surroundings
  identify: (sql: Sql, token: string) => Promise<Identity | undefined>
}

/** The only file that knows both the contracts and Fastify: requests in, envelopes out. */
export function mount(app: FastifyInstance, implementations: Implementation[], options: MountOptions): void {
  for (const implementation of implementations) {
    const { endpoint } = implementation
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.body && { bodyLimit: endpoint.body.maxBytes }),
      handler: async (request, reply) => {
        const context = await contextOf(request, options, endpoint.access !== 'public' || endpoint.idempotent === true)
        const input = await inputOf(request, implementation)
        const key = request.headers['idempotency-key']
        const answer =
          endpoint.idempotent && typeof key === 'string'
            ? await invokeOnce(implementation, context, input, key)
            : await implementation.invoke(context, input)
        if (isFileAnswer(answer)) return sendFile(reply, answer)
        const shared = endpoint.method === 'GET' && endpoint.access === 'public' && endpoint.cacheSeconds
        reply.header('cache-control', shared ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store')
        return envelope(0, 'ok', answer)
      },
    })
  }
}

async function contextOf(
  request: FastifyRequest,
  { sql, log, identify, surroundings }: MountOptions,
  identityMatters: boolean,
): Promise<Context> {
  const token = tokenOf(request)
  const identity = identityMatters && token ? await identify(sql, token) : undefined
  const requestId = request.id
  return { ...surroundings, sql, requestId, log: log.child({ requestId }), address: request.ip, token, identity }
}

function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.token ?? request.headers.authorization?.replace(/^Bearer /i, '')
  return typeof header === 'string' && header !== '' ? header : undefined
}

async function inputOf(request: FastifyRequest, { endpoint }: Implementation): Promise<unknown> {
  const parts = request.params as Record<string, string> // Fastify's params are the named parts of the path
  if (endpoint.method === 'GET')
    return readQuery(endpoint.input, { ...(request.query as Record<string, unknown>), ...parts })
  if (endpoint.upload && request.isMultipart()) return { ...(await readUpload(request, endpoint)), ...parts }
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body))
    throw new AppError('invalid_input', 'The body must be a JSON object.')
  return { ...body, ...parts }
}

/** One file and any number of plain fields, which are read like a query. */
async function readUpload(request: FastifyRequest, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  let file: UploadedFile | undefined
  for await (const part of request.parts({
    limits: { files: 1, fields: 20, fileSize: endpoint.upload?.maxBytes ?? 0 },
  })) {
    if (part.type === 'file')
      file = { fileName: part.filename, contentType: part.mimetype, bytes: await part.toBuffer() }
    else fields[part.fieldname] = part.value
  }
  return { ...readQuery(endpoint.input, fields), file }
}

function sendFile(reply: FastifyReply, { file }: FileAnswer): FastifyReply {
  reply.header('content-type', file.contentType)
  reply.header('cache-control', `public, max-age=${file.maxAge}${file.maxAge >= 31_536_000 ? ', immutable' : ''}`)
  // Whatever a drawing or a document holds, it never acts as a page of the store.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (file.saveAs)
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.saveAs)}`)
  return reply.send(typeof file.body === 'string' ? file.body : Buffer.from(file.body))
}

export const envelope = (code: number, msg: string, data: unknown = null): Envelope => ({ code, msg, data })
