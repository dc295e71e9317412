import type { Suggestion } from '../search.contract.ts'
import type { Lexicon } from './lexicon.rules.ts'
import { readQuery } from './read-query.rules.ts'
import { wordsOf } from './words.rules.ts'

type SuggestedName = Extract<Suggestion, { kind: 'category' | 'manufacturer' }>

const MIN_TEXT_LENGTH = 2
/** Shorter texts match only the start of a name. */
const MIN_INSIDE_LENGTH = 3
const MAX_OF_KIND = { category: 4, manufacturer: 3 }
/** Limit of synonyms with the same prefix. */
const MAX_PHRASES = 10

/** Suggests entries with their own page for the words being typed, the likeliest first. `isFinished`: the last word is complete, too. */
export function suggestNames(text: string, lexicon: Lexicon, isFinished = false): SuggestedName[] {
  const words = wordsOf(text)
  if (words.join('').length < MIN_TEXT_LENGTH) return []
  const found = listNames(words, lexicon, isFinished)
  if (found.length > 0) return found
  const corrected = words.map((word) => lexicon.correct(word) ?? word)
  return corrected.some((word, place) => word !== words[place]) ? listNames(corrected, lexicon, isFinished) : []
}

type Candidate = SuggestedName & { isWhole: boolean }

function listNames(words: readonly string[], lexicon: Lexicon, isFinished: boolean): SuggestedName[] {
  const key = words.join(' ')
  const candidates: Candidate[] = []
  const phrases: string[] = []
  for (const entry of lexicon.names.find(words)) {
    const named = entry.words.join(' ')
    if (key.length < MIN_INSIDE_LENGTH && !named.startsWith(key)) continue
    if (isFinished && !words.every((word) => entry.words.includes(word))) continue
    if (entry.kind === 'phrase') {
      if (named === key || (named.startsWith(key) && key.length >= MIN_INSIDE_LENGTH)) phrases.push(entry.text)
    } else if (entry.kind === 'manufacturer') {
      // Of another name that is not shown only the beginning counts, and not of two letters: "ca" of Catalyst is no onsemi.
      if (entry.isAlias && named !== key && !(named.startsWith(key) && key.length >= MIN_INSIDE_LENGTH)) continue
      candidates.push({ ...manufacturerOf(lexicon, entry.id), isWhole: named === key })
    } else {
      const category = categoryOf(lexicon, entry.id)
      candidates.push({ ...category, isWhole: wordsOf(category.name).join(' ').startsWith(key) })
    }
  }
  phrases.sort((a, b) => a.length - b.length)
  for (const phrase of phrases.slice(0, MAX_PHRASES)) candidates.push(...readPhrase(phrase, key, lexicon))
  return pickBest(candidates)
}

/** So many words with the same beginning are read. */
const MAX_COMPLETED = 40
const BEGINNING = /^\p{L}{2,}$/u

/** Words for kinds of parts that begin so, the kinds with the most parts first: "ld" is the beginning of "ldo". */
export function completeWord(beginning: string, lexicon: Lexicon): string[] {
  const typed = beginning.toLowerCase()
  if (!BEGINNING.test(typed)) return []
  const words = new Set(
    lexicon.names
      .find([typed])
      .flatMap(({ words }) => words.filter((word) => word.startsWith(typed) && word !== typed)),
  )
  return [...words]
    .sort((a, b) => a.length - b.length)
    .slice(0, MAX_COMPLETED)
    .map((word) => ({ word, count: goodsNamed(word, lexicon) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ word }) => word)
}

/** How many parts are of the kind that a word names. */
function goodsNamed(word: string, lexicon: Lexicon): number {
  const [fact, ...others] = readQuery(word, lexicon).facts
  if (!fact || others.length > 0) return 0
  const leaves = [...(fact.meaning.leaves ?? [])]
  return leaves.reduce((sum, leaf) => sum + lexicon.categories.goodsOf(leaf), 0)
}

/** Beginnings of the numbers of families whose name is being typed: "arti" are those of Artix-7. */
export function suggestBeginnings(text: string, lexicon: Lexicon): string[] {
  const words = wordsOf(text)
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
  if (typed.length < MIN_INSIDE_LENGTH) return []
  // Words are singular: "quas" would be the beginning of a quartz.
  const phrases = lexicon.names
    .find(words)
    .flatMap((entry) => (entry.kind === 'phrase' && entry.text.toLowerCase().startsWith(typed) ? [entry.text] : []))
  const [shortest] = phrases.sort((a, b) => a.length - b.length)
  return shortest ? readQuery(shortest, lexicon).facts.flatMap(({ meaning }) => meaning.beginnings ?? []) : []
}

/** The page of a synonym: "xtal" are crystals, "resistor" all categories of resistors. */
function readPhrase(phrase: string, key: string, lexicon: Lexicon): Candidate[] {
  const isWhole = wordsOf(phrase).join(' ') === key
  const [fact, ...others] = readQuery(phrase, lexicon).facts
  if (!fact || others.length > 0) return []
  const { leaves = [], brandIds = [] } = fact.meaning
  return [
    ...lexicon.categories.listCovering(leaves).map((id) => ({ ...categoryOf(lexicon, id), isWhole })),
    ...brandIds.map((id) => ({ ...manufacturerOf(lexicon, id), isWhole })),
  ]
}

const categoryOf = (lexicon: Lexicon, id: number): SuggestedName => ({
  kind: 'category',
  id,
  name: lexicon.categories.nameOf(id),
  within: lexicon.categories.parentNameOf(id) ?? null,
  path: lexicon.categories.placeOf(id),
  count: lexicon.categories.goodsOf(id),
})

const manufacturerOf = (lexicon: Lexicon, id: number): SuggestedName => ({
  kind: 'manufacturer',
  id,
  name: lexicon.brandName(id),
  count: lexicon.goodsOf([id]),
})

/** A whole name before part of one, then what has the most parts. */
function pickBest(candidates: Candidate[]): SuggestedName[] {
  const left = { ...MAX_OF_KIND }
  const taken = new Set<string>()
  return candidates
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.count - a.count)
    .flatMap(({ isWhole, ...one }) => {
      const key = `${one.kind} ${one.id}`
      if (taken.has(key) || left[one.kind] === 0) return []
      taken.add(key)
      left[one.kind] -= 1
      return [one]
    })
}
