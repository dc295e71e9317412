import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readInput } from './read-input.ts'

const messageOf = (schema: z.ZodType, input: unknown): string => {
  try {
    readInput(schema, input)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('a value that the contract does not allow', () => {
  test.each([
    [z.int(), 'abc', 'Please enter a number.'],
    [z.int(), Number.NaN, 'Please enter a number.'],
    [z.int(), 1.5, 'Please enter a whole number.'],
    [z.int().positive(), 0, 'Please enter more than 0.'],
    [z.int().min(1), 0, 'Please enter at least 1.'],
    [z.int().max(100_000), 100_001, 'Please enter at most 100,000.'],
    [z.int().multipleOf(5), 7, 'Please enter a multiple of 5.'],
    [z.string(), 5, 'Please enter a text.'],
    [z.string().min(1), '', 'Please enter at least 1 character.'],
    [z.string().max(10), 'x'.repeat(11), 'Please enter at most 10 characters.'],
    [z.array(z.int()).min(1), [], 'Please enter at least 1 entry.'],
    [z.array(z.int()).max(2), [1, 2, 3], 'Please enter at most 2 entries.'],
    [z.array(z.int()), 'x', 'Please enter a list.'],
    [z.boolean(), 'yes', 'Please enter true or false.'],
    [z.enum(['USD', 'CNY']), 'EUR', 'Please choose one of USD, CNY.'],
    [z.literal(true), false, 'Please choose true.'],
    [z.iso.date(), '15.11.2026', 'Please enter a date such as 2026-11-15.'],
    [z.iso.datetime(), 'now', 'Please enter a time such as 2026-11-15T08:30:00Z.'],
    [z.uuid(), 'x', 'Please enter a UUID.'],
    [z.string().regex(/^a$/), 'b', 'This value is not valid.'],
    [z.object({}), undefined, 'This field is required.'],
    [z.object({}), 5, 'This value is not valid.'],
    [z.union([z.int(), z.array(z.int())]), 'x', 'This value is not valid.'],
    [z.string().refine(() => false), 'x', 'This value is not valid.'],
  ])('is described in a sentence that names the field (%#)', (schema, value, message) => {
    expect(messageOf(z.object({ field: schema }), { field: value })).toBe(`field: ${message}`)
  })

  test('keeps the message of the contract', () => {
    const Lines = z.object({ lines: z.array(z.object({ count: z.int().min(1, 'Please enter a quantity.') })) })
    expect(messageOf(Lines, { lines: [{ count: 0 }] })).toBe('lines.0.count: Please enter a quantity.')
  })
})
