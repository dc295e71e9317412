import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError, type Reason } from '#shared/app-error.ts'
import type { ReadingOptions } from './read-bom.ts'

export interface ReaderTask {
  bytes: Uint8Array
  options: ReadingOptions
}

export type ReaderAnswer = { packed: Uint8Array<ArrayBuffer> } | { refusal: { reason: Reason; message: string } }

export interface ReaderThread {
  /** Takes the bytes over: they are gone for the caller. Refuses a file that is too much; the thread is over then. */
  read(bytes: Uint8Array, options: ReadingOptions): Promise<ReaderAnswer>
  end(): void
}

/** A file that needs more is no list of 10,000 lines. */
const LIMITS = {
  timeMs: 2000,
  /** On a machine busy with other things, two seconds of work may take longer. */
  patienceMs: 5000,
  /** Of the thread's own heap. */
  memory: { maxOldGenerationSizeMb: 72, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 },
}

/** A thread that reads one file after another, bounded in time and memory. Whatever a file does to it, the server goes on. */
export function startReader(limits = LIMITS): ReaderThread {
  const worker = new Worker(new URL('./read-bom.worker.ts', import.meta.url), {
    resourceLimits: limits.memory,
    env: {},
  })
  // Without work it keeps no process alive, and an error nobody waits for any more ends nothing but the thread.
  worker.unref()
  worker.on('error', () => {})
  let workBefore = 0
  return {
    async read(bytes, options) {
      const tooSlow = new AbortController()
      const watch = watchWork(worker, workBefore, limits, () => tooSlow.abort())
      // Copied only when other bytes share their memory.
      const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
      worker.ref()
      worker.postMessage(
        { bytes: own, options } satisfies ReaderTask,
        own.buffer instanceof ArrayBuffer ? [own.buffer] : [],
      )
      try {
        const [answer] = await once(worker, 'message', { signal: tooSlow.signal })
        workBefore = await workOf(worker)
        return answer
      } catch (error) {
        await worker.terminate()
        throw asRefusal(error)
      } finally {
        clearInterval(watch)
        worker.unref()
      }
    },
    end: () => void worker.terminate(),
  }
}

function watchWork(worker: Worker, workBefore: number, limits: typeof LIMITS, giveUp: () => void): NodeJS.Timeout {
  const started = performance.now()
  return setInterval(async () => {
    const elapsed = performance.now() - started
    if (elapsed < limits.timeMs - 100) return
    if (elapsed > limits.patienceMs || (await workOf(worker)) - workBefore > limits.timeMs * 0.75) giveUp()
  }, 100)
}

/** Milliseconds the thread has really had a processor. */
const workOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1000
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'AbortError')
    return new AppError('bom_too_slow', 'Reading this file takes too long. Please save the list of parts alone as CSV.')
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new AppError('bom_oversized', 'This file needs too much memory. Please save the list of parts alone as CSV.')
  return error
}
