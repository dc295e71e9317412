import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Identity } from '../api/implement.ts'

/** The store is closed to all but staff. */
export interface Closure {
  message: string
  retryAfterSeconds: number
}

/** Payment providers report what has been paid. Files such as pictures are for the pages of staff, too. */
const isAlwaysAnswered = ({ duringMaintenance, signed, path }: Endpoint) =>
  duringMaintenance === true || signed !== undefined || !path.startsWith('/api/')

const isStaff = (identity: Identity | undefined) => identity?.role === 'staff' || identity?.actedBy !== undefined

/** A hook for a call that is refused while the store is closed; undefined for one that is always answered. */
export function refuseDuringMaintenance(
  endpoint: Endpoint,
  closure: () => Promise<Closure | undefined>,
  identityOf: (request: FastifyRequest) => Promise<Identity | undefined>,
) {
  if (isAlwaysAnswered(endpoint)) return undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const closed = await closure()
    if (!closed || isStaff(await identityOf(request))) return
    reply.header('retry-after', String(closed.retryAfterSeconds))
    throw new AppError('maintenance', closed.message)
  }
}
