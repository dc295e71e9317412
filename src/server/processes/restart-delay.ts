const FIRST_MS = 500
const MAX_MS = 30_000
/** Who has lived for so long did not end because of its start. */
const STEADY_MS = 60_000

/** How long to wait before a process that has ended is replaced: longer each time it ends soon. */
export function nextDelay(previousMs: number, livedMs: number): number {
  if (livedMs >= STEADY_MS || previousMs === 0) return FIRST_MS
  return Math.min(previousMs * 2, MAX_MS)
}
