import type { HeavyCall } from '../../heavy-call.ts'
import { isPlanOutdated } from '../database-errors.ts'
import type { Session } from './session.ts'
import type { Compiled } from './sql.ts'
import { createDb } from './statement.ts'
import type { Lease } from './statement-queue.ts'

interface Options {
  lease(): Promise<Lease>
  /** Ends the statement that a backend runs. Absent behind a pooler, where a backend serves others in between. */
  cancel?: ((pid: number) => Promise<void>) | undefined
}

/**
 * A heavy call has one connection for all its statements: it delays no others, and when the call is aborted, what runs on it is
 * cancelled and the connection is closed.
 */
export class HeavyCallConnections {
  readonly #options: Options
  readonly #opened = new WeakMap<HeavyCall, Promise<Session>>()

  constructor(options: Options) {
    this.#options = options
  }

  async run(call: HeavyCall, compiled: Compiled): Promise<object[]> {
    call.signal.throwIfAborted()
    const opening = this.#opened.get(call) ?? this.#open(call)
    this.#opened.set(call, opening)
    const session = await opening
    if (session.lost) throw session.lost
    return session.query(compiled).catch((error) => {
      if (isPlanOutdated(error)) return session.query(compiled)
      throw error
    })
  }

  async #open({ signal, atEnd }: HeavyCall): Promise<Session> {
    const { lease, cancel } = this.#options
    const { session, release } = await lease()
    atEnd.push(release)
    const db = createDb((compiled) => session.query(compiled))
    const [backend] = cancel ? await db<{ pid: number }[]>`select pg_backend_pid() pid` : []
    const end = () => {
      if (backend) cancel?.(backend.pid).catch(() => {})
      // Closed, as the cancellation may arrive late and would hit the next statement.
      session.lose(signal.reason)
    }
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    atEnd.push(() => signal.removeEventListener('abort', end))
    return session
  }
}
