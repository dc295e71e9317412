import { report } from './figures.ts'

const WATCHED_MS = 5000
const STALL_MS = 2

/** Measures scheduling delays of the machine, a lower bound of all latencies. */
export function measureStalls(): void {
  const stalls: number[] = []
  const from = performance.now()
  for (let last = from; last < from + WATCHED_MS; ) {
    const now = performance.now()
    if (now - last > STALL_MS) stalls.push(now - last)
    last = now
  }
  const longest = Math.max(0, ...stalls)
  report('machine.stalls', stalls.length / (WATCHED_MS / 1000), 'a second', {
    over_ms: STALL_MS,
    longest_ms: Number(longest.toPrecision(3)),
  })
}
