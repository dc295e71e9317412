import type { Registry } from 'prom-client'
import { type FromChild, ToChild } from './messages.ts'

/** The other processes of a store with PROCESSES, reached through their parent. */
export interface Siblings {
  reportOpened(address: string): void
  /** Resolves when the message is sent. */
  reportFailed(why: string): Promise<void>
  /** Notifies the others that pages may have changed. */
  announceChange(): void
  /** Called when another one has announced a change. */
  onChange(listener: () => void): void
  /** Metrics of all of them together; each must have called `offerMetrics`. */
  readAllMetrics(): Promise<string>
  offerMetrics(registry: Registry): void
}

/** For a process that was started by another one of the store. */
export function connectToSiblings(): Siblings {
  const waiting = new Map<number, (text: string) => void>()
  const listeners: Array<() => void> = []
  let registry: Registry | undefined
  let lastId = 0
  // The parent may be gone; then this process is about to exit, too.
  const send = (message: FromChild, onSent = () => {}) => void process.send?.(message, undefined, undefined, onSent)

  const collect = async (id: number) =>
    send({ kind: 'metrics', id, values: (await registry?.getMetricsAsJSON()) ?? [] })

  process.on('message', (received: unknown) => {
    const { data: message } = ToChild.safeParse(received)
    if (message?.kind === 'changed') for (const listener of listeners) listener()
    if (message?.kind === 'collectMetrics') void collect(message.id)
    if (message?.kind === 'allMetrics') {
      waiting.get(message.id)?.(message.text)
      waiting.delete(message.id)
    }
  })

  return {
    reportOpened: (address) => send({ kind: 'opened', address }),
    reportFailed: (why) => new Promise((resolve) => send({ kind: 'failed', why }, resolve)),
    announceChange: () => send({ kind: 'changed' }),
    onChange: (listener) => void listeners.push(listener),
    offerMetrics: (given) => {
      registry = given
    },
    readAllMetrics() {
      lastId += 1
      const id = lastId
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        send({ kind: 'wantMetrics', id })
      })
    },
  }
}
