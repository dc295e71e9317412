import type { LexiconAttribute, Meaning } from './lexicon.rules.ts'
import type { Quantity } from './quantities.rules.ts'

/** One thing a text asks for. Goods fit when any of its meanings fits. */
export interface Fact {
  /** As it was typed, so that it can be taken back. */
  words: string
  meaning: Meaning
  quantities?: Quantity[]
  /** A number of a parameter that was named: 8 channels. */
  named?: { attribute: LexiconAttribute; number: number }
  /** Names of packages that may be meant; `SOT-23` also stands for SOT-23-3 and SOT-23-5. */
  packages?: readonly string[]
}

/** What a text in the search box says. */
export interface Reading {
  facts: Fact[]
  /** Words that may be part numbers, as they were typed. */
  numbers: string[]
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
