import type { Lexicon } from './lexicon.rules.ts'
import { readGrid, readQuantities } from './numbers/quantities.rules.ts'
import { readPackages } from './packages.rules.ts'
import { isSpecific } from './phrases.rules.ts'
import { wordsOf } from './words.rules.ts'

/** Longer texts are not taken apart. */
const MAX_LENGTH = 40
const MIN_WORD_LENGTH = 3
const MIN_APART_LENGTH = 2
/** "402" is too often a part of something else. */
const MIN_PACKAGE_LENGTH = 4
const SEPARATOR = /[-/_+,]/
/** 2N2222A is a registered number, and neither newtons nor amperes; but 1n100V is a capacitor. */
const REGISTERED = /^[1-4]N\d{3,}(?!V$)[a-z]{0,2}$/i

/** Facts that are written as one word: "10k0603", "100nF/50V", "sot23npn". Undefined unless every piece has a meaning. */
export function splitJoined(text: string, lexicon: Lexicon): string[] | undefined {
  if (text.length > MAX_LENGTH || REGISTERED.test(text)) return undefined
  // The fewest pieces of each beginning.
  const best: Array<string[] | undefined> = [[]]
  for (let end = 1; end <= text.length; end += 1)
    for (let from = 0; from < end; from += 1) {
      const before = best[from]
      const piece = text.slice(from, end)
      const isBetween = SEPARATOR.test(piece) && piece.length === 1 && from > 0 && end < text.length
      // A number is not taken apart at its point: 2x5.5mm.
      const isFraction = piece.startsWith('.') && /\d/.test(text[from - 1] ?? '')
      const isApart = isEdge(text, from - 1) && isEdge(text, end) && piece.length < text.length
      if (!before || isFraction || !(isBetween || isFact(piece, lexicon, isApart))) continue
      const pieces = isBetween ? before : [...before, piece]
      const known = best[end]
      if (!known || pieces.length < known.length) best[end] = pieces
    }
  const pieces = best[text.length]
  return pieces && pieces.length > 1 ? pieces : undefined
}

const MIN_FAMILY_LENGTH = 3
const OUTLINE = /^[a-z]{2,}-?\d/i

/**
 * A family and its package as one word: "stm32lqfp64". The longest package is taken, not QFP-64 of STM32L. Whether the family
 * is one is for the catalogue to say.
 */
export function splitPackage(text: string): { family: string; outline: string } | undefined {
  for (let end = MIN_FAMILY_LENGTH; end < text.length && text.length <= MAX_LENGTH; end += 1) {
    const [family, outline] = [text.slice(0, end).replace(/[-/_]$/, ''), text.slice(end)]
    if (/^[a-z]+\d/i.test(family) && OUTLINE.test(outline) && readPackages(outline).length > 0)
      return { family, outline }
  }
  return undefined
}

const isEdge = (text: string, at: number): boolean => at < 0 || at >= text.length || SEPARATOR.test(text[at] ?? '')

/** Two letters are enough between separators: "jst-xh". */
function isFact(piece: string, lexicon: Lexicon, isApart: boolean): boolean {
  if (/^[\d.]/.test(piece) && /[\p{L}%Ω]/u.test(piece) && readQuantities(piece).length > 0) return true
  if (readGrid(piece)) return true
  if (piece.length >= MIN_PACKAGE_LENGTH && /\d/.test(piece) && readPackages(piece).length > 0) return true
  if (piece.length < (isApart ? MIN_APART_LENGTH : MIN_WORD_LENGTH) || /^\d+$/.test(piece)) return false
  const meaning = /^[\p{L}\d]+$/u.test(piece) ? lexicon.find(wordsOf(piece)) : undefined
  return meaning !== undefined && (isSpecific(meaning) || meaning.sameAs !== undefined)
}
