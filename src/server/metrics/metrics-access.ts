import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** With a token: callers that send it. Without one: only processes on this machine that call directly. */
export function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !forwarded && LOOPBACK.test(socket.remoteAddress ?? '')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
