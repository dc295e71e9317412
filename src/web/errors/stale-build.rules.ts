/** The shortest time between two reloads, so that a reload that does not help is no loop. */
const RELOAD_PAUSE_MS = 60_000

/** `last` is when the page was last reloaded for this reason, as stored; anything unreadable counts as never. */
export function mayReload(last: string | null, now: number): boolean {
  const at = Number(last)
  // A time in the future comes from a clock that was set back: it must not forbid reloading for long.
  return !(at <= now && now - at < RELOAD_PAUSE_MS)
}
