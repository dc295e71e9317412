import { expect, test } from 'vitest'
import { readTrade } from './trade.rules.ts'

const read = (fields: Record<string, string>) => readTrade((field) => fields[field] ?? '', '')

test('date code, lot and whether a part can be cancelled are read', () => {
  expect(read({ dateCode: '2540+', lot: 'A1', nonCancellable: 'NCNR' })).toEqual({
    facts: { date_code: '2540+', lot: 'A1', non_cancellable: true },
    problems: [],
  })
  expect(read({ nonCancellable: 'no', lot: '-' })).toEqual({ facts: { non_cancellable: false }, problems: [] })
})

test.each([
  [{ eccn: 'XYZ' }, 'is not an ECCN'],
  [{ hts: '12' }, 'is not a tariff number'],
  [{ origin: 'Atlantis' }, 'is not a country'],
  [{ msl: '9' }, 'is not a moisture sensitivity level'],
  [{ weight: '0 g' }, 'The weight is zero.'],
])('an invalid code is a problem, the others are read: %j', (fields, sentence) => {
  expect(read({ lot: 'A1', ...fields })).toEqual({
    facts: { lot: 'A1' },
    problems: [expect.stringContaining(sentence)],
  })
})

test('an open answer about cancelling refuses the line', () => {
  expect(read({ nonCancellable: 'perhaps' })).toContain('does not say whether the part is non-cancellable')
})
