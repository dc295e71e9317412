import type { FastifyRequest } from 'fastify'
import type { Reason } from '#shared/app-error.ts'

/** Facts of a request for log, metrics and traces. */
export interface RequestFacts {
  accountId?: number
  /** A member of staff who is signed in as the customer. */
  actedBy?: number
  refusal?: Reason
  /** Of a page: the pattern of its address. */
  page?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    facts?: RequestFacts
  }
}

export function noteFacts(request: FastifyRequest, facts: RequestFacts): void {
  request.facts = { ...request.facts, ...facts }
}

/** Pages share one route of the server; their own patterns tell them apart. */
export const routeOf = (request: FastifyRequest): string => request.facts?.page ?? request.routeOptions.url ?? 'unknown'
