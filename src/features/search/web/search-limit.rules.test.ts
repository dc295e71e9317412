import { describe, expect, test } from 'vitest'
import { countSearch, readCount, type SearchCount } from './search-limit.rules.ts'

describe('the searches of a visitor', () => {
  test('[AUTH-29] five on one day are allowed, the sixth is not', () => {
    let kept: SearchCount | undefined
    const answers = Array.from({ length: 6 }, () => {
      const counted = countSearch(kept, 14)
      if (counted.allowed) kept = counted.count
      return counted.allowed
    })
    expect(answers).toEqual([true, true, true, true, true, false])
    expect(kept).toEqual({ times: 5, date: 14 })
  })

  test('[AUTH-31] the count starts again when the day of month changes', () => {
    expect(countSearch({ times: 5, date: 14 }, 15)).toEqual({ allowed: true, count: { times: 1, date: 15 } })
  })

  test.each([
    [null, null],
    ['abc', '14'],
    ['-3', '14'],
    ['2', null],
  ])('a stored count of %j on %j is no count', (times, date) => {
    expect(readCount(times, date)).toBeUndefined()
  })

  test('a stored count is read back', () => {
    expect(readCount('5', '14')).toEqual({ times: 5, date: 14 })
  })
})
