import type { Fact } from './reading.ts'

/** What goods must be, by ids. They fit when one of the meanings does; without any nothing fits. */
export interface Condition {
  leaves?: number[]
  brandIds?: number[]
  packageIds?: number[]
  valueIds?: number[]
  /** The beginning of a normalised number. */
  beginsWith?: string
  /** Words of the description. */
  text?: string
}

/** A value of a parameter that a number may mean. */
export interface FoundValue {
  /** Which of the possible readings it answers. */
  place: number
  valueId: number
  number: number
  goodsCount: number
}

/** A fact with the goods it stands for. */
export interface ResolvedFact {
  fact: Fact
  label: string
  condition: Condition
  /** How many goods it leads to, at most; undefined when no index leads to them. */
  goodsCount: number | undefined
  /** Goods with these values are nearest. */
  nearest?: number[]
  near?: number[]
}
