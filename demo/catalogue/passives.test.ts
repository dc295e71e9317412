import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { drawPart } from '../../src/features/pictures/server/draw-part.ts'
import { passives } from './families/passives/passives.ts'
import type { Family, Part } from './family.ts'
import { makers } from './makers.ts'
import { findCategoryId } from './taxonomy.ts'

/** About three hundred numbers over the whole range of each family. */
const samples = new Map(
  passives.map((family): [Family, Part[]] => {
    const count = Math.min(family.size, 307)
    const step = Math.floor(family.size / count)
    return [family, Array.from({ length: count }, (_, position) => family.at(position * step))]
  }),
)
const sampleOf = (family: Family) => samples.get(family) ?? []
const makerNames = new Set(makers.map(({ name }) => name))

/** Float noise would show as long digits in the shop. */
const isShort = (value: unknown) => typeof value !== 'number' || value === Number(value.toPrecision(6))

const faults: ReadonlyArray<readonly [string, (part: Part) => boolean]> = [
  [
    'a hole in the text',
    (part) => /undefined|NaN/.test(`${part.model} ${part.stem} ${part.introduce} ${part.marking}`),
  ],
  ['an unlikely price', ({ usualPrice }) => !(usualPrice > 0.001 && usualPrice < 4)],
  ['an empty pack', ({ packCount }) => !(packCount > 0)],
  ['no mounting', ({ attributes }) => !['Surface mount', 'Through hole'].includes(String(attributes.mounting))],
  ['no temperature range', ({ attributes: a }) => !(Number(a.temperatureMin) < Number(a.temperatureMax))],
  ['float noise', ({ attributes }) => !Object.values(attributes).every(isShort)],
  ['an unknown maker', ({ brand }) => !makerNames.has(brand)],
  ['an unknown category', ({ category }) => findCategoryId(category) === undefined],
]

describe.each(passives.map((family) => [family.code, family] as const))('%s', (_, family) => {
  test('makes a different number for every index and reads it back as the same part', () => {
    const parts = sampleOf(family)
    expect(new Set(parts.map(({ model }) => model)).size).toBe(parts.length)
    const misread = parts.filter((part) => !isDeepStrictEqual(family.parse(part.model), part))
    expect(misread.map(({ model }) => model)).toEqual([])
  })

  test('describes plausible parts', () => {
    for (const [fault, has] of faults) {
      expect(
        sampleOf(family)
          .filter(has)
          .map(({ model }) => model),
        fault,
      ).toEqual([])
    }
  })

  test('does not read numbers of others', () => {
    const foreign = ['', 'LM358DR', 'STM32F103C8T6', 'BC847BLT1G', 'B4B-XH-A(LF)(SN)', '0532610571']
    expect(foreign.filter((model) => family.parse(model))).toEqual([])
  })
})

test('there are numbers for a catalogue of many millions, and no family is listed twice', () => {
  expect(passives.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(5_000_000)
  expect(new Set(passives.map(({ code }) => code)).size).toBe(passives.length)
})

test('a number is read by one rule only', () => {
  const rules = passives.filter(({ code }) => !code.endsWith('-rest'))
  for (const family of rules) {
    for (const { model } of sampleOf(family).slice(0, 10)) {
      expect(
        rules.filter((rule) => rule.parse(model)).map(({ code }) => code),
        model,
      ).toEqual([family.code])
    }
  }
})

test('every requested drawing exists', () => {
  const drawings = new Set([...samples.values()].flat().map(({ drawing }) => drawing))
  expect([...drawings].filter((drawing) => drawPart(drawing, '') === undefined)).toEqual([])
})

test('makers of the same thing agree, so that alternatives can be found', () => {
  const keysOf = (code: string) => {
    const family = passives.find((candidate) => candidate.code === code)
    return new Set(Array.from({ length: family?.size ?? 0 }, (_, index) => family?.at(index).equivalence))
  }
  const shared = (one: string, other: string) => {
    const others = keysOf(other)
    return [...keysOf(one)].filter((key) => others.has(key)).length
  }
  expect(shared('yageo-rc', 'uniroyal-chip')).toBeGreaterThan(900)
  expect(shared('murata-grm', 'samsung-cl')).toBeGreaterThan(700)
  expect(shared('kemet-t491', 'avx-taj')).toBeGreaterThan(150)
  expect(shared('nichicon-low-impedance', 'panasonic-eeu')).toBeGreaterThan(100)
  expect(shared('bourns-srn', 'sunlord-swpa')).toBeGreaterThan(50)
})

test('packings of one part share a stem', () => {
  const stems = (...models: string[]) =>
    new Set(models.map((model) => passives.map((family) => family.parse(model)).find(Boolean)?.stem)).size
  expect(stems('RC0603FR-0710KL', 'RC0603FR-1010KL', 'RC0603FR-1310KL')).toBe(1)
  expect(stems('GRM188R71H104KA93D', 'GRM188R71H104KA93J')).toBe(1)
  expect(stems('C0805C104K5RACTU', 'C0805C104K5RAC7210')).toBe(1)
  expect(stems('XAL6060-103MEC', 'XAL6060-103MED')).toBe(1)
  expect(stems('RC0603FR-0710KL', 'RC0603JR-0710KL')).toBe(2)
})
