import { expect, test } from 'vitest'
import { enquiryStatuses, isOver, mayHappen } from './rfq-status.rules.ts'

test('only a quotation can be accepted, some lines after others', () => {
  const from = Object.keys(enquiryStatuses).filter((status) => mayHappen('accept', status as never))
  expect(from).toEqual(['quoted', 'accepted'])
})

test('what is accepted or declined is not quoted again; what has expired may be', () => {
  expect(mayHappen('quote', 'accepted')).toBe(false)
  expect(mayHappen('quote', 'declined')).toBe(false)
  expect(mayHappen('quote', 'expired')).toBe(true)
})

test('a quotation expires exactly at its end time', () => {
  const moment = new Date('2026-11-15T12:00:00Z')
  expect(isOver(moment, moment)).toBe(true)
  expect(isOver(moment, new Date('2026-11-15T11:59:59Z'))).toBe(false)
})
