const FIRST_MS = 500
const MAX_MS = 30_000
/** After this uptime the backoff is reset. */
const STEADY_MS = 60_000

/** Delay before a restart, with exponential backoff. */
export function nextDelay(previousMs: number, livedMs: number): number {
  if (livedMs >= STEADY_MS || previousMs === 0) return FIRST_MS
  return Math.min(previousMs * 2, MAX_MS)
}
