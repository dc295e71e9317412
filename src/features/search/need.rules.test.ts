import { expect, test } from 'vitest'
import { findLeading, isPlainNeed, isPossibleNeed } from './need.rules.ts'
import { readPartDescription } from './part-description.rules.ts'

const judge = (text: string) => {
  const description = readPartDescription(text)
  return [isPlainNeed(text, description), isPossibleNeed(description)]
}

test.each([
  ['10k 0603 1%', [true, true]],
  ['100nF/50V/X7R', [true, true]],
  ['resistor 0805', [true, true]],
  ['3.3V LDO ultra low noise', [false, true]], // words that are not understood might be a number
  ['10k', [false, false]], // in thousands of part numbers
  ['0603 1%', [false, false]], // of nobody knows what
  ['LM358 SO8', [false, false]],
  ['STM32F103C8T6', [false, false]],
])('"%s" is surely, or possibly, a description: %j', (text, expected) => {
  expect(judge(text)).toEqual(expected)
})

test('the value that says most leads, what many parts share does not', () => {
  const { values } = readPartDescription('1% 50V 100nF X7R')
  const { leading, others } = findLeading(values)
  expect(leading?.code).toBe('capacitance')
  expect(others.map(({ code }) => code)).toEqual(['tolerance', 'voltage', 'dielectric'])
  expect(findLeading(readPartDescription('resistor 1%').values).leading).toBeUndefined()
})
