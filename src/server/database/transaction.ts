import type { Sql, Tx } from './connect.ts'

type Work<T> = (tx: Tx) => Promise<T>

/** Set once the transaction is over without having been committed. */
interface Fate {
  over?: { error: unknown }
}

/**
 * A transaction that ends with its connection. That of the driver (postgres 3.4.9) does not: it sends the rollback, and
 * whatever the work still asks for, to a connection that has closed, where it fails out of reach of the caller. Here
 * nothing is sent any more, not even the rollback: the database has rolled back by itself.
 */
export function begin<T>(sql: Sql, work: Work<T>): Promise<T> {
  const fate: Fate = {}
  // postgres.js unwraps promises of arrays in its result type; a use case returns plain values.
  const done = sql.begin((tx) => whileConnected(tx, work, fate)) as Promise<T>
  done.catch((error: unknown) => {
    fate.over = { error }
  })
  return done
}

async function whileConnected<T>(tx: Tx, work: Work<T>, fate: Fate): Promise<T> {
  try {
    return await work(guarded(tx, fate))
  } catch (error) {
    // The driver has told the caller already; told again, it would roll back.
    if (fate.over || isClosing(error)) return new Promise(() => {})
    throw error
  }
}

/** Only the driver names the statement that failed. What a file store says of its own connection is none of ours. */
const isClosing = (error: unknown): boolean =>
  error instanceof Error && 'query' in error && 'code' in error && CLOSING.has(String(error.code))

const CLOSING = new Set(['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

function guarded(tx: Tx, fate: Fate): Tx {
  const check = () => {
    if (fate.over) throw fate.over.error
  }
  return new Proxy(tx, {
    apply(target, self, args) {
      check()
      return Reflect.apply(target, self, args)
    },
    get(target, name) {
      check()
      if (name === 'savepoint')
        return (work: Work<unknown>) => tx.savepoint((inner) => whileConnected(inner, work, fate))
      return Reflect.get(target, name)
    },
  })
}
