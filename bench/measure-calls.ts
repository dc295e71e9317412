/** Runs `work` so many times, by so many clients at once. Times are in ms. */
export async function measureCalls(clients: number, times: number, work: (turn: number) => Promise<unknown>) {
  const taken: number[] = []
  let turn = 0
  const start = performance.now()
  const client = async () => {
    while (turn < times) {
      turn += 1
      const from = performance.now()
      await work(turn)
      taken.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const total = performance.now() - start
  taken.sort((a, b) => a - b)
  const at = (share: number) => Number((taken[Math.floor(taken.length * share)] ?? 0).toPrecision(3))
  return { total, p50: at(0.5), p99: at(0.99), perSecond: (taken.length / total) * 1000 }
}
