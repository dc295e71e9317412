import { expect, test } from 'vitest'
import { expectedText } from './expected-text.ts'

test.each([
  [[], ''],
  [[{ count: 1500, on: '2026-12-04' }], '1,500 expected on 4 Dec 2026'],
  [
    [
      { count: 500, on: '2026-12-04' },
      { count: 1000, on: '2027-01-08' },
      { count: 500, on: '2027-02-05' },
    ],
    '500 expected on 4 Dec 2026, 1,500 more later',
  ],
])('deliveries are told by the first one: %j', (incoming, text) => expect(expectedText(incoming)).toBe(text))
