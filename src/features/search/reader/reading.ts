import type { LexiconAttribute, Meaning } from './lexicon.rules.ts'
import type { Quantity } from './quantities.rules.ts'

export interface NamedNumber {
  attribute: LexiconAttribute
  number: number
}

/** One thing a text asks for. Goods fit when any of its meanings fits. */
export interface Fact {
  /** As it was typed, so that it can be taken back. */
  words: string
  meaning: Meaning
  quantities?: Quantity[]
  /** A number of a parameter that was named: 8 channels. */
  named?: NamedNumber
  /** What a number may count where the kind of part has such: "4p" are four positions of a connector. */
  count?: NamedNumber
  /** Behind "to": of "24 V to 5 V" the second is what comes out. */
  isTarget?: boolean
  /** Behind "with" or "for": something of the part, not what it is. */
  isBeside?: boolean
  /** Names of packages that may be meant; `SOT-23` also stands for SOT-23-3 and SOT-23-5. */
  packages?: readonly string[]
}

/** What a text in the search box says. */
export interface Reading {
  facts: Fact[]
  /** Words that may be part numbers, as they were typed. */
  numbers: string[]
  /** Values named inside of a longer phrase: "NB-IoT module" is taught as a kind, and parts with NB-IoT come first. */
  hints: Fact[]
  /** Words that are neither: they may stand in a description. */
  words: string[]
  inStock: string | undefined
  rohs: string | undefined
  /** A number of another distributor that holds nothing of the maker's. */
  foreignNumber: string | undefined
  /** Whether a word was taken for another one: a typing error. */
  corrected: boolean
}

/** A part in words, as a line of a list has it. */
export interface PartText {
  text: string
  /** What it is, in a word, when the text itself does not say. */
  kind: string | undefined
}
