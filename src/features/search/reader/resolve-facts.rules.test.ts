import { describe, expect, test } from 'vitest'
import { impliedKinds, impliedLeaves, intersectCategories } from './kinds.rules.ts'
import { Lexicon, type LexiconAttribute } from './lexicon.rules.ts'
import { chooseParameters, readNumbers } from './numbers/parameters.rules.ts'
import { hintsOf, hintsOfKinds, otherFact, wordFact, wordsBesideKinds } from './other-facts.rules.ts'
import { readQuery } from './read-query.rules.ts'
import type { Fact } from './reading.ts'
import { openReading, resolveFacts } from './resolve-facts.rules.ts'

const [FETS, PNPS, HOLDERS, FUSE_HOLDERS, SIMS, CELLS, FLAT, CHARGERS, BUCKS, AMPS, FUSES, COILS] = [
  2, 3, 5, 8, 6, 10, 11, 13, 14, 15, 16, 17,
]

const attribute = (code: string, unit: string | null, leaves: number[], more: Partial<LexiconAttribute> = {}) => ({
  code,
  name: code,
  unit,
  compare: 'at least' as const,
  rank: 1,
  implies: undefined,
  leaves,
  ...more,
})

const SHOP: ConstructorParameters<typeof Lexicon>[0] = {
  categories: [
    { categoryId: 1, parentId: null, name: 'Semiconductors', goodsCount: 1 },
    { categoryId: FETS, parentId: 1, name: 'MOSFETs', goodsCount: 1 },
    { categoryId: PNPS, parentId: 1, name: 'PNP', goodsCount: 1 },
    { categoryId: 4, parentId: null, name: 'Connectors', goodsCount: 1 },
    { categoryId: HOLDERS, parentId: 4, name: 'Coin Cell Holders', goodsCount: 1 },
    { categoryId: SIMS, parentId: 4, name: 'SIM', goodsCount: 1 },
    { categoryId: FLAT, parentId: 4, name: '1.0 mm', goodsCount: 1 },
    { categoryId: 7, parentId: null, name: 'Protection', goodsCount: 1 },
    { categoryId: FUSE_HOLDERS, parentId: 7, name: 'Fuse Holders', goodsCount: 1 },
    { categoryId: FUSES, parentId: 7, name: 'Fuses', goodsCount: 1 },
    { categoryId: COILS, parentId: 7, name: 'Inductors', goodsCount: 1 },
    { categoryId: 9, parentId: null, name: 'Power', goodsCount: 1 },
    { categoryId: CELLS, parentId: 9, name: 'Li-Ion', goodsCount: 1 },
    { categoryId: CHARGERS, parentId: 9, name: 'Chargers', goodsCount: 1 },
    { categoryId: BUCKS, parentId: 9, name: 'Buck', goodsCount: 1 },
    { categoryId: AMPS, parentId: 9, name: 'Op Amps', goodsCount: 1 },
  ],
  brands: [{ brandId: 1, name: 'JST', aliases: [], goodsCount: 5 }],
  packages: [
    { packageId: 1, name: 'DIP-8' },
    { packageId: 2, name: 'Module' },
  ],
  attributes: [
    attribute('drainCurrent', 'A', [FETS]),
    attribute('current', 'A', [FUSES, COILS], { equalFor: 'fuse|breaker' }),
    attribute('collectorCurrent', 'A', [PNPS]),
    attribute('outputCurrent', 'A', [CHARGERS, BUCKS]),
    attribute('outputVoltage', 'V', [BUCKS], { compare: 'equal' }),
    attribute('inputVoltageMax', 'V', [BUCKS], { rank: 4 }),
    attribute('inputVoltageMin', 'V', [BUCKS], { rank: undefined, compare: 'equal' }),
    attribute('supplyVoltageMin', 'V', [AMPS], { rank: 5, compare: 'at most' }),
    attribute('supplyVoltageMax', 'V', [AMPS], { rank: 6 }),
    attribute('polarity', null, [FETS, PNPS]),
    attribute('circuit', null, [FUSE_HOLDERS]),
    attribute('positions', null, [FLAT, HOLDERS, SIMS], { compare: 'equal' }),
    attribute('capacitance', 'F', [CELLS], { compare: 'equal', implies: 'li ion' }),
    attribute('dielectric', null, [CELLS]),
    attribute('frequency', 'Hz', [COILS, AMPS], { compare: 'equal', implies: 'inductor' }),
    attribute('topology', null, [BUCKS]),
  ],
  values: [
    { valueId: 20, code: 'polarity', text: 'PNP' },
    { valueId: 21, code: 'circuit', text: 'Isolated' },
    { valueId: 22, code: 'circuit', text: 'Galileo receiver' },
    { valueId: 23, code: 'dielectric', text: 'C0G' },
    { valueId: 24, code: 'topology', text: 'Buck controller' },
  ],
  synonyms: [
    { phrase: 'pin', meaning: 'positions' },
    { phrase: 'darlies', meaning: 'DX7*' },
  ],
  categoryWords: [
    { phrase: 'transistor', categoryId: 1 },
    { phrase: 'holder', categoryId: HOLDERS },
    { phrase: 'holder', categoryId: FUSE_HOLDERS },
    { phrase: 'battery charger', categoryId: CHARGERS },
    { phrase: 'module', categoryId: AMPS },
    { phrase: 'module', categoryId: BUCKS },
  ],
}
const lexicon = new Lexicon(SHOP)
const factsOf = (text: string) => readQuery(text, lexicon).facts
const kindsOf = (text: string) => intersectCategories(lexicon, factsOf(text))
const only = (text: string): Fact => factsOf(text)[0] ?? { words: '', meaning: {} }

describe('which kind of part is meant', () => {
  test('a word for things in several branches gives way to a name', () => {
    expect([...(kindsOf('sim holder').leaves ?? [])]).toEqual([SIMS])
  })

  test('the kind that the numbers may be of comes before the last one', () => {
    expect([...(kindsOf('battery charger li-ion 1A').leaves ?? [])]).toEqual([CHARGERS])
    expect([...(kindsOf('battery charger li-ion').leaves ?? [])]).toEqual([CELLS])
  })

  test('the kind that has the values beside it comes before the last one', () => {
    expect([...(kindsOf('fuse holder isolated mosfet').leaves ?? [])]).toEqual([FUSE_HOLDERS])
    expect([...(kindsOf('fuse holder mosfet').leaves ?? [])]).toEqual([FETS])
  })

  test('a word that names another kind is not a part of its name', () => {
    const open = openReading(lexicon, readQuery('mosfet holder 1A', lexicon))
    expect(resolveFacts(lexicon, open, [])[0]).toMatchObject({ label: 'MOSFETs', fact: { words: 'mosfet' } })
  })

  test('beside a number a word is what the part has rather than what it is', () => {
    const open = (text: string) => openReading(lexicon, readQuery(text, lexicon)).kinds
    expect([...(open('pnp') ?? [])]).toEqual([PNPS])
    expect(open('BC857 pnp')).toBeUndefined()
  })

  test('beside a number of the catalogue a value does not tell the kind', () => {
    const open = (text: string, isNumberKnown = false) =>
      openReading(lexicon, { ...readQuery(text, lexicon), isNumberKnown }).leaves
    expect([...(open('100nF') ?? [])]).toEqual([CELLS])
    expect([...(open('BC857 100nF') ?? [])]).toEqual([CELLS])
    expect(open('BC857 100nF', true)).toBeUndefined()
    expect(open('darlies 100nF')).toBeUndefined()
  })

  test('words after "with" have a lower priority', () => {
    expect([...(kindsOf('mosfet with sim').leaves ?? [])]).toEqual([FETS])
  })

  test('beside other words a category that is called like a number is a number, too', () => {
    expect([...(kindsOf('1.0mm').leaves ?? [])]).toEqual([FLAT])
    expect(kindsOf('jst 1.0mm')).toMatchObject({ leaves: undefined, others: [{}, { quantities: [{ unit: 'mm' }] }] })
  })

  test('a word that is a kind or a value says of what the numbers are', () => {
    const { leaves, context } = kindsOf('pnp transistor')
    expect([leaves?.size, [...(context ?? [])]]).toEqual([2, [PNPS]])
  })

  test('a count of positions is a capacitance only among numbers', () => {
    expect(impliedLeaves(lexicon, factsOf('4p'))).toEqual(new Set([CELLS]))
    expect(impliedLeaves(lexicon, factsOf('jst 4p'))).toBeUndefined()
    // A value that only capacitors have says so, too.
    expect(impliedLeaves(lexicon, factsOf('4p C0G'))).toEqual(new Set([CELLS]))
  })

  test('of several units that is meant for whose parts the other numbers say more', () => {
    const coils = new Lexicon({
      ...SHOP,
      attributes: [
        ...SHOP.attributes,
        attribute('inductance', 'H', [COILS], { compare: 'equal', implies: 'inductor' }),
        attribute('rippleCurrent', 'A', [CELLS], { rank: 6 }),
        attribute('ratedVoltage', 'V', [CELLS]),
      ],
    })
    const implied = (text: string) => impliedLeaves(coils, readQuery(text, coils).facts)
    expect(implied('10u')).toEqual(new Set([CELLS, COILS]))
    expect(implied('10u 3A')).toEqual(new Set([COILS]))
    expect(implied('10u 16V')).toEqual(new Set([CELLS]))
  })

  test('a word that is also a package names the kind of which a value is', () => {
    expect(impliedKinds(lexicon, factsOf('433MHz'))).toEqual(new Set([COILS]))
    expect(impliedKinds(lexicon, factsOf('433MHz module'))).toEqual(new Set([AMPS]))
    expect(impliedKinds(lexicon, factsOf('100nF module'))).toEqual(new Set([CELLS]))
  })

  test('without a kind those are meant that have the parameter of a value', () => {
    const open = (text: string) => openReading(lexicon, readQuery(text, lexicon))
    expect(open('60V buck controller')).toMatchObject({ leaves: undefined, kinds: new Set([BUCKS]) })
    expect(open('60V pnp').kinds).toEqual(new Set([PNPS]))
  })
})

describe('which parameter a number is of', () => {
  const choose = (text: string, kinds: number[]) => {
    const possible = readNumbers(lexicon, factsOf(text), new Set(kinds))
    const rows = possible.map(({ number }, place) => ({ place, valueId: place, number, goodsCount: 1 }))
    return chooseParameters(possible, rows).map(({ number, attributes }) => [
      number,
      attributes.map(({ code }) => code).join('|'),
    ])
  }

  test('of different parts of the same rank it is either', () => {
    expect(choose('1A', [FETS, PNPS])).toEqual([[1, 'drainCurrent|collectorCurrent']])
  })

  test('of "24V to 5V" the second is the value, the first a limit on both ends', () => {
    expect(choose('24V to 5V', [BUCKS])).toEqual([
      [5, 'outputVoltage'],
      [24, 'inputVoltageMax'],
      [24, 'inputVoltageMin'],
    ])
  })

  test('a voltage is negative where parts have it only so', () => {
    const possible = readNumbers(lexicon, factsOf('12V'), new Set([BUCKS]))
    const rowsOf = (...signed: number[]) =>
      possible.flatMap(({ number, attributes }, place) =>
        attributes[0]?.code === 'outputVoltage' && signed.includes(number)
          ? [{ place, valueId: place, number, goodsCount: 1 }]
          : [],
      )
    const chosen = (...signed: number[]) => chooseParameters(possible, rowsOf(...signed))[0]?.number
    expect([chosen(-12), chosen(12, -12), chosen(12)]).toEqual([-12, 12, 12])
  })

  test('a supply is a range; two numbers are its ends', () => {
    expect(choose('5V', [AMPS])).toEqual([
      [5, 'supplyVoltageMin'],
      [5, 'supplyVoltageMax'],
    ])
    expect(choose('2.7V 5.5V', [AMPS])).toEqual([
      [2.7, 'supplyVoltageMin'],
      [5.5, 'supplyVoltageMax'],
    ])
  })

  test('of a range both are ends, whatever else has the unit', () => {
    expect(choose('4.5-60V', [BUCKS])).toEqual([
      [4.5, 'inputVoltageMin'],
      [60, 'inputVoltageMax'],
    ])
    expect(choose('4.5 … 60V 5V', [BUCKS])).toContainEqual([5, 'outputVoltage'])
  })

  test('a rating is equal where only kinds have it that are compared so', () => {
    const compared = (kinds: number[]) =>
      readNumbers(lexicon, factsOf('1A'), new Set(kinds)).map(({ attributes }) => attributes[0]?.compare)
    expect(compared([FUSES, HOLDERS])).toEqual(['equal'])
    expect(compared([FUSES, COILS])).toEqual(['at least'])
    expect(readNumbers(lexicon, factsOf('1A'), undefined)[0]?.attributes.at(-1)?.compare).toBe('at least')
  })

  test('a letter p counts positions where the kind of part has some', () => {
    expect(choose('4p', [FLAT])).toEqual([[4, 'positions']])
    expect(choose('4p', [CELLS])).toEqual([[4e-12, 'capacitance']])
  })
})

test('a current that no part has is no word of its description, where "a" is no word; other values are', () => {
  const resolve = (text: string) =>
    resolveFacts(lexicon, openReading(lexicon, readQuery(text, lexicon)), []).map(({ condition }) => condition)
  expect(resolve('500A mosfet')).toEqual([{ leaves: [FETS] }, {}])
  expect(resolve('500V buck')).toEqual([{ leaves: [BUCKS] }, { text: '500 V' }])
  expect(resolve('22nF')).toEqual([{ leaves: [CELLS] }, { text: '22 nF' }])
})

describe('words that are something else elsewhere', () => {
  test('a value of a parameter that the kind does not have is a word of the description', () => {
    expect(otherFact(lexicon, only('isolated'), new Set([FUSE_HOLDERS])).condition).toEqual({ valueIds: [21] })
    expect(otherFact(lexicon, only('isolated'), new Set([AMPS])).condition).toEqual({ text: 'isolated' })
  })

  test('a word that is a kind and a value means both where it is alone', () => {
    const condition = (isAlone: boolean) => otherFact(lexicon, only('pnp'), new Set([PNPS]), isAlone).condition
    expect(condition(true)).toEqual({ leaves: [PNPS], valueIds: [20] })
    expect(condition(false)).toEqual({ valueIds: [20] })
  })

  test('pins are of a package where the kind counts none', () => {
    expect(otherFact(lexicon, only('8 pin'), new Set([AMPS])).condition).toEqual({ packageIds: [1] })
    expect(otherFact(lexicon, only('8 pin'), new Set([FLAT])).condition).toEqual({ text: '8 pin' })
  })

  test('a word of a longer value is that, too', () => {
    expect(wordFact(lexicon, { words: 'galileo', meaning: {} }).condition).toEqual({ text: 'galileo', valueIds: [22] })
  })

  test('a kind that is also a value puts goods with that value first', () => {
    expect(hintsOf(lexicon, factsOf('pnp'), new Set([PNPS]))).toEqual([[20]])
    expect(hintsOf(lexicon, factsOf('pnp'), new Set([AMPS]))).toEqual([])
    expect(hintsOf(lexicon, factsOf('pnp'), new Set([PNPS]), true)).toEqual([])
  })

  test('what named a kind that is not called so puts goods with values of these words first', () => {
    const taught = new Lexicon({
      ...SHOP,
      categoryWords: [{ phrase: 'galileo', categoryId: FUSE_HOLDERS }, ...SHOP.categoryWords],
    })
    expect(hintsOfKinds(taught, readQuery('galileo', taught).facts)).toEqual([[22]])
    expect(hintsOfKinds(taught, readQuery('fuse holder', taught).facts)).toEqual([])
    expect(hintsOfKinds(taught, readQuery('battery charger', taught).facts)).toEqual([])
  })
  test('words of a kind that is not called so are looked for in descriptions first', () => {
    const wordsOf = (text: string) => wordsBesideKinds(lexicon, factsOf(text), undefined)
    expect(wordsOf('battery charger')).toEqual(['battery'])
    expect(wordsOf('fuse holder')).toEqual([])
  })
})
