const STEP_MS = 100

/**
 * Calls `onEnd` after `ms` in which this process ran. A process that gets no processor for seconds counts one step
 * only: what it waits for may have arrived in the meantime and is read before the next step.
 */
export function countDown(ms: number, onEnd: () => void): () => void {
  let left = Math.ceil(ms / STEP_MS)
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    onEnd()
  }, STEP_MS)
  timer.unref()
  return () => clearInterval(timer)
}
