import type pg from 'pg'
import { asUnreachable, codeOf } from '../database-errors.ts'
import { Session } from './session.ts'
import type { Lease } from './statement-queue.ts'

/** The connections of a pool, and those of them that are in use. */
export class Leases {
  readonly #pool: pg.Pool
  readonly #silenceMs: number
  readonly #sessions = new Map<pg.PoolClient, Session>()
  #count = 0
  #onNone: (() => void) | undefined
  readonly #onFree: () => void

  /** `onFree`: when any of them was given back or lost, or could not be had. */
  constructor(pool: pg.Pool, silenceMs: number, onFree: () => void) {
    this.#pool = pool
    this.#silenceMs = silenceMs
    this.#onFree = onFree
    pool.on('connect', (client) => this.#sessions.set(client, new Session(client, pool)))
    pool.on('remove', (client) => this.#sessions.delete(client))
  }

  /** `onFree`: when it is given back or lost. Not when there is none. */
  take(onFree?: () => void): Promise<Lease> {
    this.#count += 1
    return new Promise((resolve, reject) => {
      this.#pool.connect((error, client, done) => {
        if (client) return resolve(this.#hold(client, done, onFree))
        this.#free()
        reject(asUnreachable(error ?? new Error('no connection')))
      })
    })
  }

  async whenNone(): Promise<void> {
    if (this.#count === 0) return
    await new Promise<void>((resolve) => {
      this.#onNone = resolve
    })
  }

  destroy(isAffected: (client: pg.PoolClient) => boolean = () => true): void {
    for (const session of this.#sessions.values()) if (isAffected(session.client)) session.destroy()
  }

  #hold(client: pg.PoolClient, done: (error?: Error) => void, onFree?: () => void): Lease {
    const session = this.#sessions.get(client) ?? new Session(client, this.#pool)
    session.silenceMs = this.#silenceMs
    let released = false
    const release = () => {
      if (released) return
      released = true
      session.onLost = undefined
      if (codeOf(session.lost) === 'CONNECTION_SILENT') this.#dropIdle()
      if (session.lost) session.destroy()
      else session.setPipeline(true)
      done(session.lost)
      onFree?.()
      this.#free()
    }
    // Immediately, because others wait for the slot.
    session.onLost = release
    return { session, release }
  }

  #free(): void {
    this.#count -= 1
    this.#onFree()
    if (this.#count === 0) this.#onNone?.()
  }

  /** When one connection was dead, idle ones are likely dead too; they are replaced. */
  #dropIdle(): void {
    for (let left = this.#pool.idleCount; left > 0; left -= 1)
      this.#pool.connect((_error, client, done) => {
        if (!client) return
        this.#sessions.get(client)?.destroy()
        done(true)
      })
  }
}
