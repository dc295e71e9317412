/** Number of each column; null where it is not known. Columns that are left out are not known either. */
export type Columns = Readonly<Record<string, number | null>>

/** A fact is a text; what stands before its first colon is its group: `maker:7` is of the group `maker`. */
export interface Part {
  id: number
  facts: readonly string[]
  columns: Columns
}

/** All of it is found as soon as `apply` is done. */
export interface Changes {
  /** New parts, and parts whose facts changed: they replace those with the same id. */
  put?: readonly Part[]
  /** Only these columns of a part change; an id that is not known is ignored. */
  columns?: readonly { id: number; columns: Columns }[]
  remove?: readonly number[]
}

/** One of these facts, or one of these parts. */
export interface AnyOf {
  facts?: readonly string[]
  ids?: readonly number[]
  /** Chosen among others of the same group: the facet of that group is counted without it. */
  isChoice?: boolean
}

/** Both ends belong to it. A column that is not known is in no range. */
export interface Range {
  column: string
  from?: number
  to?: number
  /** Or one of these numbers. */
  in?: readonly number[]
  /** The bands of this column are counted without it. */
  isChoice?: boolean
}

/** What hits are; without a condition every part is one. */
export interface Question {
  /** Facts that a hit has. */
  all?: readonly string[]
  /** A hit has one of each. */
  any?: readonly AnyOf[]
  /** A hit has none of these. */
  not?: AnyOf
  /** A hit is in each of these. */
  where?: readonly Range[]
}

/** Not required: hits that have one of each of `any` come first, or last with a negative weight. Weights add up. */
export interface Wish {
  any: readonly AnyOf[]
  /** 1 without it. */
  weight?: number
}

/** By facts and ids: hits come in the order of the list, others after them. Equal ones come by rank, unknown numbers last. */
export type Order =
  | 'rank'
  | { column: string; isDescending?: boolean }
  | { facts: readonly string[] }
  | { ids: readonly number[] }

/** Counts the hits from each of these numbers, in ascending order, up to the next one. */
export interface Bands {
  column: string
  from: readonly number[]
}

export interface Search extends Question {
  near?: readonly Wish[]
  /** After `near`. */
  order?: Order
  /** The first 20 without it. `from` may be any number; after the last hit there are no ids. */
  page?: { from: number; size: number }
  /** Groups whose facts are counted among the hits. */
  facets?: readonly string[]
  /** One for each column. */
  bands?: readonly Bands[]
}

export interface FactCount {
  fact: string
  count: number
}

export interface Answer {
  /** Of the page. */
  ids: number[]
  /** Exact. */
  total: number
  /** Of each group the facts that hits have, the most frequent first; equal ones in any order. */
  facets: Map<string, FactCount[]>
  /** By column, a count for each band. */
  bands: Map<string, number[]>
  /** There were more than `MAX_COUNTED_HITS`: facets and bands count so many of them. */
  isLowerBound: boolean
}

export interface IndexStatistics {
  parts: number
  segments: number
  bytes: number
  /** Of the last build; null before it. */
  buildSeconds: number | null
}

export interface IndexOptions {
  columns: readonly string[]
  /** A number, never NaN. The highest comes first, equal ones by id. Columns that are not known are null. */
  rankBy: (columns: Columns) => number
  /** Rows that are added or merged without a break, in a few milliseconds; more are merged in a thread. 100 without it. */
  rowsAtOnce?: number
}

export interface PartIndex {
  /**
   * Takes parts in batches, each id once, and replaces all that the index had. Until it is done the index answers as before. Changes made
   * after the parts were read have to be applied once more.
   */
  build: (batches: AsyncIterable<readonly Part[]>) => Promise<void>
  apply: (changes: Changes) => Promise<void>
  find: (search: Search) => Answer
  /** The totals of many questions. */
  count: (questions: readonly Question[]) => number[]
  /** Facts of a group that parts have, whose text after the colon begins so, the most frequent first. */
  listFacts: (group: string, beginning?: string) => FactCount[]
  has: (id: number) => boolean
  columnsOf: (id: number) => Columns | undefined
  factsOf: (id: number) => string[] | undefined
  statistics: () => IndexStatistics
  /** When no segments are waiting to be merged. Throws if a merge failed: the index answers right without it, but slower. */
  settled: () => Promise<void>
  /** Ends its thread. */
  close: () => Promise<void>
}
