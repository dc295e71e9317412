import type { Condition } from '../reader/resolved-fact.ts'

/** What a description asks for. */
export interface WantedParts {
  /** Parts meet all of them. */
  conditions: Condition[]
  /** Of each rating the values that are exactly it, and those near it: parts with them come first. */
  nearest: number[][]
  near: number[][]
  /** Values that were named inside of a kind of part; parts without them come later. */
  hinted: number[][]
  /** Words; parts without all of them in their description come later. */
  hintedWords: string[]
  /** Parts with exactly this number come before all others. */
  exactNorms: string[]
  inStock: boolean
  rohs: boolean
}
