import pg from 'pg'
import { countDown } from '../driver/countdown.ts'
import type { PrimaryHost } from './primary-host.ts'

type OnConnect = (error: Error | null) => void

/** The driver's client with a time limit for connecting, which leads to the primary when there are several hosts. */
export function poolClient(config: pg.ClientConfig, connectMs: number, primary?: Pick<PrimaryHost, 'find'>) {
  return class extends pg.Client {
    constructor() {
      super(config)
    }

    override connect(): Promise<pg.Client>
    override connect(callback: OnConnect): void
    override connect(callback?: OnConnect): Promise<pg.Client> | undefined {
      // The pool always gives a callback.
      if (!callback) return super.connect()
      if (!primary) this.#open(callback)
      else
        primary.find(connectMs).then((place) => {
          Object.assign(this, place) // read when the socket is opened
          this.#open(callback)
        }, callback)
      return undefined
    }

    #open(callback: OnConnect): void {
      // Not the driver's limit: it fires when a busy machine stops this process, although the database has answered.
      const stop = countDown(connectMs, () => this.connection.stream.destroy(new Error('timeout expired')))
      this.once('connect', stop)
      this.connection.stream.once('close', stop)
      super.connect(callback)
    }
  }
}
