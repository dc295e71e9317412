import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byCount, readTerms, recordSearchTerm, type SearchedTerm, suggestedTerms } from './search-history.rules.ts'

const searched = (...texts: string[]) => texts.reduce<SearchedTerm[]>(recordSearchTerm, [])
const values = (terms: readonly SearchedTerm[]) => terms.map((term) => term.value)

describe('the search history', () => {
  test('[HIST-02] a new term is added with a count of one', () => {
    expect(searched('lm358')).toEqual([{ value: 'lm358', code: 'LM358', number: 1 }])
  })

  test('[HIST-01] searching a term again raises its count instead of listing it twice', () => {
    expect(searched('lm358', 'ne555', 'lm358')).toEqual([
      { value: 'ne555', code: 'NE555', number: 1 },
      { value: 'lm358', code: 'LM358', number: 2 },
    ])
  })

  test('another spelling of the same number is the same term, shown as typed last', () => {
    expect(searched('RC0603-FR', 'rc0603fr')).toEqual([{ value: 'rc0603fr', code: 'RC0603FR', number: 2 }])
  })

  test('[HIST-03] the list is sorted by count, descending, the newest first among equals', () => {
    expect(values(byCount(searched('a1', 'b2', 'c3', 'b2', 'd4')))).toEqual(['b2', 'd4', 'c3', 'a1'])
  })

  test('[HIST-04, CONST-10] the suggestion list is cut to the top 20', () => {
    const thirty = searched(...Array.from({ length: 30 }, (_, n) => `part${n}`), 'part3')
    expect(suggestedTerms(thirty)).toHaveLength(20)
    expect(values(suggestedTerms(thirty))[0]).toBe('part3')
  })

  test('it stays bounded, and what was searched last is always in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 400 }), (texts) => {
        const terms = searched(...texts)
        expect(terms.length).toBeLessThanOrEqual(200)
        expect(terms.at(-1)?.value).toBe(texts.at(-1)?.trim())
        expect(new Set(terms.map((term) => term.code)).size).toBe(terms.length)
      }),
      { numRuns: 50 },
    )
  })

  test('invalid stored entries are dropped', () => {
    const kept = [{ value: 'lm358', code: 'LM358', number: 2 }, { value: 'x' }, 'lm358', null]
    expect(values(readTerms(kept))).toEqual(['lm358'])
    for (const rubbish of [undefined, null, 'lm358', { 0: 'lm358' }]) expect(readTerms(rubbish)).toEqual([])
  })
})
