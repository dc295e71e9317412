import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
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

/**
 * Refuses new connections and serves the open ones for so long. A proxy sends a refused request to another process; one that is sent on
 * a connection which is just being closed would be lost, unless it may be sent twice.
 */
export async function refuseConnections({ server }: FastifyInstance, serveMs: number): Promise<void> {
  // The method of http.Server also closes idle connections, where a request may be on its way.
  Server.prototype.close.call(server)
  await sleep(serveMs)
}
