import { expect, test } from 'vitest'
import { findMentioned, findUnknownNames } from './mentions.rules.ts'

const ada = { accountId: 1, name: 'Ada Lindqvist', email: 'ada.l@firm.example' }
const bo = { accountId: 2, name: 'Bö Ström', email: 'bo@firm.example' }

test.each([
  ['@ada please call', [ada]],
  ['(@ada.l) and @Bo.', [ada, bo]],
  ['@AdaLindqvist @bö', [ada, bo]],
  ['mail ada@firm.example', []],
  ['@adam', []],
  ['nobody', []],
])('"%s" mentions %j', (text, called) => {
  expect(findMentioned(text, [ada, bo])).toEqual(called)
})

test('an unknown name is reported', () => {
  expect(findUnknownNames('@ada and @Nobody, mail bo@firm.example', [ada, bo])).toEqual(['nobody'])
  expect(findUnknownNames('@bo', [ada, bo])).toEqual([])
})
