/** What clients saw, by kind of request. */
export class Tally {
  readonly #times = new Map<string, number[]>()
  /** Unexpected answers. */
  readonly faults: string[] = []
  /** Calls that ended without an answer though the client waited for it. */
  readonly lost: string[] = []

  async time(kind: string, send: () => Promise<Response>): Promise<{ status: number; text: string }> {
    const from = performance.now()
    const answer = await send()
    const text = await answer.text()
    const times = this.#times.get(kind) ?? []
    times.push(performance.now() - from)
    this.#times.set(kind, times)
    if (answer.status >= 500) this.faults.push(`${kind}: ${answer.status} ${text.slice(0, 120)}`)
    return { status: answer.status, text }
  }

  get calls(): number {
    return [...this.#times.values()].reduce((sum, times) => sum + times.length, 0)
  }

  lines(): object[] {
    return [...this.#times].map(([kind, times]) => {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      return { kind, calls: sorted.length, p50: at(0.5), p99: at(0.99), slowest: Math.round(sorted.at(-1) ?? 0) }
    })
  }
}
