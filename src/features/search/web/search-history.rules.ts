import { normaliseModel } from '#shared/mpn.ts'

/** A term as the browser keeps it. */
export interface SearchedTerm {
  /** As it was typed last. */
  value: string
  /** As it is compared: two spellings of one number are one term. */
  code: string
  /** How often it was searched. */
  number: number
}

/** The list is cut to this many when it is offered. */
const SUGGESTED_TERMS = 20
/** Maximum size of the list. */
const KEPT_TERMS = 200

const codeOf = (value: string) => normaliseModel(value) || value

/** The terms in the order they were entered, the newest last. */
export function recordSearchTerm(terms: readonly SearchedTerm[], text: string): SearchedTerm[] {
  const value = text.trim()
  const code = codeOf(value)
  const known = terms.find((term) => term.code === code)
  const others = terms.filter((term) => term.code !== code)
  return [...others, { value, code, number: (known?.number ?? 0) + 1 }].slice(-KEPT_TERMS)
}

/** Most searched first; among equals the newest. */
export const byCount = (terms: readonly SearchedTerm[]): SearchedTerm[] =>
  [...terms].reverse().sort((a, b) => b.number - a.number)

export const suggestedTerms = (terms: readonly SearchedTerm[]): SearchedTerm[] =>
  byCount(terms).slice(0, SUGGESTED_TERMS)

/** Reads local storage, which may hold anything: invalid terms are dropped. */
export const readTerms = (kept: unknown): SearchedTerm[] => (Array.isArray(kept) ? kept.filter(isTerm) : [])

function isTerm(term: unknown): term is SearchedTerm {
  const { value, code, number } = Object(term)
  return typeof value === 'string' && typeof code === 'string' && Number.isInteger(number)
}
