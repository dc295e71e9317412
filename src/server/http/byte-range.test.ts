import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  ['bytes=0-', { from: 0, to: 100 }],
  ['bytes=0-1', { from: 0, to: 2 }],
  ['bytes=10-999', { from: 10, to: 100 }],
  ['bytes=99-99', { from: 99, to: 100 }],
  ['bytes=-10', { from: 90, to: 100 }],
  ['bytes=-1000', { from: 0, to: 100 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  [undefined, undefined],
  ['bytes=-', undefined],
  ['bytes=5-4', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
])('%s of a file of 100 bytes is %o', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})
