import type postgres from 'postgres'
import { openPool } from './driver.ts'
import { closedSocket, type Destination, openSocket } from './driver-socket.ts'

type Sql = postgres.Sql
type Options = NonNullable<Parameters<typeof postgres>[1]>

interface Pool {
  sql: Sql
  /** Somebody was let in: from now on its connections may hold remains. */
  used: boolean
  former: boolean
}

/** Longer than a statement may take: nobody waits in line any more. */
const LINE_IS_EMPTY_MS = 20_000

/**
 * A pool that is replaced as soon as one of its connections has closed. The driver (postgres 3.4.9) would open that
 * connection again with the remains of the old one: bytes that were never sent, which keep it from ever opening; the last
 * error; the number of rows it had got so far, so that the next answer begins with rows that are not there. The other
 * connections of a former pool finish what they have, and none of it is opened again.
 */
export function renewedPool(url: string, options: Options): Sql {
  const formers = new Set<Pool>()
  let ended = false
  let current = open()

  function open(): Pool {
    const pool: Omit<Pool, 'sql'> = { used: false, former: false }
    const settings = {
      ...options,
      onparameter: () => {
        pool.used = true
      },
      onclose: () => renew(),
      // The driver knows these two options, its types do not. A transaction that begins exactly when a connection has got
      // as many statements as it may have would not be noticed: so there is no such number.
      max_pipeline: Number.MAX_SAFE_INTEGER,
      socket: (destination: Destination) => (pool.former ? closedSocket() : openSocket(destination)),
    }
    const whole = Object.assign(pool, { sql: openPool(url, settings) })
    const renew = () => {
      if (ended || pool.former || !pool.used) return
      pool.former = true
      current = open()
      formers.add(whole)
      setTimeout(() => windUp(whole), LINE_IS_EMPTY_MS).unref()
    }
    return whole
  }

  /** Without a limit: a long transaction ends when it is done. */
  function windUp(pool: Pool): void {
    if (formers.delete(pool)) void pool.sql.end()
  }

  async function end(how?: { timeout?: number }): Promise<void> {
    ended = true
    const rest = [...formers].map((pool) => pool.sql.end({ timeout: how?.timeout ?? 1 }))
    formers.clear()
    await Promise.all([current.sql.end(how), ...rest])
  }

  return new Proxy(current.sql, {
    apply: (_first, self, args) => Reflect.apply(current.sql, self, args),
    get: (_first, name) => (name === 'end' ? end : Reflect.get(current.sql, name)),
  })
}
