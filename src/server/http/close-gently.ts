import type { FastifyInstance } from 'fastify'
import { hasBody } from './bodies-in-flight.ts'

/** How long a client may go on sending after its answer. */
const LINGER_MS = 2_000

/**
 * An answer before the body has arrived ends the connection. What still arrives is read and discarded for a moment: to
 * close at once would reset the connection, and the client would not see its answer.
 */
export function closeGentlyWhenEarly(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { raw } = request
    const { socket } = raw
    if (!hasBody(request) || raw.complete || raw.readableEnded) return
    reply.header('connection', 'close')
    // Node calls this after the last answer of a connection.
    socket.destroySoon = () => {
      socket.destroySoon = () => {} // the timer is running
      socket.end()
      raw.resume()
      const late = setTimeout(() => socket.destroy(), LINGER_MS)
      socket.once('close', () => clearTimeout(late))
    }
  })
}
