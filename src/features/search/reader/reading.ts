import type { LexiconAttribute, Meaning } from './lexicon.rules.ts'
import type { Quantity } from './numbers/quantities.rules.ts'

export interface NamedNumber {
  attribute: LexiconAttribute
  number: number
}

/** One condition of a text. Goods match when any of its meanings matches. */
export interface Fact {
  /** As typed, so that it can be removed. */
  words: string
  /** What it stands for, when a synonym was typed. */
  meant?: string
  meaning: Meaning
  quantities?: Quantity[]
  /** A number of a parameter that was named: 8 channels. */
  named?: NamedNumber
  /** What a number may count where the kind of part has such: "4p" are four positions of a connector. */
  count?: NamedNumber
  /** Behind "to": of "24 V to 5 V" the second is what comes out. */
  isTarget?: boolean
  /** Of a range, which is two facts. */
  end?: 'low' | 'high'
  /** Behind "with" or "for": something of the part, not what it is. */
  isBeside?: boolean
  /** Names of packages that may be meant; `SOT-23` also stands for SOT-23-3 and SOT-23-5. */
  packages?: readonly string[]
}

/** The parsed search text. */
export interface Reading {
  facts: Fact[]
  /** Words that may be part numbers, as they were typed. */
  numbers: string[]
  /** Whether the catalogue has such numbers. */
  isNumberKnown?: boolean
  /** The categories that all facts have in common, where that was looked up: numbers are of one or of any of their parameters. */
  among?: { kinds: ReadonlySet<number>; isAnyParameter: boolean }
  /** Values named inside of a longer phrase: "NB-IoT module" is taught as a kind, and parts with NB-IoT come first. */
  hints: Fact[]
  /** Words of descriptions in the meaning of a synonym: a thermocouple amplifier is called thermocouple converter. */
  described: Fact[]
  /** Other words, searched in descriptions. */
  words: string[]
  inStock: string | undefined
  rohs: string | undefined
  /** A distributor's own number. */
  foreignNumber: string | undefined
  /** Whether a typo was corrected. */
  corrected: boolean
}

/** A part in words, as a line of a list has it. */
export interface PartText {
  text: string
  /** What it is, in a word, when the text itself does not say. */
  kind: string | undefined
}
