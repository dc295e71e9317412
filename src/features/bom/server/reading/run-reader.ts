import { availableParallelism } from 'node:os'
import { currentHeavyCall } from '#server/heavy-call.ts'
import { createGate } from '#server/limits/gate.ts'
import { AppError } from '#shared/app-error.ts'
import type { ReadingOptions } from './read-bom.ts'
import { type ReaderThread, startReader } from './reader-thread.ts'

/** One core stays free for other requests. That one caller has one thread is up to the heavy calls. */
const gate = createGate({ atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 20 })
/** Idle time before a thread is ended and its memory is freed. */
const IDLE_MS = 30_000

const idle: Array<{ thread: ReaderThread; ending: NodeJS.Timeout }> = []

/** Reads a file in a thread, with limited concurrency. Returns the serialised result; the bytes are transferred. */
export async function runReader(bytes: Uint8Array, options: ReadingOptions): Promise<Uint8Array> {
  const signal = currentHeavyCall()?.signal
  const answer = await gate(
    async () => {
      const thread = takeThread()
      const read = await thread.read(bytes, options, signal)
      keepWarm(thread)
      return read
    },
    { ...(signal && { signal }) },
  )
  if ('refusal' in answer) throw new AppError(answer.refusal.reason, answer.refusal.message)
  return answer.packed
}

function takeThread(): ReaderThread {
  const warm = idle.pop()
  if (!warm) return startReader()
  clearTimeout(warm.ending)
  return warm.thread
}

function keepWarm(thread: ReaderThread): void {
  const ending = setTimeout(() => {
    idle.splice(
      idle.findIndex((kept) => kept.thread === thread),
      1,
    )
    thread.end()
  }, IDLE_MS)
  ending.unref()
  idle.push({ thread, ending })
}
