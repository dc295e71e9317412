import type { FastifyInstance } from 'fastify'

/** Whether this process takes new requests. */
export interface Lifecycle {
  stopping: boolean
}

/** Closes keep-alive connections, so that new requests go to other processes. */
export function closeConnectionsOnStop(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.stopping) reply.header('connection', 'close')
  })
}
