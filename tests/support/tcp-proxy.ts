import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy for a server on loopback that can stop forwarding without closing connections. */
export async function startProxy(target: { host: string; port: number }) {
  const pairs = new Set<{ near: Socket; far: Socket; frozen: boolean }>()
  let frozen = false
  let isCut = false
  let accepted = 0
  const server = createServer((near) => {
    accepted += 1
    near.on('error', () => {})
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(target.port, target.host)
    const pair = { near, far, frozen }
    pairs.add(pair)
    const forward = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => void (pair.frozen || to.write(bytes)))
      from.on('error', () => {})
      from.on('close', () => {
        pairs.delete(pair)
        if (!pair.frozen) to.destroy()
      })
    }
    forward(near, far)
    forward(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** Open connections stay open, but nothing is forwarded any more. */
    freezeOpen() {
      for (const pair of pairs) pair.frozen = true
    },
    /** As if the server were stopped: open connections break, and new ones are refused. */
    cut(on: boolean) {
      isCut = on
      if (on) for (const { near } of pairs) near.destroy()
    },
    freezeNew(on: boolean) {
      frozen = on
    },
    openCount: () => [...pairs].filter((pair) => !pair.frozen).length,
    acceptedCount: () => accepted,
    async close() {
      if (!server.listening) return
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}
