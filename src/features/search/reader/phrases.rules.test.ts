import { expect, test } from 'vitest'
import { Lexicon, type LexiconAttribute } from './lexicon.rules.ts'
import { otherFact } from './other-facts.rules.ts'
import { readQuery } from './read-query.rules.ts'
import { openReading, resolveFacts } from './resolve-facts.rules.ts'

const [FUSES, HEADERS, MCUS, REGISTERS] = [1, 2, 3, 10]
const attribute = (code: string, leaves: number[]): LexiconAttribute => ({
  code,
  name: code,
  unit: null,
  compare: 'equal',
  rank: 1,
  implies: undefined,
  leaves,
})

const lexicon = new Lexicon({
  categories: [
    { categoryId: FUSES, parentId: null, name: 'Fuses', goodsCount: 1 },
    { categoryId: HEADERS, parentId: null, name: 'Headers', goodsCount: 1 },
    { categoryId: MCUS, parentId: null, name: 'Microcontrollers', goodsCount: 1 },
    { categoryId: 4, parentId: MCUS, name: 'ARM', goodsCount: 1 },
    { categoryId: 5, parentId: MCUS, name: 'AVR', goodsCount: 1 },
    { categoryId: REGISTERS, parentId: null, name: 'Shift Registers', goodsCount: 1 },
  ],
  brands: [{ brandId: 11, name: 'International Rectifier', aliases: ['IR'], goodsCount: 1 }],
  packages: [
    { packageId: 6, name: 'SOIC-8' },
    { packageId: 7, name: 'PDFN-8 5×6' },
  ],
  attributes: [attribute('colour', [FUSES]), attribute('orientation', [HEADERS]), attribute('function', [REGISTERS])],
  values: [
    { valueId: 8, code: 'colour', text: 'Green' },
    { valueId: 12, code: 'function', text: 'Shift register' },
    { valueId: 9, code: 'orientation', text: 'Vertical' },
  ],
  synonyms: [
    { phrase: '保险丝', meaning: 'fuse' },
    { phrase: 'powerpak so-8', meaning: 'pdfn-8 5x6' },
    { phrase: 'vert', meaning: 'green' },
    { phrase: 'vert', meaning: 'vertical' },
    { phrase: '32-bit mcu', meaning: '32-bit microcontroller' },
  ],
  categoryWords: [
    { phrase: 'ic', categoryId: MCUS },
    { phrase: 'ic', categoryId: REGISTERS },
    { phrase: 'ir', categoryId: FUSES },
    { phrase: '32-bit', categoryId: 4 },
    { phrase: '32-bit microcontroller', categoryId: 4 },
  ],
})

test('a phrase of a script without spaces is called as it was typed', () => {
  expect(readQuery('保险丝 red', lexicon).facts.map(({ words }) => words)).toEqual(['保险丝'])
})

test('a package of several words is not read again word by word', () => {
  const { facts } = readQuery('powerpak so-8', lexicon)
  expect(facts.map(({ meaning }) => new Set(meaning.packageIds))).toEqual([new Set([7])])
})

test('a word with several meanings is called by the parameter of the kind of part', () => {
  const [vert = { words: '', meaning: {} }] = readQuery('vert', lexicon).facts
  expect(otherFact(lexicon, vert, new Set([HEADERS])).label).toBe('orientation: vert')
  expect(otherFact(lexicon, vert, new Set([FUSES])).label).toBe('colour: vert')
})

test('what is read within a longer phrase is not named twice', () => {
  const open = openReading(lexicon, readQuery('32-bit mcu', lexicon))
  const [kind] = resolveFacts(lexicon, open, [])
  expect(kind).toMatchObject({ label: 'ARM', fact: { words: '32-bit mcu' } })
})

test('a number that also names a kind gives way to the name of another kind', () => {
  const kindsOf = (text: string) => openReading(lexicon, readQuery(text, lexicon)).kinds
  expect(kindsOf('ic shift register 32-bit')).toEqual(new Set([REGISTERS]))
  expect(kindsOf('ic 32-bit')).toEqual(new Set([4]))
})

test('a manufacturer that is also a kind of part is called as it was typed where that is meant', () => {
  const [fact = { words: '', meaning: {} }] = readQuery('IR', lexicon).facts
  expect(otherFact(lexicon, fact, new Set([FUSES])).label).toBe('IR')
  expect(otherFact(lexicon, fact, new Set([HEADERS])).label).toBe('Manufacturer: International Rectifier')
})
