import { expect, test } from 'vitest'
import { tidyQuery } from './tidy-query.rules.ts'

test.each([
  ['74HC 595', '74HC595'],
  ['74lvc 1G08 sot-23', '74lvc1G08 sot-23'],
  ['SOIC 74HC 14', 'SOIC 74HC14'],
  ['74HC 14 pin', '74HC 14 pin'],
  ['74LVC 16-bit buffer', '74LVC 16-bit buffer'],
])('a logic circuit in two words is one number: %s', (text, tidied) => {
  expect(tidyQuery(text).trim()).toBe(tidied)
})

test.each([
  ['6 x 6 mm', '6x6mm'],
  ['M3 x 10', 'M3x10'],
  ['2N3904 x 50', '2N3904 x 50'],
])('a size is one word, a count is not part of a number: %s', (text, tidied) => {
  expect(tidyQuery(text).trim()).toBe(tidied)
})
