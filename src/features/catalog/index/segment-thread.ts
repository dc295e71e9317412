import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadEnv } from '#server/thread-env.ts'
import type { Rows, Segment } from './segment.ts'

/** Rows to be built into a segment, or segments to be merged into one. */
export type SegmentTask = { rows: Rows } | { segments: readonly Segment[] }

/** Makes one segment after the other. Nothing is copied: all arrays are shared with the thread. */
export class SegmentThread {
  #worker: Worker | undefined
  readonly #closed = new AbortController()
  #last: Promise<unknown> = Promise.resolve()

  make(task: SegmentTask): Promise<Segment> {
    const made = this.#last.then(() => this.#make(task))
    this.#last = made.catch(() => {})
    return made
  }

  async #make(task: SegmentTask): Promise<Segment> {
    this.#closed.signal.throwIfAborted()
    this.#worker ??= new Worker(new URL('./segment.worker.ts', import.meta.url), { env: threadEnv() })
    const worker = this.#worker
    worker.ref()
    try {
      worker.postMessage(task)
      const [segment] = await once(worker, 'message', { signal: this.#closed.signal })
      return segment
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
