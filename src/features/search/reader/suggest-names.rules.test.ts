import { describe, expect, test } from 'vitest'
import { Lexicon } from './lexicon.rules.ts'
import { completeWord, suggestBeginnings, suggestNames } from './suggest-names.rules.ts'

/** A small lexicon. */
const lexicon = new Lexicon({
  categories: [
    { categoryId: 1, parentId: null, name: 'Discretes', goodsCount: 160 },
    { categoryId: 2, parentId: 1, name: 'MOSFETs', goodsCount: 150 },
    { categoryId: 3, parentId: 2, name: 'N-Channel', goodsCount: 100 },
    { categoryId: 4, parentId: 2, name: 'P-Channel', goodsCount: 50 },
    { categoryId: 5, parentId: 1, name: 'JFETs', goodsCount: 10 },
    { categoryId: 6, parentId: 1, name: 'Thyristors', goodsCount: 0 },
    { categoryId: 7, parentId: null, name: 'Timing', goodsCount: 20 },
    { categoryId: 8, parentId: 7, name: 'Crystals', goodsCount: 20 },
  ],
  brands: [
    { brandId: 1, name: 'Texas Instruments', aliases: ['TI'], goodsCount: 40 },
    { brandId: 2, name: 'Torex', aliases: [], goodsCount: 5 },
    { brandId: 3, name: 'onsemi', aliases: ['Catalyst', 'Illinois Pulsar'], goodsCount: 30 },
  ],
  packages: [],
  attributes: [],
  values: [],
  synonyms: [
    { phrase: 'xtal', meaning: 'crystal' },
    { phrase: 'datasheet', meaning: '' },
    { phrase: 'artix 7', meaning: 'XC7A*' },
    { phrase: 'artix ultrascale', meaning: 'XCAU*' },
    { phrase: 'quasar', meaning: 'QSR*' },
    { phrase: 'quad', meaning: 'crystal' },
  ],
  categoryWords: [
    { phrase: 'fet', categoryId: 2 },
    { phrase: 'fet', categoryId: 5 },
  ],
})
const namesFor = (text: string) => suggestNames(text, lexicon).map(({ name, count }) => `${name} ${count}`)

describe('words that are being typed name', () => {
  test.each([
    ['a category and those below it, the largest first', 'mosfet', ['MOSFETs 150', 'N-Channel 100', 'P-Channel 50']],
    ['one below another by both names', 'n-channel mos', ['N-Channel 100']],
    ['a category by the beginning of its name', 'cryst', ['Crystals 20']],
    ['a category by another word for it', 'xtal', ['Crystals 20']],
    ['a category by the beginning of another word', 'xta', ['Crystals 20']],
    ['each category that a taught word stands for', 'fet', ['MOSFETs 150', 'JFETs 10']],
    ['a category with a typing error', 'cristals', ['Crystals 20']],
    ['a manufacturer by its short name, before what only begins so', 'ti', ['Texas Instruments 40', 'Timing 20']],
    ['no word inside of a name, nor the beginning of a taught one, with two letters', 'in', []],
    ['a manufacturer by the beginning of its name', 'tor', ['Torex 5']],
    ['a manufacturer by the beginning of a former name', 'cata', ['onsemi 30']],
    ['none by two letters of a former name', 'ca', []],
    ['none by a word inside of a former name', 'puls', []],
    ['nothing that has no parts', 'thyristor', []],
    ['nothing with one letter', 'm', []],
    ['nothing by words that say nothing', 'datasheet', []],
  ])('%s: %s', (_, text, names) => {
    expect(namesFor(text)).toEqual(names)
  })

  test('only what is called so once the word is finished', () => {
    expect(suggestNames('ti', lexicon, true).map(({ name }) => name)).toEqual(['Texas Instruments'])
    expect(suggestNames('mosfet', lexicon, true).map(({ name }) => name)).toEqual(['MOSFETs', 'N-Channel', 'P-Channel'])
  })

  test('a family by the beginning of its name', () => {
    const beginnings = ['ar', 'arti', 'Artix-7', 'artix u', 'xtal', 'qua', 'quas']
    expect(beginnings.map((text) => suggestBeginnings(text, lexicon))).toEqual([
      [],
      ['XC7A'],
      ['XC7A'],
      ['XCAU'],
      [],
      [],
      ['QSR'],
    ])
  })

  test('each with its kind, and a category with those above it', () => {
    expect(suggestNames('n-ch', lexicon)).toEqual([
      {
        kind: 'category',
        id: 3,
        name: 'N-Channel',
        within: 'MOSFETs',
        path: [
          { categoryId: 1, categoryName: 'Discretes' },
          { categoryId: 2, categoryName: 'MOSFETs' },
          { categoryId: 3, categoryName: 'N-Channel' },
        ],
        count: 100,
      },
    ])
    expect(suggestNames('torex', lexicon)).toEqual([{ kind: 'manufacturer', id: 2, name: 'Torex', count: 5 }])
  })
})

test('a word that is begun may become those of kinds of parts, the largest kind first', () => {
  expect(completeWord('mos', lexicon)).toEqual(['mosfet'])
  expect(completeWord('xt', lexicon)).toEqual(['xtal'])
  // A whole word, a manufacturer, a kind without parts, one letter, no word.
  for (const text of ['mosfet', 'tore', 'thyr', 'm', '3v']) expect(completeWord(text, lexicon)).toEqual([])
})
