import { normaliseModel } from '#shared/mpn.ts'
import { splitJoined } from './joined-facts.rules.ts'
import type { Lexicon, Meaning } from './lexicon.rules.ts'
import { dropListMarks } from './list-marks.rules.ts'
import { readMark, readNamedNumber, readPackageInTwo, readRange, type Token } from './numbers/named-numbers.rules.ts'
import { readGrid, readQuantities } from './numbers/quantities.rules.ts'
import { readPackages } from './packages.rules.ts'
import { findForeignNumber, looksLikeNumber, unwrap } from './part-number.rules.ts'
import { findPhrase, isSpecific } from './phrases.rules.ts'
import type { Fact, Reading } from './reading.ts'
import { tidyQuery } from './tidy/tidy-query.rules.ts'
import { isUnspaced, wordsOf } from './words.rules.ts'

const STOCK = /(?<!\w)(?:in[- ]stock|available|on hand)(?!\w)/i
const ROHS = /(?<!\w)rohs(?!\w)/i
const MAX_TOKENS = 40
/** Maximum depth of synonyms of synonyms. */
const MAX_DEPTH = 3
/** All that follows is an accessory, not the kind: a jack with transformer and LED. */
const BESIDE = /^(?:with|w\/|for|without|including)$/i

const BEGINNING = /(\S+)\*(?=\s|$)/g

/** Words as they were typed, without the signs around them. Characters of scripts without spaces are words of their own. */
const tokensOf = (text: string): Token[] =>
  text
    .split(/[\s;|]+|,(?=\s|$)|\/(?=\s|$)/)
    .flatMap(withoutCount)
    .flatMap((part) => (isUnspaced(part) ? (part.match(/[\x21-\x7e]+|./gu) ?? []) : [part]))
    .map(unwrap)
    .filter(Boolean)
    .slice(0, MAX_TOKENS)
    .map(tokenOf)

/** "AO3401A*100" are a hundred of them. */
function withoutCount(part: string): string[] {
  const [, number = '', count = ''] = /^(.+)[*×](\d{1,6}(?:pcs)?)$/i.exec(part) ?? []
  return looksLikeNumber(number) && readQuantities(number).length === 0 ? [number, count] : [part]
}

/**
 * Parses a search text: part numbers, makers, kinds of parts, packages, values with units, colours, words. What
 * each word means is data of the shop (`Lexicon`); unknown words are returned separately.
 */
export function readQuery(text: string, lexicon: Lexicon, { depth = 0, correctsTypos = true } = {}): Reading {
  let left = tidyQuery(text.slice(0, 300))
  const take = (pattern: RegExp): string | undefined => {
    const [words] = pattern.exec(left) ?? []
    if (words !== undefined) left = left.replace(words, ' ')
    return words
  }
  const [inStock, rohs] = [take(STOCK), take(ROHS)]
  const reading: Reading = {
    facts: [],
    numbers: [],
    hints: [],
    described: [],
    words: [],
    inStock,
    rohs,
    foreignNumber: findForeignNumber(text),
    corrected: false,
  }
  const tokens = tokensOf(left)
  readTokens(correctsTypos ? correctTokens(tokens, lexicon, reading) : tokens, lexicon, reading, depth)
  dropListMarks(reading, left)
  readBareNumbers(reading)
  return reading
}

/** The same with words without a meaning read as several facts that are written as one; undefined when none is. */
export function readJoined({ words, ...others }: Reading, lexicon: Lexicon): Reading | undefined {
  const reading: Reading = { ...others, facts: [...others.facts], words: [] }
  for (const text of words) {
    const pieces = splitJoined(text, lexicon)
    if (pieces) readTokens(pieces.map(tokenOf), lexicon, reading, 0)
    else reading.words.push(text)
  }
  return reading.words.length < words.length ? reading : undefined
}

const tokenOf = (text: string): Token => ({ text, words: wordsOf(text) })

/** Replaces an unknown word by the nearest known one. */
const correctTokens = (tokens: Token[], lexicon: Lexicon, reading: Reading): Token[] =>
  tokens.map(({ text, words }) => {
    const corrected = words.map((word) => lexicon.correct(word) ?? word)
    if (corrected.some((word, place) => word !== words[place])) reading.corrected = true
    return { text, words: corrected }
  })

function readTokens(tokens: Token[], lexicon: Lexicon, reading: Reading, depth: number): void {
  let isBeside = false
  for (let at = 0; at < tokens.length; ) {
    const isTarget = isBetweenAlike(tokens, at - 1) || /^out(?:put)?$/i.test(tokens[at + 1]?.text ?? '')
    isBeside ||= BESIDE.test(tokens[at - 1]?.text ?? '')
    const known = reading.facts.length
    at += readAt(tokens, at, lexicon, reading, depth)
    const read = reading.facts.splice(known)
    const [first, ...others] = isBeside ? read.map((fact) => ({ ...fact, isBeside })) : read
    if (first) reading.facts.push({ ...first, ...(isTarget && { isTarget }) }, ...others)
  }
}

/** Whether this is the "to" of "24 V to 5 V". */
function isBetweenAlike(tokens: Token[], at: number): boolean {
  if (!/^(?:to|->|→|=>)$/i.test(tokens[at]?.text ?? '')) return false
  const unitOf = (token: Token | undefined) => readQuantities(token?.text ?? '')[0]?.unit
  return unitOf(tokens[at - 1]) !== undefined && unitOf(tokens[at - 1]) === unitOf(tokens[at + 1])
}

/** Reads from a position and returns the number of tokens. */
function readAt(tokens: Token[], at: number, lexicon: Lexicon, reading: Reading, depth: number): number {
  const { text, words } = tokens[at] ?? { text: '', words: [] }
  const named = readNamedNumber(tokens, at, lexicon)
  // "100W power supply": the word behind the number begins a longer phrase.
  const isPartOfPhrase =
    named?.tokens === 2 &&
    Boolean(named.fact.named?.attribute.unit) &&
    (findPhrase(tokens, at + 1, lexicon)?.tokens ?? 0) > 1
  if (named && !isPartOfPhrase) {
    reading.facts.push(named.fact)
    return named.tokens
  }
  const range = readRange(text)
  if (range) {
    reading.facts.push(...range)
    return 1
  }
  const phrase = findPhrase(tokens, at, lexicon)
  const outline = (phrase?.tokens ?? 0) < 2 && readPackageInTwo(tokens, at, lexicon)
  if (outline) {
    reading.facts.push(outline)
    return 2
  }
  const quantities = readQuantities(text)
  const isMeant =
    phrase &&
    !(phrase.tokens === 1 && readGrid(text)) &&
    (phrase.tokens > 1 || quantities.length === 0 || phrase.meaning.leaves || phrase.meaning.packageIds)
  if (phrase && isMeant) {
    // The name of a parameter is ignored without a number, unless it has another meaning.
    const isEmpty =
      phrase.meaning.isFilling || (phrase.isAttribute && !(phrase.meaning.attribute && phrase.meaning.sameAs))
    const isIgnored = isEmpty && !isSpecific(phrase.meaning)
    const { facts, hints, described } = isIgnored
      ? NOTHING
      : resolvePhrase(phrase.words, phrase.meaning, lexicon, depth)
    reading.hints.push(...hints)
    reading.described.push(...described)
    // "16-bit" is a kind of microcontroller, beside a converter it is a number; "2012" is a size in two writings.
    const packages = readPackages(text)
    const marks = { ...(quantities.length > 0 && { quantities }), ...(packages.length > 0 && { packages }) }
    reading.facts.push(...(phrase.tokens === 1 ? facts.map((fact) => ({ ...marks, ...fact })) : facts))
    // In "CR2032 holder" the words with digits have a meaning of their own, too.
    const isWhole = phrase.meaning.values || facts.some(isWholePhrase)
    for (const token of phrase.tokens > 1 && !isWhole ? tokens.slice(at, at + phrase.tokens) : []) {
      const { values } = lexicon.find(token.words) ?? {}
      if (/\d/.test(token.text)) readAt([token], 0, lexicon, reading, MAX_DEPTH)
      else if (values?.some(({ exactIds }) => exactIds.length > 0))
        reading.hints.push({ words: token.text, meaning: { values } })
    }
    return phrase.tokens
  }
  const marks = readMark(text, quantities, lexicon)
  const values = phrase?.meaning.values
  // "30A" is a range of some current sensors.
  if (marks) reading.facts.push(...marks.map((fact) => (values ? { ...fact, meaning: { values } } : fact)))
  else if (looksLikeNumber(text)) reading.numbers.push(text)
  else if (words.length > 0) reading.words.push(text)
  return 1
}

const isWholePhrase = ({ meaning, packages }: Fact): boolean =>
  (meaning.beginnings ?? meaning.packageIds ?? packages ?? meaning.values) !== undefined

type PhraseReading = Pick<Reading, 'facts' | 'hints' | 'described'>

const NOTHING: PhraseReading = { facts: [], hints: [], described: [] }

/** What a phrase means itself, and what its other words mean. */
function resolvePhrase(words: string, meaning: Meaning, lexicon: Lexicon, depth: number): PhraseReading {
  const { sameAs = [], ...own } = meaning
  const others = depth < MAX_DEPTH ? sameAs.map((text) => readMeaning(text, words, lexicon, depth)) : []
  const [first] = others
  if (!first) return { facts: [{ words, meaning: own }], hints: [], described: [] }
  if (!isSpecific(own) && others.length === 1) return first
  // Several meanings: each must be one fact, so that goods that fit any of them fit. What was taught counts for more than
  // a word that only stands in longer names.
  const single = others.flatMap(({ facts }) => (facts.length === 1 ? facts : []))
  const taught = single.map((fact) => fact.meaning)
  const named = single.find((fact) => fact.named)?.named
  const united = (
    own.isName || taught.length === 0 ? [own, ...taught] : [{ ...own, leaves: undefined }, ...taught]
  ).reduce(unite)
  return { facts: [{ words, meaning: united, ...(named && { named }) }], hints: [], described: [] }
}

/** A meaning may be the beginning of numbers: "10M* fpga". Its facts are called as they were typed. */
function readMeaning(text: string, words: string, lexicon: Lexicon, depth: number): PhraseReading {
  const beginnings = Array.from(text.matchAll(BEGINNING), ([, number = '']) => normaliseModel(number))
  const meant = readQuery(text.replaceAll(BEGINNING, ' '), lexicon, { depth: depth + 1 })
  return {
    facts: [
      ...meant.facts.map((fact) => ({ ...fact, words, meant: fact.meant ?? fact.words })),
      ...beginnings.map((one) => ({ words, meaning: { beginnings: [one] } })),
    ],
    hints: meant.hints,
    described: [
      ...meant.described.map((fact) => ({ ...fact, words })),
      ...(meant.words.length > 0 ? [{ words, meant: meant.words.join(' '), meaning: {} }] : []),
    ],
  }
}

function unite(one: Meaning, other: Meaning): Meaning {
  const leaves = one.leaves || other.leaves ? new Set([...(one.leaves ?? []), ...(other.leaves ?? [])]) : undefined
  const join = <T>(a?: T[], b?: T[]) => (a || b ? [...(a ?? []), ...(b ?? [])] : undefined)
  return {
    leaves,
    isName: one.isName || other.isName,
    brandIds: join(one.brandIds, other.brandIds),
    values: join(one.values, other.values),
    packageIds: join(one.packageIds, other.packageIds),
    beginnings: join(one.beginnings, other.beginnings),
  }
}

const BARE_NUMBER = /^\d{1,3}(?:\.\d{1,2})?$/
const VALUE_UNITS = new Set(['Ω', 'F', 'H', 'Hz'])

/** "49.9 0402 1%" is a resistor, and "5.08" beside a connector its pitch: numbers whose unit goes without saying. */
function readBareNumbers(reading: Reading): void {
  const units = new Set(reading.facts.flatMap(({ quantities = [] }) => quantities.map(({ unit }) => unit)))
  const isChip = reading.facts.some(({ packages }) => packages) && units.has('%')
  const isValued = [...units].some((unit) => VALUE_UNITS.has(unit))
  const bare = reading.words.filter((text) => BARE_NUMBER.test(text) && (text.includes('.') || isChip))
  if (bare.length !== 1 || reading.numbers.length > 0) return
  const [words = ''] = bare
  const unit = isChip && !isValued ? 'Ω' : 'mm'
  if (unit === 'mm' && (units.has('mm') || reading.facts.length === 0)) return
  reading.facts.push({ words, meaning: {}, quantities: [{ number: Number(words), unit }] })
  reading.words = reading.words.filter((text) => text !== words)
}
