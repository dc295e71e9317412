import { describe, expect, test } from 'vitest'
import { normaliseModel } from '../../src/shared/mpn.ts'
import { attributes } from './attributes.ts'
import { electromechanical } from './families/electromechanical/electromechanical.ts'
import type { Part } from './family.ts'

/** The first indexes, which every catalogue holds, and others spread over the whole family up to its end. */
function spread(size: number, count: number): number[] {
  const first = Array.from({ length: Math.min(size, count) }, (_, index) => index)
  const rest = Array.from({ length: count }, (_, i) => count + Math.floor((i * (size - 1 - count)) / (count - 1)))
  return size <= 2 * count ? Array.from({ length: size }, (_, index) => index) : [...first, ...rest]
}

/** What a page or a picture could not show. */
function faultsOf(part: Part): string[] {
  const faults: string[] = []
  if (!(part.usualPrice > 0)) faults.push(`costs ${part.usualPrice}`)
  if (!(part.packCount > 0)) faults.push(`has ${part.packCount} in a pack`)
  if (/undefined|NaN|null/.test(part.introduce)) faults.push(`is introduced as "${part.introduce}"`)
  if (!/^[a-z0-9.-]+$/.test(part.drawing)) faults.push(`is drawn as "${part.drawing}"`)
  if (!/^[\w .+×-]{1,12}$/.test(part.marking)) faults.push(`is marked "${part.marking}"`)
  if (part.model.slice(0, 3) !== part.stem.slice(0, 3)) faults.push(`has the stem ${part.stem}`)
  for (const [code, value] of Object.entries(part.attributes)) {
    if (!(code in attributes)) faults.push(`has an unknown parameter ${code}`)
    if (value === '' || Number.isNaN(value)) faults.push(`has no value for ${code}`)
  }
  return faults
}

test('every top category besides passives, discretes and circuits has families', () => {
  // Rare kinds come from every category.
  const families = electromechanical.filter(({ code }) => code !== 'rare-kinds')
  const tops = new Set(families.flatMap((family) => [family.at(0).category[0], family.at(family.size - 1).category[0]]))
  expect([...tops].sort()).toEqual([
    'Audio & Electromechanical',
    'Cables & Wire',
    'Circuit Protection',
    'Connectors',
    'Crystals & Oscillators',
    'Development Boards & Tools',
    'Optoelectronics',
    'Power Supplies & Batteries',
    'RF & Wireless',
    'Sensors',
    'Switches & Relays',
  ])
})

test('no two families share a code', () => {
  const codes = electromechanical.map((family) => family.code)
  expect(new Set(codes).size).toBe(codes.length)
})

test('no family claims a number of another', () => {
  const strayed = electromechanical.flatMap((owner) =>
    spread(owner.size, 8).flatMap((index) => {
      const { model } = owner.at(index)
      return electromechanical
        .filter((family) => family !== owner && family.parse(model))
        .map((family) => `${model} of ${owner.code} is also read by ${family.code}`)
    }),
  )
  expect(strayed).toEqual([])
})

describe.each(electromechanical.map((family) => ({ code: family.code, family })))('$code', ({ family }) => {
  const parts = spread(family.size, 100).map((index) => family.at(index))

  test('makes a different number for every index, even without dashes and brackets', () => {
    expect(new Set(parts.map((part) => `${part.brand} ${normaliseModel(part.model)}`)).size).toBe(parts.length)
  })

  test('reads its own numbers back as the same parts', () => {
    expect(parts.map((part) => family.parse(part.model))).toEqual(parts)
  })

  test('reads them in lower case and with surrounding spaces', () => {
    for (const part of parts.slice(0, 20)) expect(family.parse(`  ${part.model.toLowerCase()} `)).toEqual(part)
  })

  test('does not read numbers of other makers', () => {
    for (const model of [
      '',
      'RC0603FR-0710KL',
      'GRM188R71H104KA93D',
      'STM32F103C8T6',
      'LM358DR',
      'BC847B',
      '10k',
      'ANY',
    ])
      expect(family.parse(model)).toBeUndefined()
  })

  test('describes every part completely', () => {
    expect(parts.flatMap((part) => faultsOf(part).map((fault) => `${part.model}: ${fault}`))).toEqual([])
  })
})
