import { expect, test } from 'vitest'
import { Lexicon } from './lexicon.rules.ts'
import { readQuery } from './read-query.rules.ts'

const lexicon = new Lexicon({
  categories: [],
  brands: [],
  packages: [],
  attributes: [],
  values: [],
  synonyms: [{ phrase: 'datasheet', meaning: '' }],
  categoryWords: [],
})

function read(text: string) {
  const { facts, numbers, words } = readQuery(text, lexicon)
  return [facts.map((fact) => fact.words), numbers, words]
}

test('quantity, references and filler words of a list line are ignored', () => {
  expect(read('R1,R2 LM358DR, 100 datasheet')).toEqual([[], ['LM358DR'], []])
})

test.each([
  ['R12 10k 0603', ['10k', '0603']],
  ['R1,R2,R3 4k7 0805', ['4k7', '0805']],
  ['R1, R2 4k7', ['4k7']],
  ['C5 100nF 0402', ['100nF', '0402']],
  ['C1,C2,C3 100nF', ['100nF']],
  ['R1-R4 10k 0603', ['10k', '0603']],
  ['C1-C3,C7 100nF', ['100nF']],
])('the place on the board before a value is ignored: %s', (text, facts) => {
  expect(read(text)).toEqual([facts, [], []])
})

test('the place on the board before a number is ignored', () => {
  expect(read('D1 1N4148')).toEqual([[], ['1N4148'], []])
})

test('what is written like a place on the board may be a value or a part of a name', () => {
  expect(read('R010 1%')).toEqual([['R010', '1%'], [], []])
  expect(read('ESP32 C3')).toEqual([[], ['ESP32'], ['C3']])
  expect(read('D1 mini')).toEqual([[], [], ['D1', 'mini']])
})

test.each(['AO3401A*100', 'AO3401A×100', 'AO3401A*100pcs'])('how many is ignored behind a sign: %s', (text) => {
  expect(read(text)).toEqual([[], ['AO3401A'], []])
})

test.each([
  ['C_0402_1005Metric 100n', ['0402', '100n']],
  ['SMD:R_0603_1608Metric 4.7k', ['0603', '4.7k']],
  ['10k 1/8 watt', ['10k', '0.125W']],
  ['100 000 ohm', ['100000ohm']],
  ['10 000uF', ['10000uF']],
  ['10k 3,5 mm', ['10k', '3.5mm']],
  ['10k RM5,08', ['10k', '5.08mm']],
  ['10k RM 2,54', ['10k', '2.54mm']],
  ['10k 8 Bit', ['10k', '8Bit']],
  ['10k 0805 qty: 5000', ['10k', '0805']],
])('what is pasted is read: %s', (text, facts) => {
  expect(read(text)[0]).toEqual(facts)
})

test('a count before a value is not a part of it', () => {
  expect(read('10 100 ohm')[0]).toEqual(['100ohm'])
})
