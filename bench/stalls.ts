import { report } from './figures.ts'

const WATCHED_MS = 5000
const STALL_MS = 2

/** How often the machine itself stops a program that only looks at the clock: no answer can be quicker than that. */
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
