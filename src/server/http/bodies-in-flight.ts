import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { networkOf } from '../limits/network-of.ts'
import { BodyBudget, type BodyLimits, SMALL_BODY } from './body-budget.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How large a form with a file may be; other bodies have the `bodyLimit` of the route. */
    maxFormBytes?: number
    /** Its work stands back for that of others. */
    isHeavy?: boolean
    /** A form whose file stays on disk takes no memory. */
    isOnDisk?: boolean
  }
  interface FastifyRequest {
    /** Received of its body. */
    bodyBytes: number
  }
}

/** The least that must arrive of a body, measured for so long. A phone in a bad place has more. */
export interface BodyRate {
  bytesPerSecond: number
  windowMs: number
  /** Then its average counts: a body that trickles keeps its memory. */
  patienceMs: number
  averageBytesPerSecond: number
}

export const BODY_RATE: BodyRate = {
  bytesPerSecond: 1024,
  windowMs: 15_000,
  patienceMs: 60_000,
  averageBytesPerSecond: 16_384,
}

const TICKS = 15

/** A body on its way. */
interface Body {
  request: FastifyRequest
  reply: FastifyReply
  network: string
  limit: number
  /** Received since the rate was last checked. */
  recent: number
  /** How often it was seen since then while the store was reading. */
  ticks: number
  /** How long it has been read. */
  ms: number
}

/** Refuses bodies that are too large before they are read, and those that come too slowly or take too much memory meanwhile. */
export function limitBodiesInFlight(app: FastifyInstance, limits: BodyLimits, rate: BodyRate): void {
  const budget = new BodyBudget(limits)
  const arriving = new Set<Body>()
  app.decorateRequest('bodyBytes', 0)
  const timer = setInterval(() => {
    for (const body of arriving) checkRate(body, rate)
  }, rate.windowMs / TICKS).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const network = networkOf(request.ip)
    const body = { request, reply, network, limit: limitOf(request), recent: 0, ticks: 0, ms: 0 }
    arriving.add(body)
    for (const event of ['end', 'close']) request.raw.once(event, () => arriving.delete(body))
    const announced = announcedBytes(request)
    if (announced > body.limit) throw tooLarge()
    if (isOnDisk(request)) return count(body)
    if (!budget.hasRoom(network, announced)) throw tooMany()
    count(body, budget)
  })
}

/** Counts from the moment when somebody reads the body: a listener for its data would begin to read it. */
function count(body: Body, budget?: BodyBudget): void {
  const { request, reply, network } = body
  const onData = ({ length }: Buffer) => {
    const before = request.bodyBytes
    const received = before + length
    body.recent += length
    if (received > body.limit) stop(tooLarge())
    else if (budget?.hasRoom(network, received, before) === false) stop(tooMany())
    else {
      request.bodyBytes = received
      budget?.update(network, received, before)
    }
  }
  const stop = (refusal: AppError) => {
    request.raw.off('data', onData)
    refuse(body, refusal)
  }
  request.raw.once('resume', () => request.raw.on('data', onData))
  // The memory is in use until the answer, or until the client has gone.
  reply.raw.once('close', () => {
    request.raw.off('data', onData)
    budget?.update(network, 0, request.bodyBytes)
  })
}

/** The clock of a body only runs while the store waits for it, not while it does not read. */
function checkRate(body: Body, { bytesPerSecond, windowMs, patienceMs, averageBytesPerSecond }: BodyRate): void {
  if (body.request.raw.readableFlowing !== true) return
  body.ticks += 1
  if (body.ticks < TICKS) return
  body.ms += windowMs
  const isSlow = body.recent < (bytesPerSecond * windowMs) / 1000
  const isLate = body.ms > patienceMs + (body.request.bodyBytes / averageBytesPerSecond) * 1000
  body.ticks = 0
  body.recent = 0
  if (isSlow || isLate) refuse(body, new AppError('too_slow', 'The request did not arrive in time.'))
}

/** Whoever reads the body gets the refusal as an error of the stream, and answers with it. */
function refuse({ request: { raw }, reply }: Body, refusal: AppError): void {
  if (reply.raw.headersSent) raw.socket.destroySoon()
  else if (raw.listenerCount('error') > 0) raw.emit('error', refusal)
}

export const announcedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)

export const hasBody = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || announcedBytes(request) > 0

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.toLowerCase().startsWith('multipart/') === true

const isOnDisk = (request: FastifyRequest) => isForm(request) && request.routeOptions.config?.isOnDisk === true

function limitOf(request: FastifyRequest): number {
  const { bodyLimit, config } = request.routeOptions
  return (isForm(request) && config?.maxFormBytes) || (bodyLimit ?? SMALL_BODY)
}

const tooLarge = () => new AppError('too_large', 'The request is too large.')
const tooMany = () => new AppError('unavailable', 'Too many uploads are in progress. Please try again in a moment.')
