import { type Db, inSnapshot, type Sql } from '#server/database/connect.ts'
import { deleteInBatches } from '#server/database/delete-in-batches.ts'
import type { PublicReads } from '#server/database/replicas/public-reads.ts'
import { poolOf } from '#server/database/transaction.ts'
import { createPartIndex } from '../../index/part-index.ts'
import type { Part, PartIndex } from '../../index/part-index.types.ts'
import { COLUMNS, fact, partOf, rankOf } from './part-facts.ts'
import * as queries from './part-index.queries.ts'

const BATCH = 5000
/** Changes are kept for an hour. */
const CHANGES_KEPT_MS = 50 * 60_000

/** What parts are found with. */
export interface Parts {
  readonly index: PartIndex
  /** Undefined: no part has the value. */
  factOfValue(valueId: number): string | undefined
}

/** The index of one store, and how it follows the database. */
class LivePartIndex implements Parts {
  readonly index: PartIndex = createPartIndex({ columns: COLUMNS, rankBy: rankOf })
  readonly #sql: Db
  readonly #factsOfValue = new Map<number, string[]>()
  #snapshot: string | undefined
  #lookedAt = 0
  #looking: Promise<void> | undefined
  #isAskedAgain = false

  constructor(sql: Db) {
    this.#sql = sql
  }

  factOfValue(valueId: number): string | undefined {
    return this.#factsOfValue.get(valueId)?.[0]
  }

  /** When it is done the index has everything that was committed before the call. */
  catchUp(): Promise<void> {
    if (this.#looking) {
      // It may have read the changes already.
      this.#isAskedAgain = true
      return this.#looking
    }
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  get ageSeconds(): number {
    return (Date.now() - this.#lookedAt) / 1000
  }

  /** When nothing is being read. */
  async idle(): Promise<void> {
    await this.#looking
  }

  /** From a replica, while the primary is away. What it has not replayed is taken from the primary later. */
  buildFrom(replica: Db): Promise<void> {
    return this.#build(replica)
  }

  async #look(): Promise<void> {
    do {
      this.#isAskedAgain = false
      const began = Date.now()
      const isKnown = this.#snapshot !== undefined && began - this.#lookedAt < CHANGES_KEPT_MS
      if (!isKnown || !(await this.#takeChanges(this.#snapshot ?? ''))) await this.#build(this.#sql)
      this.#lookedAt = began
    } while (this.#isAskedAgain)
  }

  /** Data and position are of one snapshot. */
  async #build(sql: Db): Promise<void> {
    this.#snapshot = await inSnapshot(sql, async (tx) => {
      const [row] = await queries.readSnapshot(tx)
      const read = async function* (this: LivePartIndex) {
        for (let last = 0; ; ) {
          const rows = await queries.listPartsAfter(tx, last, BATCH)
          if (rows.length === 0) return
          yield await this.#partsOf(tx, rows)
          last = rows.at(-1)?.goodsId ?? last
        }
      }
      await this.index.build(read.call(this))
      return row?.snapshot
    })
  }

  /** False: the index has to be built again. */
  async #takeChanges(since: string): Promise<boolean> {
    const [row] = await queries.listChanges(this.#sql, since)
    if (!row || row.isAll) return false
    const ids = row.goodsIds ?? []
    for (let from = 0; from < ids.length; from += BATCH) await this.#take(ids.slice(from, from + BATCH))
    this.#snapshot = row.snapshot
    return true
  }

  async #take(ids: readonly number[]): Promise<void> {
    const rows = await queries.listParts(this.#sql, ids)
    const parts = await this.#partsOf(this.#sql, rows)
    const known = new Set(rows.map(({ goodsId }) => goodsId))
    const isSame = ({ id, facts }: Part) => this.index.factsOf(id)?.toSorted().join() === facts.toSorted().join()
    const [same, others] = [parts.filter(isSame), parts.filter((part) => !isSame(part))]
    await this.index.apply({ put: others, columns: same, remove: ids.filter((id) => !known.has(id)) })
  }

  async #partsOf(sql: Db, rows: readonly queries.PartRow[]): Promise<Part[]> {
    const facts = this.#factsOfValue
    const unknown = [...new Set(rows.flatMap(({ valueIds }) => valueIds))].filter((id) => !facts.has(id))
    if (unknown.length > 0)
      for (const { valueId, attributeId, members } of await queries.listValueFacts(sql, unknown)) {
        const own = [valueId, ...members].map((id) => fact.value(attributeId, id))
        facts.set(valueId, own)
        for (const [place, id] of members.entries()) if (!facts.has(id)) facts.set(id, own.slice(place + 1, place + 2))
      }
    return rows.map((row) => partOf(row, (id) => facts.get(id) ?? []))
  }
}

interface Kept {
  live: LivePartIndex
  /** Somebody catches up in the background; otherwise each use does. */
  isFollowed: boolean
}

/** By pool, that of each replica included. */
const indexes = new WeakMap<object, Kept>()

function keptFor(sql: Db): Kept {
  const known = indexes.get(poolOf(sql))
  if (known) return known
  const kept = { live: new LivePartIndex(sql), isFollowed: false }
  indexes.set(poolOf(sql), kept)
  return kept
}

/** Of the store that this database, or replica of it, belongs to. */
export async function getParts(sql: Db): Promise<Parts> {
  const { live, isFollowed } = keptFor(sql)
  if (!isFollowed) await live.catchUp()
  return live
}

export const getPartIndex = async (sql: Db): Promise<PartIndex> => (await getParts(sql)).index

export interface FollowedIndex {
  index: PartIndex
  /** When it is done the index has everything that was committed before the call. */
  catchUp(): Promise<void>
  /** Since it was known to have everything. */
  ageSeconds(): number
  close(): Promise<void>
}

const LOOK_EVERY_MS = 1000

/** Builds the index and keeps it up in the background; without the database it answers as it is. */
export async function followPartIndex(
  sql: Sql,
  reads: Pick<PublicReads, 'choose' | 'handles' | 'hasUsable'>,
  onError: (error: unknown) => void,
): Promise<FollowedIndex> {
  const kept: Kept = { live: new LivePartIndex(sql), isFollowed: true }
  const { live } = kept
  await live.catchUp().catch((error) => {
    if (!reads.hasUsable) throw error
    onError(error)
    return live.buildFrom(reads.choose())
  })
  for (const one of [sql, ...reads.handles]) indexes.set(poolOf(one), kept)
  let isBehind = false
  // An outage is reported once, not every second.
  const look = () =>
    live.catchUp().then(
      () => {
        isBehind = false
      },
      (error) => {
        if (!isBehind) onError(error)
        isBehind = true
      },
    )
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return {
    index: live.index,
    catchUp: () => live.catchUp(),
    ageSeconds: () => live.ageSeconds,
    async close() {
      clearInterval(timer)
      for (const one of [sql, ...reads.handles]) indexes.delete(poolOf(one))
      await live.idle().catch(() => {})
      await live.index.close()
    },
  }
}

export const deleteOldPartChanges = (sql: Db): Promise<void> =>
  deleteInBatches((limit) => queries.deleteOldChanges(sql, limit))
