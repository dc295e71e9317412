import type { Way } from '../../description-plan.rules.ts'
import type { Condition } from '../../reader/resolved-fact.ts'

/** The conditions of a description. */
export interface ByConditions {
  conditions: Condition[]
  way: Way
  /** Values that are exactly the rating that was asked for, and those not much above it, for each rating. */
  nearest: number[][]
  near: number[][]
  /**
   * The same where all that match are compared, which takes 2 µs for each part and hundreds of values. Those near a number that may be of
   * several parameters do not come first there, but for those that are exactly it.
   */
  nearOfAll?: number[][]
  /** How many goods are so near, at most. */
  nearCount?: { nearest: number; near: number }
  /** Values that were named inside of a kind of part; goods without them come later. */
  hinted: number[][]
  /** Words; goods without all of them in their description come later. For few goods only, all of which are read. */
  hintedWords?: string[]
  /** Goods with exactly this number come before all others. */
  exactNorms: string[]
  inStock: boolean
  rohs: boolean
}
