import type { EventEmitter } from 'node:events'
import { currentHeavyCall } from './heavy-call.ts'

/** A slice of long work: other requests wait no longer than this, and an abort is seen after it. */
const SLICE_MS = 10
/** How long it stands back at most while other requests are being answered: then it has a third of the time. */
const STAND_BACK_MS = 20

/** When the present turn of the event loop began to do long work; 0 until it does. */
let begun = 0
const waiting: Array<() => void> = []
/** Requests under way that are no long work. */
let others = 0
let standingBack: NodeJS.Timeout | undefined

/**
 * For loops of long work: continues at once while its slice lasts, else after other requests had their turn. All long work of a
 * process shares one slice a turn, first come, first served, so that several loops do not add up. Throws when the heavy call
 * that it belongs to is aborted.
 */
export async function yieldWhenDue(): Promise<void> {
  const signal = currentHeavyCall()?.signal
  signal?.throwIfAborted()
  if (begun === 0) begin()
  if (performance.now() - begun < SLICE_MS) return
  await new Promise<void>((resolve) => {
    if (waiting.push(resolve) === 1) admitLater()
  })
  signal?.throwIfAborted()
}

/** Long work stands back until this request is answered. */
export function standBackFor(response: EventEmitter): void {
  others += 1
  response.once('close', () => {
    others -= 1
    if (others > 0 || !standingBack) return
    clearTimeout(standingBack)
    admitLater()
  })
}

function begin(): void {
  begun = performance.now()
  setImmediate(() => {
    begun = 0
  })
}

function admitLater(): void {
  standingBack = others > 0 ? setTimeout(admitNext, STAND_BACK_MS) : undefined
  if (!standingBack) setImmediate(admitNext)
}

/** One of those who wait in each turn. */
function admitNext(): void {
  standingBack = undefined
  begin()
  waiting.shift()?.()
  if (waiting.length > 0) admitLater()
}
