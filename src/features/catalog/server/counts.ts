import type { CountRow } from './filters/filter-counts.queries.ts'

/** Kinds with ids, of which several can be chosen. */
export const LISTED_KINDS = ['brand', 'package', 'lifecycle'] as const

/** How many there are; null when it is not known whether there are any. */
export type Count = number | null

export type Kind = CountRow['kind']
export type ListedKind = (typeof LISTED_KINDS)[number]
export type Counts = ReadonlyMap<Kind, ReadonlyMap<number, Count>>

export const NONE: ReadonlyMap<number, Count> = new Map()

export const readCounts = (rows: readonly CountRow[]): Counts =>
  new Map(rows.map(({ kind, ids, counts }) => [kind, new Map(ids?.map((id, place) => [id, counts?.[place] ?? 0]))]))

export const countOf = (counts: Counts, kind: Kind): number => counts.get(kind)?.get(0) ?? 0

/** Counted values, and stored values of the categories without a count. */
export const withUncounted = (seen = NONE, kept = NONE): ReadonlyMap<number, Count> =>
  new Map([...Array.from(kept.keys(), (id) => [id, null] as const), ...seen])
