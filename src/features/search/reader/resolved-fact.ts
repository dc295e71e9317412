import type { LexiconAttribute } from './lexicon.rules.ts'
import type { Fact } from './reading.ts'

/** A condition by ids. Goods match one of the meanings; without meanings nothing matches. */
export interface Condition {
  leaves?: number[]
  brandIds?: number[]
  packageIds?: number[]
  valueIds?: number[]
  /** Prefixes of a normalised number, one of which it has. */
  beginsWith?: string[]
  /** A part of a normalised number: 74HC14 of SN74HC14N. */
  contains?: string
  /** Words of the description. */
  text?: string
}

export const meaningsOf = ({ leaves = [], brandIds = [], packageIds = [], valueIds = [] }: Condition): number =>
  leaves.length + brandIds.length + packageIds.length + valueIds.length

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
  /** Upper bound of the matching goods; undefined without an index. */
  goodsCount: number | undefined
  /** The categories that have parts for it; unknown for words and parts of numbers. */
  kinds?: ReadonlySet<number>
  /** Goods with these values are nearest. */
  nearest?: number[]
  near?: number[]
  /** The parameter a number is of, when it can be only one. */
  attribute?: LexiconAttribute
  /** A kind of part that values tell, not words. */
  isDerived?: boolean
  /** Whether it is a value of a parameter of this kind, even without matching parts. */
  applies?: boolean
}

/** The conditions of a text as ids of the catalogue. */
export interface ResolvedReading {
  /** Undefined when nothing tells what kind of part it is. */
  leaves: number[] | undefined
  isKindSure: boolean
  /** Whether words tell of what kind of part the numbers and values are. */
  isKindKnown: boolean
  facts: ResolvedFact[]
  /** Values that only change the order: goods with values of each come first. */
  hinted: number[][]
  /** The same: goods with all of these words in their description come first. */
  besideKinds: string[]
}

/** A part to look for: its kind, and the packages and values that it must have. */
export interface DescribedPart {
  leaves: number[]
  facts: ResolvedFact[]
}
