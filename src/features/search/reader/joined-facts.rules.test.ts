import { expect, test } from 'vitest'
import { Lexicon } from './lexicon.rules.ts'
import { readJoined, readQuery } from './read-query.rules.ts'

/** A small lexicon. */
const lexicon = new Lexicon({
  categories: [{ categoryId: 1, parentId: null, name: 'Relays', goodsCount: 1 }],
  brands: [],
  packages: [],
  attributes: [],
  values: [{ valueId: 1, code: 'colour', text: 'Red' }],
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
])('%s are several facts', (text, words) => {
  expect(readAsOne(text)).toEqual([words, []])
})

test.each(['STM32F103', 'redxyz', 'LM358', '104.5', 'x10k0603'])('%s is one word', (text) => {
  expect(readAsOne(text)).toEqual([[], [text]])
})
