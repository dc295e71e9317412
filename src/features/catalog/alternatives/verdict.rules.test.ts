import { describe, expect, test } from 'vitest'
import type { ComparedPart } from './compared-part.ts'
import { baseParts } from './labelled/base-parts.ts'
import { type LabelledPair, labelledPairs } from './labelled/labelled-pairs.ts'
import { readParameters, readValue } from './labelled/read-parameters.ts'
import { kindOf } from './part-kind.rules.ts'
import { compareParts } from './verdict.rules.ts'

const part = (category: string, packageName: string, goodsModel: string, parameters: string): ComparedPart => ({
  goodsModel,
  stem: goodsModel,
  brandId: 1,
  categoryPath: category.split(' > '),
  package: packageName,
  rohs: true,
  lifecycle: 'Active',
  group: 'same job',
  parameters: readParameters(parameters),
})

function pairOf({ base, changes }: LabelledPair): [ComparedPart, ComparedPart] {
  const [category, packageName, model, parameters] = baseParts[base]
  const original = part(category, packageName, model, parameters)
  const alternative = { ...part(category, packageName, model, parameters), brandId: 2 }
  const [own, its] = [new Map(original.parameters), new Map(alternative.parameters)]
  for (const change of changes) {
    const [, base, code = '', value = ''] = /^(base)?([A-Za-z]+)=(.*)$/.exec(change) ?? []
    if (code === 'model') {
      alternative.goodsModel = alternative.stem = value.replace('+', '')
      if (value.startsWith('+')) alternative.brandId = original.brandId
    } else if (code === 'group') alternative.group = value
    else if (change === 'named') alternative.isNamed = true
    else if (/package/i.test(code)) {
      if (base) original.package = value.replaceAll('"', '')
      else alternative.package = value.replaceAll('"', '')
    } else if (change.startsWith('-')) its.delete(change.slice(1))
    else {
      const name = base ? code.charAt(0).toLowerCase() + code.slice(1) : code
      ;(base ? own : its).set(name, readValue(`${name}=${value}`))
    }
  }
  return [
    { ...original, parameters: own },
    { ...alternative, parameters: its },
  ]
}

describe('labelled pairs', () => {
  test('there are at least 200 in 20 categories', () => {
    expect(labelledPairs.length).toBeGreaterThanOrEqual(200)
    expect(new Set(labelledPairs.map(({ base }) => base)).size).toBeGreaterThanOrEqual(20)
  })

  test.each(labelledPairs)('$base: $line', (pair) => {
    const verdict = compareParts(...pairOf(pair))
    const outcomeOf = (code: string) => verdict.differences.find((finding) => finding.code === code)?.outcome
    if (pair.label === 'R') {
      expect(verdict.differences.filter(({ outcome }) => outcome === 'worse' || outcome === 'unknown')).toEqual([])
      expect(verdict.kind).toBe('replacement')
    } else {
      expect(verdict.kind).toBe('similar')
      expect(outcomeOf(pair.code)).toBe(pair.label === 'W' ? 'worse' : 'unknown')
    }
  })

  test('a part that is better one way is not better the other way', () => {
    for (const pair of labelledPairs.filter(({ label }) => label === 'R')) {
      const [original, alternative] = pairOf(pair)
      const better = compareParts(original, alternative).differences.filter(({ outcome }) => outcome === 'better')
      if (better.length === 0) continue
      const back = compareParts(
        { ...alternative, isNamed: false },
        { ...original, isNamed: alternative.isNamed ?? false },
      )
      expect(back.kind, pair.line).toBe('similar')
    }
  })
})

test('a high-Q capacitor is not replaced by one for general use; others are replaced across categories', () => {
  const parameters = 'capacitance=1e-10 tolerance=5 voltage=50 dielectric="C0G" temperatureMin=-55 temperatureMax=125'
  const of = (category: string, model: string, brandId: number) => ({
    ...part(`Capacitors > ${category}`, '0402', model, parameters),
    brandId,
  })
  const highQ = of('Mica & RF Capacitors > RF High-Q', 'GJM1555C1H101JB01D', 1)
  const general = of('Ceramic Capacitors > MLCC SMD', 'C1005C0G1H101J050BA', 2)
  const automotive = of('Ceramic Capacitors > MLCC Automotive', 'CGA2B2C0G1H101J050BA', 2)
  expect(compareParts(highQ, general)).toMatchObject({ kind: 'similar', differences: [{ code: 'category' }] })
  expect(compareParts(highQ, { ...highQ, goodsModel: '251R14S101JV4', stem: '251R14S101JV4', brandId: 2 }).kind).toBe(
    'replacement',
  )
  expect(compareParts({ ...general, brandId: 1 }, automotive).kind).toBe('replacement')
})

test('a grade in the number of the original is not made up for by a better rating of another maker', () => {
  const [category, packageName, , parameters] = baseParts.opAmp
  const of = (model: string, brandId: number, slewRate: number) => ({
    ...part(category, packageName, model, parameters.replace('slewRate=0.3', `slewRate=${slewRate}`)),
    brandId,
  })
  const faster = of('TL072CDT', 2, 16)
  expect(compareParts(of('TL072CDR', 1, 13), faster).kind).toBe('replacement')
  expect(compareParts(of('TL072BCDR', 1, 13), faster)).toMatchObject({
    kind: 'similar',
    differences: [{ code: 'variant', outcome: 'unknown' }, { outcome: 'better' }],
  })
})

test('a crystal fits only when the number of its pads is known to be the same', () => {
  const [category, , model, parameters] = baseParts.crystal
  const of = (brandId: number, size: string, pads: string) => ({
    ...part(category, size, brandId === 1 ? model : 'FA-238 16.0000MB-C3', parameters + pads),
    brandId,
  })
  expect(compareParts(of(1, '3225', ' pads=4'), of(2, '3225', ' pads=4')).kind).toBe('replacement')
  expect(compareParts(of(1, '3225', ' pads=4'), of(2, '3225', ' pads=2')).differences).toMatchObject([{ code: 'pads' }])
  expect(compareParts(of(1, '5032', ''), of(2, '5032', '')).differences).toMatchObject([{ code: 'package' }])
  expect(compareParts(of(1, '2016', ''), of(2, '2016', '')).kind).toBe('replacement')
})

describe('kinds by category', () => {
  const nameOf = (path: string) => kindOf({ categoryPath: path.split(' > '), parameters: new Map() }).name
  test.each([
    ['Integrated Circuits - Power > Supervisors & PMIC > Reset ICs', 'reset circuit'],
    ['Integrated Circuits - Power > Supervisors & PMIC > PMIC', 'power circuit'],
    ['Optoelectronics > LEDs Lighting > High Power', 'lighting led'],
    ['Discrete Semiconductors > Diodes > RF/PIN', 'pin diode'],
    ['Crystals & Oscillators > Oscillators > VCXO', 'vcxo'],
    ['Crystals & Oscillators > Oscillators > XO', 'oscillator'],
  ])('%s is %s', (path, name) => expect(nameOf(path)).toBe(name))
})

test('a Li-ion cell has no replacement as long as its discharge current is unknown', () => {
  const [category, packageName, model, parameters] = baseParts.liIon
  const of = (brandId: number) => ({
    ...part(category, packageName, model, parameters.replace(' current=10', '')),
    brandId,
  })
  expect(compareParts(of(1), of(2))).toMatchObject({ kind: 'similar', differences: [{ code: 'current' }] })
})

describe('RoHS', () => {
  const resistor = (rohs: boolean | null, brandId: number): ComparedPart => ({
    ...part(baseParts.resistor[0], baseParts.resistor[1], baseParts.resistor[2], baseParts.resistor[3]),
    rohs,
    brandId,
  })
  test.each<[boolean | null, boolean | null, 'replacement' | 'similar', object[]]>([
    [true, true, 'replacement', []],
    [true, false, 'similar', [{ outcome: 'worse', original: 'compliant', alternative: 'not compliant' }]],
    [true, null, 'similar', [{ outcome: 'unknown', original: 'compliant', alternative: '' }]],
    [false, null, 'similar', [{ outcome: 'unknown' }]],
    [false, true, 'replacement', [{ outcome: 'better' }]],
    [null, false, 'similar', [{ outcome: 'unknown' }]],
    [null, true, 'replacement', [{ outcome: 'better' }]],
    [null, null, 'replacement', []],
  ])('%s and %s is a %s', (own, its, kind, differences) => {
    const verdict = compareParts(resistor(own, 1), resistor(its, 2))
    expect(verdict).toMatchObject({ kind, differences })
  })
})

test.each<[string, string, 'replacement' | 'similar', object[]]>([
  ['Active', 'Unknown', 'similar', [{ code: 'lifecycle', outcome: 'unknown', original: 'Active', alternative: '' }]],
  ['NRND', 'Unknown', 'similar', [{ code: 'lifecycle', outcome: 'unknown' }]],
  ['Obsolete', 'Unknown', 'replacement', []],
  ['No longer in range', 'Unknown', 'replacement', []],
  ['Unknown', 'Active', 'replacement', [{ code: 'lifecycle', outcome: 'better', original: '', alternative: 'Active' }]],
  ['Unknown', 'Obsolete', 'similar', [{ code: 'lifecycle', outcome: 'unknown' }]],
  ['Unknown', 'Unknown', 'replacement', []],
  ['Active', 'Obsolete', 'similar', [{ code: 'lifecycle', outcome: 'worse' }]],
  ['Active', 'No longer in range', 'similar', [{ code: 'lifecycle', outcome: 'worse' }]],
  ['No longer in range', 'Active', 'replacement', [{ code: 'lifecycle', outcome: 'better' }]],
])('a part that is %s and one that is %s: %s', (own, its, kind, differences) => {
  const [category, packageName, model, parameters] = baseParts.resistor
  const of = (lifecycle: string, brandId: number) => ({
    ...part(category, packageName, model, parameters),
    lifecycle,
    brandId,
  })
  expect(compareParts(of(own, 1), of(its, 2))).toMatchObject({ kind, differences })
})
