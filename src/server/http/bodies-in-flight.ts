import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { networkOf } from '../limits/network-of.ts'

/** Smaller bodies are not counted: they cost less memory than their connection. */
const SMALL = 65_536

/** No body takes more memory than this: larger ones are files, which go to disk. */
const MAX_IN_MEMORY = 20 * 1024 * 1024

export interface BodyLimits {
  /** Announced bytes of all bodies on their way at one time, each as far as it takes memory. */
  maxBytes: number
  /** The same from one network. */
  maxBytesPerNetwork: number
}

export const BODY_LIMITS: BodyLimits = { maxBytes: 128 * 1024 * 1024, maxBytesPerNetwork: 64 * 1024 * 1024 }

/** For one of several processes on a machine: its share, but never less than one large body. */
export const shareOfBodies = (processes: number): BodyLimits => ({
  maxBytes: Math.max(BODY_LIMITS.maxBytes / processes, MAX_IN_MEMORY),
  maxBytesPerNetwork: Math.max(BODY_LIMITS.maxBytesPerNetwork / processes, MAX_IN_MEMORY),
})

/** Refuses a large body before reading it when too many bytes are in flight. */
export function limitBodiesInFlight(app: FastifyInstance, { maxBytes, maxBytesPerNetwork }: BodyLimits): void {
  let bytes = 0
  const perNetwork = new Map<string, number>()

  app.addHook('onRequest', async (request) => {
    const size = Math.min(announcedSize(request), MAX_IN_MEMORY)
    if (size <= SMALL) return
    const network = networkOf(request.ip)
    const ofNetwork = perNetwork.get(network) ?? 0
    if (bytes + size > maxBytes || ofNetwork + size > maxBytesPerNetwork)
      throw new AppError('unavailable', 'Too many uploads are in progress. Please try again in a moment.')
    bytes += size
    perNetwork.set(network, ofNetwork + size)
    // Closed when the answer is sent as well as when the client goes away.
    request.raw.once('close', () => {
      bytes -= size
      const left = (perNetwork.get(network) ?? size) - size
      if (left > 0) perNetwork.set(network, left)
      else perNetwork.delete(network)
    })
  })
}

/** A body of unknown length counts as the largest that the route takes. */
function announcedSize(request: FastifyRequest): number {
  if (request.headers['transfer-encoding'] !== undefined) return request.routeOptions.bodyLimit ?? 0
  return Number(request.headers['content-length'] ?? 0)
}
