import { describe, expect, test } from 'vitest'
import { countSearch, readCount, type SearchCount } from './search-limit.rules.ts'

const FIVE = 5
const used: SearchCount = { times: 5, date: 14, terms: ['LM358'] }

function search(terms: string[], limit: number) {
  let kept: SearchCount | undefined
  const answers = terms.map((term) => {
    const counted = countSearch(kept, term, 14, limit)
    if (counted.allowed) kept = counted.count
    return counted.allowed
  })
  return { kept, answers }
}

describe('the searches of a visitor', () => {
  test('[AUTH-29] five on one day are allowed, the sixth is not', () => {
    const { kept, answers } = search(['A', 'B', 'C', 'D', 'A', 'E'], FIVE)
    expect(answers).toEqual([true, true, true, true, true, false])
    expect(kept).toEqual({ times: 5, date: 14, terms: ['A', 'B', 'C', 'D'] })
  })

  test('[AUTH-29] the shop sets how many; 0 is no limit', () => {
    expect(search(['A', 'B', 'C'], 2).answers).toEqual([true, true, false])
    expect(search(Array.from({ length: 50 }, String), 0).answers).not.toContain(false)
  })

  test('[AUTH-31] the count starts again when the day of month changes', () => {
    expect(countSearch(used, 'BAT54', 15, FIVE)).toEqual({
      allowed: true,
      count: { times: 1, date: 15, terms: ['BAT54'] },
    })
  })

  test.each([
    [null, null],
    ['abc', '14'],
    ['-3', '14'],
    ['2', null],
  ])('a stored count of %j on %j is no count', (times, date) => {
    expect(readCount(times, date, [])).toBeUndefined()
  })

  test('a stored count is read back; terms that are no list are none', () => {
    expect(readCount('5', '14', ['LM358'])).toEqual(used)
    expect(readCount('5', '14', { LM358: 1 })).toEqual({ times: 5, date: 14, terms: [] })
  })
})
