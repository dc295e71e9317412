import { describe, expect, test } from 'vitest'
import { Lexicon, type LexiconAttribute } from '../lexicon.rules.ts'
import { readQuery } from '../read-query.rules.ts'
import { openMeanings } from './common-kinds.rules.ts'

const [SWITCHES, RELAYS, MODULES, BOARDS] = [1, 2, 3, 4]
const attribute = (code: string, unit: string | null, leaves: number[], rank?: number): LexiconAttribute => ({
  code,
  name: code,
  unit,
  compare: unit === 'V' ? 'at least' : 'equal',
  rank,
  implies: undefined,
  equalFor: undefined,
  leaves,
})
const lexicon = new Lexicon({
  categories: ['Switches', 'Relays', 'Radio Module', 'Boards'].map((name, place) => ({
    categoryId: place + 1,
    parentId: null,
    name,
    goodsCount: 1,
  })),
  brands: [],
  packages: [{ packageId: 7, name: 'Module' }],
  attributes: [
    attribute('coilVoltage', 'V', [RELAYS], 1),
    attribute('ratedVoltage', 'V', [SWITCHES], 12),
    attribute('clockFrequency', 'Hz', [MODULES, BOARDS], 1),
    attribute('size', null, [SWITCHES]),
  ],
  values: [{ valueId: 70, code: 'size', text: '6 × 6 mm' }],
  synonyms: [],
  categoryWords: [{ phrase: 'module', categoryId: MODULES }],
})
const meanings = (text: string) => openMeanings(lexicon, readQuery(text, lexicon))

describe('what facts may mean in any category', () => {
  test('a number may be of any parameter of its unit, of values within reach', () => {
    expect(meanings('12 V 6x6mm')?.numbers).toEqual([
      { place: 0, code: 'coilVoltage', least: expect.closeTo(12, 3), most: 240 },
      { place: 0, code: 'ratedVoltage', least: expect.closeTo(12, 3), most: 240 },
    ])
    expect(meanings('12 V 6x6mm')?.ids).toContainEqual({ place: 1, condition: { valueIds: [70] } })
  })

  test('of a named kind of part it is of one of its own', () => {
    const { named, numbers } = meanings('relay 12 V 6x6mm') ?? {}
    expect([named, numbers?.map(({ code }) => code)]).toEqual([new Set([RELAYS]), ['coilVoltage']])
  })

  test('a name of kinds of parts is no package of others', () => {
    expect(meanings('433 MHz module')?.ids).toContainEqual({ place: 1, condition: { leaves: [MODULES] } })
  })

  test('nothing, without a number or beside nothing', () => {
    expect([meanings('6x6mm switch'), meanings('12 V')]).toEqual([undefined, undefined])
  })
})
