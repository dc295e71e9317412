import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadEnv } from '#server/thread-env.ts'
import { AppError, type Reason } from '#shared/app-error.ts'
import type { ReadingOptions } from './read-bom.ts'

export interface ReaderTask {
  bytes: Uint8Array
  options: ReadingOptions
}

export type ReaderAnswer = { packed: Uint8Array<ArrayBuffer> } | { refusal: { reason: Reason; message: string } }

export interface ReaderThread {
  /**
   * Transfers the bytes to the thread. Rejects a file that exceeds the limits, and one whose caller has gone; the thread
   * is terminated then.
   */
  read(bytes: Uint8Array, options: ReadingOptions, caller?: AbortSignal): Promise<ReaderAnswer>
  end(): void
}

/** CPU limit; a list of 10,000 lines needs far less. */
const LIMITS = {
  timeMs: 2000,
  /** Wall-clock limit, longer because the machine may be busy. */
  patienceMs: 5000,
  /** Of the thread's own heap. */
  memory: { maxOldGenerationSizeMb: 72, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 },
}

/** A thread that reads one file after another, limited in time and memory, so that no file can stop the server. */
export function startReader(limits = LIMITS): ReaderThread {
  const worker = new Worker(new URL('./read-bom.worker.ts', import.meta.url), {
    resourceLimits: limits.memory,
    env: threadEnv(),
  })
  // Unref: an idle thread does not keep the process alive. A late error ends only the thread.
  worker.unref()
  worker.on('error', () => {})
  let workBefore = 0
  return {
    async read(bytes, options, caller) {
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
        const [answer] = await once(worker, 'message', {
          signal: AbortSignal.any([tooSlow.signal, ...(caller ? [caller] : [])]),
        })
        workBefore = await workOf(worker)
        return answer
      } catch (error) {
        await worker.terminate()
        throw caller?.aborted ? caller.reason : asRefusal(error)
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

/** CPU time of the thread in milliseconds. */
const workOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1000
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'AbortError')
    return new AppError('bom_too_slow', 'Reading this file takes too long. Please save only the list of parts as CSV.')
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new AppError('bom_oversized', 'This file needs too much memory. Please save only the list of parts as CSV.')
  return error
}
