import { expect, test } from 'vitest'
import { modelPieces } from './model-pieces.ts'

test.each([
  ['STM32F103C8T6', ['STM32F103C8T6']],
  ['RC0603FR-0710KL', ['RC0603FR-', '0710KL']],
  ['MCP2515-I/SO', ['MCP2515-', 'I/', 'SO']],
  ['AMS1117-3.3', ['AMS1117-', '3.', '3']],
  ['BC847B,215', ['BC847B,', '215']],
  ['74HC595--X', ['74HC595--', 'X']],
  ['LM358-', ['LM358-']],
])('%s may break after its separators', (model, pieces) => {
  expect(modelPieces(model)).toEqual(pieces)
  expect(modelPieces(model).join('')).toBe(model)
})
