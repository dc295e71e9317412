import { expect, test } from 'vitest'
import { readTrade } from './trade.rules.ts'

const read = (fields: Record<string, string>) => readTrade((field) => fields[field] ?? '', '')

test('date code, lot and whether a part can be cancelled are read', () => {
  expect(read({ dateCode: '2540+', lot: 'A1', nonCancellable: 'NCNR' })).toEqual({
    date_code: '2540+',
    lot: 'A1',
    non_cancellable: true,
  })
  expect(read({ nonCancellable: 'no', lot: '-' })).toEqual({ non_cancellable: false })
})

test.each([
  [{ eccn: 'XYZ' }, 'is not an ECCN'],
  [{ hts: '12' }, 'is not a tariff number'],
  [{ origin: 'Atlantis' }, 'is not a country'],
  [{ msl: '9' }, 'is not a moisture sensitivity level'],
  [{ weight: '0 g' }, ''],
  [{ nonCancellable: 'perhaps' }, 'does not say whether the part is non-cancellable'],
])('an invalid code is reported: %j', (fields, sentence) => {
  const answer = read(fields)
  expect(answer).toBeTypeOf('string')
  expect(answer).toContain(sentence)
})
