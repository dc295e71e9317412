import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadEnv } from '#server/thread-env.ts'
import type { Segment } from './segment.ts'

/** Merges segments one time after the other. Nothing is copied: their arrays are shared with the thread. */
export class MergeThread {
  #worker: Worker | undefined
  readonly #closed = new AbortController()
  #last: Promise<unknown> = Promise.resolve()

  merge(segments: readonly Segment[]): Promise<Segment> {
    const merged = this.#last.then(() => this.#merge(segments))
    this.#last = merged.catch(() => {})
    return merged
  }

  async #merge(segments: readonly Segment[]): Promise<Segment> {
    this.#closed.signal.throwIfAborted()
    this.#worker ??= new Worker(new URL('./merge.worker.ts', import.meta.url), { env: threadEnv() })
    const worker = this.#worker
    worker.ref()
    try {
      worker.postMessage(segments)
      const [merged] = await once(worker, 'message', { signal: this.#closed.signal })
      return merged
    } catch (error) {
      this.#worker = undefined
      void worker.terminate()
      throw error
    } finally {
      // An idle thread does not keep the process alive.
      worker.unref()
    }
  }

  async close(): Promise<void> {
    this.#closed.abort()
    await this.#worker?.terminate()
    this.#worker = undefined
  }
}
