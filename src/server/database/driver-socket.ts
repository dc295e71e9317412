import { Socket } from 'node:net'

/** What the driver tells about where to connect. */
export interface Destination {
  ssl: unknown
  path: string | false | undefined
  host: string[]
  port: number[]
}

/**
 * Once something was heard on it, it ends in one step: its close. The driver (postgres 3.4.9) lets go of a connection at
 * the close only, and forgets what it was asked between an error and the close: such a question would never be answered.
 * Told of the close alone, it turns everybody away who waits.
 *
 * It is never full either: a driver that is told to wait overlooks that it has just begun a transaction, and lets others
 * into it; told to go on, it takes a connection away from its transaction. Copying waits for each piece by itself, and all
 * else is small: nothing piles up.
 */
export class DriverSocket extends Socket {
  override connect(...given: unknown[]): this {
    Reflect.apply(super.connect, this, given)
    // Connecting has put that of a plain socket in its place.
    this.write = DriverSocket.prototype.write
    return this
  }

  override write(...given: unknown[]): boolean {
    Reflect.apply(super.write, this, given)
    return true
  }

  override emit(event: string | symbol, ...told: unknown[]): boolean {
    const heard = this.bytesRead > 0
    if (event === 'drain' || (heard && event === 'error')) return true
    return super.emit(event, ...(heard && event === 'close' ? [false] : told))
  }
}

let turn = 0

/** Still connecting: what is written meanwhile is sent first of all. Behind TLS the driver listens to a socket of its own. */
export function openSocket({ ssl, path, host, port }: Destination): Socket {
  const socket = ssl ? new Socket() : new DriverSocket()
  if (path) return socket.connect(path)
  const place = turn++ % host.length
  const name = host[place] ?? 'localhost'
  // The driver reads the name for TLS from here.
  return Object.assign(socket.connect(port[place] ?? 5432, name), { host: name })
}

/** Leads nowhere: whoever waits for it is turned away, once the driver listens. */
export function closedSocket(): Socket {
  const socket = new Socket()
  const closed = Object.assign(new Error('the connection has closed'), { code: 'CONNECTION_CLOSED' })
  setImmediate(() => socket.destroy(closed))
  return socket
}
