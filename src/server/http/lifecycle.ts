import type { FastifyInstance } from 'fastify'

/** Whether this process takes new requests. */
export interface Lifecycle {
  stopping: boolean
}

/** Connections that are kept open would bring the next request to a process that is leaving. */
export function closeConnectionsOnStop(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.stopping) reply.header('connection', 'close')
  })
}
