import { describe, expect, test } from 'vitest'
import { intersectCategories, preferLeftOut, withoutWeakKinds } from './reader/kinds.rules.ts'
import { Lexicon, type LexiconAttribute } from './reader/lexicon.rules.ts'
import { readQuery } from './reader/read-query.rules.ts'
import { openReading, resolveFacts } from './reader/resolve-facts.rules.ts'
import type { ResolvedFact } from './reader/resolved-fact.ts'
import {
  hasAlikeNumbers,
  hasParametersOf,
  isKnownToMatch,
  isMissedByWords,
  type Plan,
  relax,
  tellsKind,
} from './relax-plan.rules.ts'

const [MODULES, BOARDS, JACKS, LEDS, TUBES, DRIVERS] = [2, 4, 6, 7, 8, 9]
const EVERY = [MODULES, BOARDS, JACKS, LEDS, TUBES, DRIVERS]

const attribute = (code: string, leaves: number[], more: Partial<LexiconAttribute> = {}) => ({
  code,
  name: code,
  unit: null,
  compare: 'equal' as const,
  rank: undefined,
  implies: undefined,
  leaves,
  ...more,
})

const lexicon = new Lexicon({
  categories: [
    { categoryId: 1, parentId: null, name: 'Wireless', goodsCount: 1 },
    { categoryId: MODULES, parentId: 1, name: 'Bluetooth', goodsCount: 1 },
    { categoryId: 3, parentId: null, name: 'Boards', goodsCount: 1 },
    { categoryId: BOARDS, parentId: 3, name: 'Boards of Controllers', goodsCount: 1 },
    { categoryId: 5, parentId: null, name: 'Parts', goodsCount: 1 },
    { categoryId: JACKS, parentId: 5, name: 'RJ45', goodsCount: 1 },
    { categoryId: LEDS, parentId: 5, name: 'LEDs', goodsCount: 1 },
    { categoryId: TUBES, parentId: 5, name: 'Gas Discharge Tubes', goodsCount: 1 },
    { categoryId: DRIVERS, parentId: 5, name: 'TO-220 Drivers', goodsCount: 1 },
  ],
  brands: [{ brandId: 1, name: 'Philips', aliases: [], goodsCount: 5 }],
  packages: [{ packageId: 1, name: '5 mm' }],
  attributes: [
    attribute('connectivity', [MODULES, BOARDS]),
    attribute('packing', EVERY),
    attribute('origin', EVERY),
    attribute('series', [JACKS]),
    attribute('size', [LEDS]),
    attribute('contacts', [JACKS]),
    attribute('positions', [JACKS], { rank: 1 }),
  ],
  values: [
    { valueId: 20, code: 'connectivity', text: 'Bluetooth' },
    { valueId: 21, code: 'packing', text: 'Tube' },
    { valueId: 22, code: 'origin', text: 'PH' },
    { valueId: 23, code: 'series', text: 'PH' },
    { valueId: 24, code: 'size', text: '5 mm' },
  ],
  synonyms: [
    { phrase: 'contacts', meaning: 'positions' },
    { phrase: 'stick', meaning: 'tube' },
    { phrase: 'diode', meaning: 'leds' },
  ],
  categoryWords: [
    { phrase: 'module', categoryId: MODULES },
    { phrase: 'module', categoryId: DRIVERS },
  ],
})
const read = (text: string) => readQuery(text, lexicon)
const kindsOf = (text: string) => [...(intersectCategories(lexicon, read(text).facts).leaves ?? [])]
const resolved = (text: string) => resolveFacts(lexicon, openReading(lexicon, read(text)), [])

const fact = (words: string, condition: ResolvedFact['condition']): ResolvedFact => ({
  fact: { words, meaning: {} },
  label: words,
  condition,
  goodsCount: undefined,
})
const planOf = (...facts: ResolvedFact[]): Plan => ({
  lexicon,
  hints: [],
  besideKinds: [],
  leaves: undefined,
  resolved: facts,
  rest: [],
})
const triedWith = (plan: Plan) => Array.from(relax(plan, []), (one) => one.resolved.map(({ label }) => label).join(' '))

describe('what is left out when nothing fits', () => {
  test('a manufacturer is left out before a number that another one makes', () => {
    const plan = planOf(
      fact('philips', { brandIds: [1] }),
      fact('74HC4051', { text: '74HC4051', contains: '74HC4051' }),
    )
    expect(triedWith(plan)).toEqual(['philips 74HC4051', '74HC4051', 'philips'])
  })

  test('a package is left out before a whole number', () => {
    const plan = planOf(
      fact('diode', { leaves: [LEDS] }),
      fact('1N4007', { beginsWith: ['1N4007'] }),
      fact('sma', { packageIds: [1] }),
    )
    expect(triedWith(plan)).toContain('diode 1N4007')
    const other = triedWith({ ...plan, leaves: [LEDS] })
    expect(other.indexOf('diode 1N4007')).toBeLessThan(other.indexOf('diode sma'))
  })

  test('a word that the index of descriptions leaves out is not looked for there', () => {
    const conditions = [fact('rj45', { leaves: [JACKS] }), fact('isolated', { valueIds: [1] })]
    const labelsWith = (texts: string[]) =>
      Array.from(relax(planOf(...conditions), texts), (one) => one.resolved[0]?.label)
    expect(labelsWith(['isolated', 'rj45'])).toContain('“isolated rj45”')
    expect(labelsWith(['isolated', 'CAN'])).not.toContain('“isolated CAN”')
  })

  test('of several conditions one is kept before all are left out', () => {
    const conditions = ['momentary', 'panel', '16mm'].map((words, place) => fact(words, { valueIds: [place] }))
    const tried = triedWith(planOf(fact('button', { leaves: [JACKS] }), ...conditions))
    expect(tried.slice(-3)).toEqual(['button momentary', 'button panel', 'button'])
  })

  test('the value that says what the part is stays until no other condition is left', () => {
    const capacitance: ResolvedFact = {
      ...fact('47uF', { valueIds: [1] }),
      attribute: attribute('capacitance', [JACKS], { implies: 'capacitors' }),
    }
    const others = ['50V', 'x7r', '1206'].map((words, place) => fact(words, { valueIds: [place + 2] }))
    const tried = triedWith(planOf(fact('capacitor', { leaves: [JACKS] }), capacitance, ...others))
    expect(tried.slice(1)).toEqual([
      'capacitor 47uF 50V x7r',
      'capacitor 47uF 50V 1206',
      'capacitor 47uF x7r 1206',
      'capacitor 47uF 50V',
      'capacitor 47uF x7r',
      'capacitor 47uF',
      'capacitor 50V x7r 1206',
      'capacitor 50V',
      'capacitor',
    ])
  })

  test('a packing does not say what is meant, a manufacturer or a kind does', () => {
    const tells = (text: string) => resolved(text).some((one) => tellsKind(lexicon, one))
    expect(tells('tube')).toBe(false)
    expect([tells('philips'), tells('rj45'), tells('bluetooth')]).toEqual([true, true, true])
  })

  test('one condition, and those that follow from it, are known to match by their counts', () => {
    const kinds = new Set([LEDS])
    const mounting = { ...fact('through hole', { valueIds: [7] }), kinds }
    const wider = { ...fact('THT', { leaves: [JACKS], valueIds: [7, 8] }), kinds }
    const isKnown = (...facts: ResolvedFact[]) => isKnownToMatch({ resolved: facts })
    expect([isKnown(mounting), isKnown(mounting, wider)]).toEqual([true, true])
    expect(isKnown(mounting, { ...fact('tube', { valueIds: [9] }), kinds })).toBe(false)
    expect(isKnown({ ...mounting, kinds: new Set<number>() })).toBe(false)
    expect(isKnown(fact('through hole', { text: 'through hole' }))).toBe(false)
  })

  test('a kind that is derived from a value does not say what is meant when the value is left out', () => {
    const derived = { ...fact('', { leaves: [JACKS] }), isDerived: true }
    expect(tellsKind(lexicon, derived)).toBe(false)
  })
})

describe('what a part is', () => {
  test('all that follows "with" is something of the part', () => {
    expect(kindsOf('rj45 with driver and leds')).toEqual([JACKS])
    expect(kindsOf('rj45 driver and leds')).toEqual([LEDS])
  })

  test('of kinds that no part is together the one that was left out can be preferred', () => {
    const other = preferLeftOut(read('rj45 leds'), ['rj45'])
    expect([...(intersectCategories(lexicon, other?.facts ?? []).leaves ?? [])]).toEqual([JACKS])
    expect(preferLeftOut(read('rj45 leds'), ['something else'])).toBeUndefined()
  })

  test('a word of a longer name says nothing of the kind if several facts were left out', () => {
    const reading = read('discharge 5mm shiny')
    const facts = [...reading.facts, { words: '3A', meaning: {} }]
    const other = withoutWeakKinds({ ...reading, facts }, ['5mm', '3A', 'shiny'])
    expect(other?.facts.map(({ words }) => words)).toEqual(['5mm', '3A'])
    expect(other?.words).toEqual(['shiny', 'discharge'])
    expect(withoutWeakKinds({ ...reading, facts }, ['5mm', 'shiny'])).toBeUndefined()
    expect(
      withoutWeakKinds({ ...read('leds 5mm'), facts: [...read('leds').facts, ...facts] }, ['5mm', '3A']),
    ).toBeUndefined()
  })

  test('a number in the name of a category is no name of it', () => {
    expect(kindsOf('driver')).toEqual([DRIVERS])
    expect(kindsOf('220')).toEqual([])
  })

  test('the end of a word says what it is only where it names a kind of part', () => {
    expect(kindsOf('Leuchtdiode')).toEqual([LEDS])
    expect(read('joystick')).toMatchObject({ facts: [], words: ['joystick'] })
  })

  test('a kind that others have as a value is one of its neighbours when it stands alone', () => {
    expect(openReading(lexicon, read('bluetooth')).leaves).toEqual(new Set([MODULES]))
  })
})

describe('what a value is', () => {
  test('a series of few kinds comes before a country of origin', () => {
    expect(resolved('ph')[0]).toMatchObject({ label: 'series: ph', condition: { valueIds: [23] } })
  })

  test('a text with several meanings is called as it was typed', () => {
    expect(resolved('leds 5mm').map(({ label }) => label)).toEqual(['LEDs', '5mm'])
  })

  test('a number before a word for two parameters is of the one that has numbers', () => {
    expect(read('4 contacts').facts[0]?.named).toMatchObject({ attribute: { code: 'positions' }, number: 4 })
  })
})

describe('when no part meets all conditions', () => {
  const fact = (words: string, more: Partial<ResolvedFact>): ResolvedFact => ({
    fact: { words, meaning: {} },
    label: words,
    condition: { valueIds: [1] },
    goodsCount: 1,
    kinds: new Set([LEDS]),
    ...more,
  })
  const planOf = (...resolved: ResolvedFact[]): Plan => ({
    lexicon,
    hints: [],
    besideKinds: [],
    leaves: undefined,
    resolved,
    rest: [],
  })
  const word = fact('shiny', { condition: { text: 'shiny' }, kinds: new Set<number>() })

  test('a word of descriptions is at fault if some kind has all of the rest', () => {
    expect(isMissedByWords(planOf(fact('5 mm', {}), word))).toBe(true)
    expect(isMissedByWords(planOf(fact('5 mm', {}), fact('2 V', { kinds: new Set([JACKS]) }), word))).toBe(false)
    expect(isMissedByWords(planOf(fact('5 mm', {}), fact('2 V', {})))).toBe(false)
  })

  test('two numbers of one unit could be the same parameter', () => {
    expect([hasAlikeNumbers(read('5V 3A')), hasAlikeNumbers(read('230V 5V'))]).toEqual([false, true])
  })

  test('numbers of a named kind keep their parameters', () => {
    const [impedance, resistance] = ['impedance', 'resistance'].map((code) => ({ attribute: attribute(code, [LEDS]) }))
    const whole = planOf(fact('120R', { ...impedance }))
    expect(hasParametersOf(whole, planOf(fact('3A', {}), fact('120R', { ...impedance })))).toBe(true)
    expect(hasParametersOf(whole, planOf(fact('120R', { ...resistance })))).toBe(false)
  })
})
