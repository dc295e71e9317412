import { currentHeavyCall } from './heavy-call.ts'

/** A slice of long work: other requests wait no longer than this, and an abort is seen after it. */
const SLICE_MS = 3

/** When the present turn of the event loop began to do long work; 0 until it does. */
let begun = 0
const waiting: Array<() => void> = []

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
    if (waiting.push(resolve) === 1) setImmediate(admitNext)
  })
  signal?.throwIfAborted()
}

function begin(): void {
  begun = performance.now()
  setImmediate(() => {
    begun = 0
  })
}

/** One of those who wait in each turn. */
function admitNext(): void {
  begin()
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(admitNext)
}
