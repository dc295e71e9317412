import type { Db } from '#server/database/connect.ts'
import { type NameKind, reserveIds, returnIds } from './names.queries.ts'

/** Upper limit of new names of one kind in one chunk of a file. */
const LEFT: Record<NameKind, number> = {
  brand: 20_000,
  category: 20_000,
  package: 20_000,
  attribute: 2000,
  value: 600_000,
}

/** Hands out ids of one kind from a block reserved in the database. The rest is returned. */
export class IdBlock {
  readonly #sql: Db
  readonly #kind: NameKind
  #next = 0
  #end = -1

  constructor(sql: Db, kind: NameKind) {
    this.#sql = sql
    this.#kind = kind
  }

  next(): number {
    if (this.#next > this.#end) throw new Error(`The reserved ids of ${this.#kind} are used up`)
    return this.#next++
  }

  get isLow(): boolean {
    return this.#end - this.#next + 1 < LEFT[this.#kind] / 2
  }

  /** A new block is used from its beginning; what the old one had left stays unused. */
  async refill(): Promise<void> {
    const size = LEFT[this.#kind]
    if (!this.isLow) return
    await this.release()
    this.#next = await reserveIds(this.#sql, this.#kind, size)
    this.#end = this.#next + size - 1
  }

  async release(): Promise<void> {
    if (this.#end >= this.#next) await returnIds(this.#sql, this.#kind, this.#end, this.#next - 1)
    this.#end = -1
    this.#next = 0
  }
}
