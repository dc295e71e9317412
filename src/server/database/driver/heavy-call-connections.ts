import type { HeavyCall } from '../../heavy-call.ts'
import { connectionError, isPlanOutdated } from '../database-errors.ts'
import type { Session } from './session.ts'
import type { Compiled } from './sql.ts'
import { createDb } from './statement.ts'
import type { Lease } from './statement-queue.ts'

interface Options {
  lease(): Promise<Lease>
  /** Ends the statement that a backend runs. Absent behind a pooler, where a backend serves others in between. */
  cancel?: ((pid: number) => Promise<void>) | undefined
}

interface Opened {
  session: Session
  /** Statements and transactions under way. */
  pending: number
}

/**
 * A heavy call has one connection for all its statements: it delays no others, and when the call is aborted, or ends while
 * something still runs on it, that is cancelled and the connection is closed.
 */
export class HeavyCallConnections {
  readonly #options: Options
  readonly #opened = new WeakMap<HeavyCall, Promise<Opened>>()

  constructor(options: Options) {
    this.#options = options
  }

  run(call: HeavyCall, compiled: Compiled): Promise<object[]> {
    return this.use(call, (session) =>
      session.query(compiled).catch((error) => {
        if (isPlanOutdated(error)) return session.query(compiled)
        throw error
      }),
    )
  }

  async use<T>(call: HeavyCall, work: (session: Session) => Promise<T>): Promise<T> {
    call.signal.throwIfAborted()
    const opening = this.#opened.get(call) ?? this.#open(call)
    this.#opened.set(call, opening)
    const opened = await opening
    if (opened.session.lost) throw opened.session.lost
    opened.pending += 1
    try {
      return await work(opened.session)
    } finally {
      opened.pending -= 1
    }
  }

  async #open({ signal, atEnd }: HeavyCall): Promise<Opened> {
    const { lease, cancel } = this.#options
    const { session, release } = await lease()
    const opened: Opened = { session, pending: 0 }
    const db = createDb((compiled) => session.query(compiled))
    const [backend] = cancel ? await db<{ pid: number }[]>`select pg_backend_pid() pid` : []
    const end = () => {
      if (backend) cancel?.(backend.pid).catch(() => {})
      // Closed, as the cancellation may arrive late and would hit the next statement.
      session.lose(signal.reason ?? connectionError('CONNECTION_ENDED', 'The call has ended'))
    }
    if (signal.aborted) {
      release()
      throw signal.reason
    }
    signal.addEventListener('abort', end, { once: true })
    atEnd.push(() => {
      signal.removeEventListener('abort', end)
      if (opened.pending > 0) end()
      release()
    })
    return opened
  }
}
