import { expect, test } from 'vitest'
import { choosePrimary } from './primary-host.ts'

const hosts = (...timelines: Array<number | undefined>) =>
  timelines.map((timeline, place) => ({ url: 'abc'[place] ?? '', timeline }))

test.each([
  ['the one that takes writes', hosts(undefined, 1, undefined), 'b'],
  [
    'the one promoted last, while the one before does not know yet that it is none any more',
    hosts(3, undefined, 4),
    'c',
  ],
  ['none while all are replicas or away', hosts(undefined, undefined, undefined), undefined],
])('of several hosts the primary is %s', (_name, views, expected) => {
  expect(choosePrimary(views)).toBe(expected)
})
