import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { gatherMetrics } from './gather-metrics.ts'
import { FromChild, type ToChild } from './messages.ts'
import { nextDelay } from './restart-delay.ts'

/** After SIGTERM; longer than each of them takes to stop. */
const KILL_MS = 27_000

/** A process that could not start. */
export class ChildError extends Error {
  override readonly name = 'ChildError'
}

export interface Children {
  address: string
  /** `waitMs`: as for a store of one process. */
  stop(waitMs: number): Promise<void>
}

/**
 * Runs this program as often as there are environments, all on one port, and replaces those that end. Resolves when all
 * are open; when one cannot start, all are stopped.
 */
export async function startChildren(environments: Array<Record<string, string>>, log: Log): Promise<Children> {
  const running = new Set<Worker>()
  const stopping = new AbortController()
  const exits = new Set<Promise<void>>()
  const metrics = gatherMetrics(() => [...running], sendTo)

  /** Resolves once it is open; until it ends, `exits` has it. */
  function start(env: Record<string, string>, delayMs: number): Promise<string> {
    const worker = cluster.fork(env)
    const startedAt = Date.now()
    running.add(worker)
    log.info({ pid: worker.process.pid }, 'process started')
    const { promise: opened, resolve, reject } = Promise.withResolvers<string>()
    worker.on('message', (received: unknown) => {
      const { data: message } = FromChild.safeParse(received)
      if (message?.kind === 'opened') resolve(message.address)
      if (message?.kind === 'failed') reject(new ChildError(message.why))
      if (message?.kind === 'changed')
        for (const other of running) if (other !== worker) sendTo(other, { kind: 'changed' })
      if (message) metrics.onMessage(worker, message)
    })
    const exit = new Promise<void>((ended) => {
      worker.once('exit', (code, signal) => {
        running.delete(worker)
        exits.delete(exit)
        ended()
        reject(new ChildError('A process of the store ended before it was ready.'))
        if (stopping.signal.aborted) return
        const delay = nextDelay(delayMs, Date.now() - startedAt)
        log.error({ pid: worker.process.pid, code, signal, delayMs: delay }, 'process ended')
        void replace(env, delay)
      })
    })
    exits.add(exit)
    return opened
  }

  async function replace(env: Record<string, string>, delayMs: number): Promise<void> {
    await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {})
    // One that does not open ends, and is replaced again.
    if (!stopping.signal.aborted) await start(env, delayMs).catch((error: Error) => log.error(error.message))
  }

  async function stop(waitMs: number): Promise<void> {
    stopping.abort()
    const signal = waitMs > 0 ? 'SIGTERM' : 'SIGINT'
    for (const worker of running) worker.process.kill(signal)
    const late = setTimeout(() => {
      for (const worker of running) worker.process.kill('SIGKILL')
    }, waitMs + KILL_MS)
    await Promise.all(exits)
    clearTimeout(late)
  }

  const starts = await Promise.allSettled(environments.map((env) => start(env, 0)))
  const failed = starts.find((one) => one.status === 'rejected')
  if (failed) {
    await stop(0)
    throw failed.reason
  }
  const [address = ''] = starts.map((one) => (one.status === 'fulfilled' ? one.value : ''))
  return { address, stop }
}

function sendTo(worker: Worker, message: ToChild): void {
  if (worker.isConnected()) worker.send(message, undefined, () => {})
}
