import { yieldWhenDue } from '#server/event-loop.ts'
import { buildSegment, type NewRow, RowWriter } from './build-segment.ts'
import { Facts } from './facts.ts'
import { chooseMerge, FULL_SEGMENT, mergeSegments } from './merge.ts'
import type { Changes, Columns, IndexOptions, Part } from './part-index.types.ts'
import { setBit, sortUnique } from './posting-list.ts'
import { factsOfRow, isGone, liveCount, type Rows, rowOf, type Segment } from './segment.ts'
import type { SegmentThread } from './segment-thread.ts'

const ROWS_AT_ONCE = 100

interface Place {
  segment: Segment
  row: number
}

/** The segments of an index, and how parts get into them. */
export class Store {
  readonly facts = new Facts()
  segments: readonly Segment[] = []
  readonly #options: IndexOptions
  readonly #rowsAtOnce: number
  readonly #thread: SegmentThread
  #merging: Promise<void> | undefined
  /** Rows of segments being merged that were changed meanwhile. */
  #touched: Place[] = []
  #failure: { error: unknown } | undefined
  #scratch = new Uint32Array()

  constructor(options: IndexOptions, thread: SegmentThread) {
    this.#options = options
    this.#rowsAtOnce = options.rowsAtOnce ?? ROWS_AT_ONCE
    this.#thread = thread
  }

  get size(): number {
    return this.segments.reduce((sum, segment) => sum + liveCount(segment), 0)
  }

  /** Room for the rows of any segment, until the next call. */
  get scratch(): Uint32Array {
    const needed = this.segments.reduce((most, { size }) => Math.max(most, size), 0)
    if (this.#scratch.length < needed) this.#scratch = new Uint32Array(needed)
    return this.#scratch
  }

  find(id: number): Place | undefined {
    for (const segment of this.segments) {
      const row = rowOf(segment, id)
      if (row >= 0 && !isGone(segment, row)) return { segment, row }
    }
    return undefined
  }

  columnsOf({ segment, row }: Place): Columns {
    return Object.fromEntries(
      this.#options.columns.map((name, at) => [name, known(segment.columns[at]?.[row] ?? Number.NaN)]),
    )
  }

  /** Each id once. One writer is filled while the rows of the other become a segment. */
  async build(batches: AsyncIterable<readonly Part[]>): Promise<void> {
    const newWriter = () => new RowWriter(FULL_SEGMENT + this.#rowsAtOnce, this.#options.columns.length)
    let [writer, other] = [newWriter(), newWriter()]
    let building: Promise<unknown> = Promise.resolve()
    const buildNext = async () => {
      await building
      building = this.#addSegment(writer.take())
      // Thrown when it is waited for.
      building.catch(() => {})
      ;[writer, other] = [other, writer]
    }
    for await (const batch of batches)
      for (let from = 0; from < batch.length; from += this.#rowsAtOnce) {
        await yieldWhenDue()
        for (const part of batch.slice(from, from + this.#rowsAtOnce)) writer.push(this.#counted(this.#newRow(part)))
        if (writer.size >= FULL_SEGMENT) await buildNext()
      }
    await buildNext()
    await building
  }

  async #addSegment(rows: Rows): Promise<void> {
    if (rows.size === 0) return
    const segment = rows.size <= this.#rowsAtOnce ? buildSegment(rows) : await this.#thread.make({ rows })
    this.segments = [...this.segments, segment]
  }

  async apply({ put = [], columns = [], remove = [] }: Changes): Promise<void> {
    await this.#inSlices(put, (parts) => {
      const latest = new Map(parts.map((part) => [part.id, part]))
      this.#replace([...latest.values()].map((part) => this.#newRow(part)))
    })
    await this.#inSlices(columns, (changes) => this.#changeColumns(changes))
    await this.#inSlices(remove, (ids) => {
      for (const id of ids) this.#remove(id)
    })
  }

  async #inSlices<T>(list: readonly T[], work: (slice: readonly T[]) => void): Promise<void> {
    for (let from = 0; from < list.length; from += this.#rowsAtOnce) {
      await yieldWhenDue()
      work(list.slice(from, from + this.#rowsAtOnce))
    }
  }

  #newRow({ id, facts, columns }: Part): NewRow {
    if (!Number.isInteger(id) || id < 0 || id >= 2 ** 32) throw new RangeError(`${id} is no id of a part`)
    const numbers = new Uint32Array(facts.length)
    for (const [at, fact] of facts.entries()) numbers[at] = this.facts.intern(fact)
    return { id, facts: sortUnique(numbers), ...this.#ranked(columns) }
  }

  #ranked(columns: Columns): Pick<NewRow, 'rank' | 'columns'> {
    const { columns: names, rankBy } = this.#options
    const all = Object.fromEntries(names.map((name) => [name, columns[name] ?? null]))
    return { rank: rankBy(all), columns: names.map((name) => columns[name] ?? Number.NaN) }
  }

  #replace(rows: readonly NewRow[]): void {
    const writer = new RowWriter(rows.length, this.#options.columns.length)
    for (const row of rows) {
      this.#remove(row.id)
      writer.push(this.#counted(row))
    }
    this.segments = [...this.segments, buildSegment(writer.take())]
    this.#mergeIfDue()
  }

  #counted(row: NewRow): NewRow {
    for (let at = 0; at < row.facts.length; at += 1) this.#addCount(row.facts[at] ?? 0, 1)
    return row
  }

  #addCount(fact: number, change: number): void {
    this.facts.counts[fact] = (this.facts.counts[fact] ?? 0) + change
  }

  #remove(id: number): void {
    const place = this.find(id)
    if (!place) return
    const { segment, row } = place
    setBit(segment.gone, row)
    segment.goneCount += 1
    for (const fact of factsOfRow(segment, row)) this.#addCount(fact, -1)
    this.#touch(place)
  }

  /** In place, unless that changes the rank: then the part gets a new row. */
  #changeColumns(changes: readonly { id: number; columns: Columns }[]): void {
    const latest = new Map<number, Columns>()
    for (const { id, columns } of changes) latest.set(id, { ...latest.get(id), ...columns })
    const moved: NewRow[] = []
    for (const [id, columns] of latest) {
      const place = this.find(id)
      if (!place) continue
      const { segment, row } = place
      const changed = this.#ranked({ ...this.columnsOf(place), ...columns })
      if (changed.rank !== segment.ranks[row]) moved.push({ id, facts: factsOfRow(segment, row), ...changed })
      else {
        for (const [at, column] of segment.columns.entries()) column[row] = changed.columns[at] ?? Number.NaN
        this.#touch(place)
      }
    }
    if (moved.length > 0) this.#replace(moved)
  }

  #touch(place: Place): void {
    if (this.#merging) this.#touched.push(place)
  }

  #mergeIfDue(): void {
    const sources = this.#merging ? undefined : chooseMerge(this.segments)
    if (sources) this.#startMerge(sources)
  }

  #startMerge(sources: readonly Segment[]): void {
    this.#touched = []
    this.#merging = this.#merge(sources)
      .catch((error: unknown) => {
        this.#failure = { error }
      })
      .finally(() => {
        this.#merging = undefined
        if (!this.#failure) this.#mergeIfDue()
      })
  }

  async #merge(sources: readonly Segment[]): Promise<void> {
    const rows = sources.reduce((sum, segment) => sum + liveCount(segment), 0)
    const isShort = rows <= this.#rowsAtOnce
    const merged = isShort ? mergeSegments(sources) : await this.#thread.make({ segments: sources })
    for (const place of this.#touched) if (sources.includes(place.segment)) bringUpToDate(merged, place)
    this.segments = [...this.segments.filter((segment) => !sources.includes(segment)), merged]
  }

  /** When nothing is being merged. The index answers right without it, but throws here if a merge failed. */
  async settled(): Promise<void> {
    while (this.#merging) await this.#merging
    const failure = this.#failure
    this.#failure = undefined
    if (failure) throw failure.error
  }
}

/** What was done to a row while its segment was merged. A row that was gone before is not in the merged one. */
function bringUpToDate(merged: Segment, { segment, row }: Place): void {
  const mergedRow = rowOf(merged, segment.ids[row] ?? 0)
  if (mergedRow < 0) return
  if (!isGone(segment, row))
    for (const [at, column] of merged.columns.entries()) column[mergedRow] = segment.columns[at]?.[row] ?? Number.NaN
  else if (!isGone(merged, mergedRow)) {
    setBit(merged.gone, mergedRow)
    merged.goneCount += 1
  }
}

const known = (value: number): number | null => (Number.isNaN(value) ? null : value)
