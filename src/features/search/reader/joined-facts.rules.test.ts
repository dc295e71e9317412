import { expect, test } from 'vitest'
import { splitPackage } from './joined-facts.rules.ts'
import { Lexicon } from './lexicon.rules.ts'
import { readJoined, readQuery } from './read-query.rules.ts'

/** A small lexicon. */
const lexicon = new Lexicon({
  categories: [{ categoryId: 1, parentId: null, name: 'Relays', goodsCount: 1 }],
  brands: [{ brandId: 1, name: 'JST', aliases: [], goodsCount: 5 }],
  packages: [],
  attributes: [],
  values: [
    { valueId: 1, code: 'colour', text: 'Red' },
    { valueId: 2, code: 'series', text: 'XH' },
  ],
  synonyms: [],
  categoryWords: [{ phrase: 'red relay', categoryId: 1 }],
})

function readAsOne(text: string) {
  const reading = readQuery(text, lexicon)
  const unread = { ...reading, numbers: [], words: [...reading.words, ...reading.numbers] }
  const { facts, words } = readJoined(unread, lexicon) ?? unread
  return [facts.map((fact) => fact.words), words]
}

test.each([
  ['10k0603', ['10k', '0603']],
  ['100nF50V', ['100nF', '50V']],
  ['100nF/50V/0603', ['100nF', '50V', '0603']],
  ['0603-10k', ['0603', '10k']],
  ['4k70805', ['4k7', '0805']],
  ['sot23relay', ['sot23', 'relay']],
  ['redrelay5V', ['red relay', '5V']],
  ['1n100V', ['1n', '100V']],
  ['jst-xh', ['jst', 'xh']],
])('%s are several facts', (text, words) => {
  expect(readAsOne(text)).toEqual([words, []])
})

test.each(['STM32F103', '2N2222A', 'redxyz', 'LM358', '104.5', 'x10k0603', '2x5.5mm', 'jstxh', 'xh-abc'])(
  '%s is one word',
  (text) => {
    expect(readAsOne(text)).toEqual([[], [text]])
  },
)

test.each([
  ['stm32lqfp64', 'stm32', 'lqfp64'],
  ['STM32F103-LQFP-48', 'STM32F103', 'LQFP-48'],
  ['lm358soic8', 'lm358', 'soic8'],
])('%s is a family and its package', (text, family, outline) => {
  expect(splitPackage(text)).toEqual({ family, outline })
})

test.each(['stm32f103', 'lqfp64', '10k0603', 'BAT54', 'diodesot23'])('%s is not a family and its package', (text) => {
  expect(splitPackage(text)).toBeUndefined()
})
