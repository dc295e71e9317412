import { availableParallelism } from 'node:os'
import { AppError } from '#shared/app-error.ts'
import type { ReadingOptions } from './read-bom.ts'
import { type ReaderThread, startReader } from './reader-thread.ts'

const WAITING_LIMIT_MS = 5000
const MAX_WAITING = 20
/** One core stays free for other requests. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Idle time before a thread is ended and its memory is freed. */
const IDLE_MS = 30_000

const waiting: Array<() => void> = []
const idle: Array<{ thread: ReaderThread; ending: NodeJS.Timeout }> = []
let running = 0

/** Reads a file in a thread, with limited concurrency. Returns the serialised result; the bytes are transferred. */
export async function runReader(bytes: Uint8Array, options: ReadingOptions): Promise<Uint8Array> {
  await acquireSlot()
  try {
    const thread = takeThread()
    const answer = await thread.read(bytes, options)
    keepWarm(thread)
    if ('refusal' in answer) throw new AppError(answer.refusal.reason, answer.refusal.message)
    return answer.packed
  } finally {
    // First in, first out: a free slot is given to the longest waiting request.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

async function acquireSlot(): Promise<void> {
  if (running < CONCURRENCY) {
    running++
    return
  }
  if (waiting.length >= MAX_WAITING) throw busy()
  await new Promise<void>((resolve, reject) => {
    const called = () => {
      clearTimeout(patience)
      resolve()
    }
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(called), 1)
      reject(busy())
    }, WAITING_LIMIT_MS)
    waiting.push(called)
  })
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

const busy = () =>
  new AppError('bom_busy', 'Many files are being read at the moment. Please try again in a few seconds.')
