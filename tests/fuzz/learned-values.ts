const MAX_KEPT = 12
const MAX_DEPTH = 8

/** Values from answers to one caller, by name: ids of their data, versions, tickets. */
export class LearnedValues {
  readonly #values = new Map<string, unknown[]>()

  get = (name: string): readonly unknown[] => this.#values.get(name) ?? []

  add(name: string, value: unknown): void {
    if (value === null || value === undefined || value === '') return
    const kept = this.#values.get(name) ?? []
    if (kept.includes(value)) return
    kept.push(value)
    // The newest most likely still exist; the first ones were created for the run.
    if (kept.length > MAX_KEPT) kept.splice(MAX_KEPT / 2, 1)
    this.#values.set(name, kept)
  }

  readFrom(answer: unknown, name = '', depth = 0): void {
    if (depth > MAX_DEPTH) return
    if (Array.isArray(answer)) {
      for (const one of answer.slice(0, 5)) this.readFrom(one, name.replace(/s$/, ''), depth + 1)
    } else if (answer !== null && typeof answer === 'object') {
      for (const [key, value] of Object.entries(answer)) this.readFrom(value, key, depth + 1)
    } else if (/(Id|No|Name|Key|Code|version|ticket|seenAt|kind)$|^(version|key|step|phrase|query)$/.test(name))
      this.add(name, answer)
  }
}
