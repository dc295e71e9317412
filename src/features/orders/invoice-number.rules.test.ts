import { expect, test } from 'vitest'
import { formatInvoiceNumber, invoicesSince, parseInvoiceNumber } from './invoice-number.rules.ts'

test.each([
  ['INV-2026-000417', { year: 2026, number: 417 }],
  ['INV-2026-1000000', { year: 2026, number: 1_000_000 }],
])('%s is read and written', (text, number) => {
  expect(parseInvoiceNumber(text)).toEqual(number)
  expect(formatInvoiceNumber(number)).toBe(text)
})

test.each(['', '417', 'INV-2026-417', 'INV-26-000417', 'inv-2026-000417', 'OS-261115-7K2M9QXD'])(
  '"%s" is no number of an invoice',
  (text) => {
    expect(parseInvoiceNumber(text)).toBeUndefined()
  },
)

const HOUR = 3_600_000

test.each([
  ['a backup of this night', 9 * HOUR, 12, 1000],
  ['one of the day before', 30 * HOUR, 12, 2000],
  ['one of a busy store', 9 * HOUR, 700, 7000],
  ['one of a clock that was ahead', -HOUR, 0, 1000],
])('%s leaves out more numbers than can have been given out', (_what, age, busiestDay, left) => {
  expect(invoicesSince(age, busiestDay)).toBe(left)
})
