import { describe, expect, test } from 'vitest'
import { addDays, addMonths, isDay, isWithin, moveByKey, weeksOf } from './days.ts'

test('a day that does not exist is none', () => {
  expect(isDay('2024-02-29')).toBe(true)
  expect(['2026-02-29', '2026-13-01', '16.11.2026', '2026-11-16T10:00', ''].filter(isDay)).toEqual([])
})

test('days are added over the ends of months and years, and over changes of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-11-16', 2)).toBe('2027-01-16')
  expect(addMonths('2026-01-16', -1)).toBe('2025-12-16')
})

test('the weeks of a month begin on Monday and are whole', () => {
  const weeks = weeksOf('2026-11-16')
  expect(weeks).toHaveLength(6)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06'])
  expect(weeksOf('2027-02-10').flat()).toHaveLength(28)
})

describe('keys', () => {
  test.each([
    ['ArrowLeft', false, '2026-11-17'],
    ['ArrowRight', false, '2026-11-19'],
    ['ArrowUp', false, '2026-11-11'],
    ['ArrowDown', false, '2026-11-25'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-18'],
    ['PageDown', false, '2026-12-18'],
    ['PageUp', true, '2025-11-18'],
    ['PageDown', true, '2027-11-18'],
    ['a', false, undefined],
  ])('%s, shift %s', (key, withShift, day) => {
    expect(moveByKey('2026-11-18', key, withShift)).toBe(day)
  })
})

test('the earliest and the latest day may be chosen; an empty limit is none', () => {
  expect(isWithin('2026-11-16', '2026-11-16', '2026-11-16')).toBe(true)
  expect(isWithin('2026-11-15', '2026-11-16', '')).toBe(false)
  expect(isWithin('2026-11-17', '', '2026-11-16')).toBe(false)
})
