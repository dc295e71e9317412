import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { type Choice, familiesOf } from '../numbering.ts'
import { roundTo } from '../values/decimal.ts'
import { E24 } from '../values/e-series.ts'
import { tidyModel } from '../values/model-text.ts'
import { decodeRkm, decodeThreeCharacters } from '../values/value-codes.ts'
import { type ResistorValue, resistorValue, resistorValues, zeroOhm } from './resistor-values.ts'

interface ArrayBody extends Choice {
  code: string
  elements: number
  /** Size of one element. */
  pitch: string
  size: string
  power: number
  packCount: number
}

const CHIP_ARRAYS: CategoryPath = ['Resistors', 'Resistor Networks & Arrays', 'Chip Arrays']

function describeArray(
  brand: string,
  names: { model: string; stem: string },
  body: ArrayBody,
  value: ResistorValue,
  packCount: number,
) {
  const part: Part = {
    ...names,
    brand,
    category: CHIP_ARRAYS,
    name: 'Chip resistor array',
    introduce: `${body.elements} × ${value.text}${value.ohms === 0 ? '' : ' ±5 %'} chip resistor array, ${body.pitch} × ${body.elements}`,
    package: `${body.pitch} × ${body.elements}`,
    attributes: {
      resistance: value.ohms,
      ...(value.ohms === 0 ? { current: 1 } : { tolerance: 5, power: body.power, temperatureCoefficient: 200 }),
      channels: body.elements,
      circuit: 'Isolated',
      mounting: 'Surface mount',
      size: body.size,
      temperatureMin: -55,
      temperatureMax: 155,
      qualification: 'Not qualified',
    },
    equivalence: `RA|${body.elements}|${body.pitch}|${value.ohms}|5`,
    drawing: `chip-array-${body.elements}-${body.pitch}`,
    marking: value.threeCharacters ?? '',
    packing: 'Tape & reel',
    packCount,
    usualPrice: roundTo(0.0025 * body.elements * (brand === 'Panasonic' ? 1.6 : 1), 2),
    rohs: true,
  }
  return part
}

const values = [zeroOhm, ...resistorValues(E24, 10, 1e6)]

type ArrayRow = readonly [code: string, elements: number, pitch: string, size: string, packCount: number]
const bodiesOf = (rows: readonly ArrayRow[]): ArrayBody[] =>
  rows.map(([code, elements, pitch, size, packCount]) => ({
    code,
    elements,
    pitch,
    size,
    power: 0.063,
    packCount,
    common: elements > 2,
  }))

const yageoBodies = bodiesOf([
  ['122', 2, '0402', '1.0 × 1.0 mm', 10000],
  ['124', 4, '0402', '2.0 × 1.0 mm', 10000],
  ['162', 2, '0603', '1.6 × 1.6 mm', 5000],
  ['164', 4, '0603', '3.2 × 1.6 mm', 5000],
  ['248', 8, '0602', '4.0 × 1.6 mm', 4000],
])
interface Reel extends Choice {
  code: string
  times: number
}
const yageoReels: Reel[] = [
  { code: '07', times: 1, common: true },
  { code: '10', times: 2, common: false },
  { code: '13', times: 4, common: false },
]

const describeYageo = (body: ArrayBody, value: ResistorValue, reel: Reel) =>
  describeArray(
    'Yageo',
    { model: `YC${body.code}-JR-${reel.code}${value.rkm}L`, stem: `YC${body.code}-J-${value.rkm}L` },
    body,
    value,
    body.packCount * reel.times,
  )

const panasonicBodies = bodiesOf([
  ['24V', 2, '0402', '1.0 × 1.0 mm', 10000],
  ['28V', 4, '0402', '2.0 × 1.0 mm', 10000],
  ['34V', 2, '0603', '1.6 × 1.6 mm', 5000],
  ['38V', 4, '0603', '3.2 × 1.6 mm', 5000],
])
const only: Choice = { common: true }

function describePanasonic(body: ArrayBody, value: ResistorValue) {
  const stem = `EXB-${body.code}${value.ohms === 0 ? 'R000' : `${value.threeCharacters}J`}`
  const model = stem + (body.packCount === 10000 ? 'X' : 'V')
  return describeArray('Panasonic', { model, stem }, body, value, body.packCount)
}

export const resistorArrays: Family[] = [
  ...familiesOf({
    code: 'yageo-yc',
    blocks: [{ bodies: yageoBodies, values, endings: yageoReels }],
    describe: describeYageo,
    parse: (model) => {
      const [, code, reelCode, valueCode = ''] =
        /^YC(\d{3})-?JR-?(07|10|13)(\d*[RKM]\d*)L?$/.exec(tidyModel(model)) ?? []
      const body = yageoBodies.find((candidate) => candidate.code === code)
      const reel = yageoReels.find((candidate) => candidate.code === reelCode)
      const decimal = decodeRkm(valueCode)
      return body && reel && decimal && describeYageo(body, resistorValue(decimal), reel)
    },
  }),
  ...familiesOf({
    code: 'panasonic-exb',
    blocks: [{ bodies: panasonicBodies, values, endings: [only] }],
    describe: describePanasonic,
    parse: (model) => {
      const [, code, valueCode = ''] = /^EXB-?(\d\dV)(R00|[\dR]{3})[0J][XV]?$/.exec(tidyModel(model)) ?? []
      const body = panasonicBodies.find((candidate) => candidate.code === code)
      const decimal = decodeThreeCharacters(valueCode)
      return body && decimal && describePanasonic(body, resistorValue(decimal))
    },
  }),
]
