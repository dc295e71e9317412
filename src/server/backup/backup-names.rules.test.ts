import { describe, expect, test } from 'vitest'
import { backupNameOf, chooseKept, isBackupName } from './backup-names.rules.ts'

const NOTHING = { newest: 0, daily: 0, weekly: 0 }
/** One a night, back from a Thursday, and one more at noon of the last day. */
const nights = Array.from({ length: 120 }, (_, age) => backupNameOf(new Date(Date.UTC(2026, 10, 19 - age, 3, 30))))
const names = [...nights, '2026-11-19T12-00-00Z']

test('a backup is called after its time', () => {
  expect(backupNameOf(new Date('2026-11-19T03:30:00.123Z'))).toBe('2026-11-19T03-30-00Z')
  expect(['2026-11-19T03-30-00Z', '2026-11-19T03-30-00Z.partial', 'before-the-upgrade'].filter(isBackupName)).toEqual([
    '2026-11-19T03-30-00Z',
  ])
})

describe('what is kept', () => {
  test('the newest ones', () => {
    expect([...chooseKept(names, { ...NOTHING, newest: 2 })]).toEqual(['2026-11-19T12-00-00Z', '2026-11-19T03-30-00Z'])
  })

  test('the last one of each day', () => {
    expect([...chooseKept(names, { ...NOTHING, daily: 3 })]).toEqual([
      '2026-11-19T12-00-00Z',
      '2026-11-18T03-30-00Z',
      '2026-11-17T03-30-00Z',
    ])
  })

  test('the last one of each week, from Monday to Sunday', () => {
    expect([...chooseKept(names, { ...NOTHING, weekly: 3 })]).toEqual([
      '2026-11-19T12-00-00Z',
      '2026-11-15T03-30-00Z',
      '2026-11-08T03-30-00Z',
    ])
  })

  test('days and weeks add up, and years end within a week', () => {
    const kept = chooseKept(names, { newest: 0, daily: 14, weekly: 8 })
    expect(kept.size).toBe(14 + 8 - 3)
    const december = ['2026-12-31T03-30-00Z', '2027-01-02T03-30-00Z', '2027-01-04T03-30-00Z']
    expect([...chooseKept(december, { ...NOTHING, weekly: 9 })]).toEqual([
      '2027-01-04T03-30-00Z',
      '2027-01-02T03-30-00Z',
    ])
  })

  test('days without a backup do not count: after a long stop none of the old ones is deleted', () => {
    const before = nights.slice(60, 67)
    expect(chooseKept([...before, '2026-11-19T12-00-00Z'], { ...NOTHING, daily: 8 }).size).toBe(8)
  })

  test('always the newest one', () => {
    expect([...chooseKept(names, NOTHING)]).toEqual(['2026-11-19T12-00-00Z'])
    expect(chooseKept([], { newest: 1, daily: 1, weekly: 1 }).size).toBe(0)
  })

  test('after each night, what is deleted is never needed later', () => {
    const rule = { newest: 0, daily: 5, weekly: 4 }
    let left: string[] = []
    for (const name of nights.toReversed()) left = [...chooseKept([...left, name], rule)]
    expect(left.sort()).toEqual([...chooseKept(nights, rule)].sort())
  })
})
