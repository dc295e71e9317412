import { expect, test } from 'vitest'
import { splitCodes } from './split-codes.ts'

test.each([
  ['ARM Cortex-M3, LQFP-48', ['ARM Cortex-M3, ', 'LQFP-48', '']],
  ['shunt, SOT-23-3 or TO-220AB', ['shunt, ', 'SOT-23-3', ' or ', 'TO-220AB', '']],
  ['a low-power, 3-axis part', ['a low-power, 3-axis part']],
])('%s', (text, pieces) => {
  expect(splitCodes(text)).toEqual(pieces)
  expect(splitCodes(text).join('')).toBe(text)
})
