import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { type Choice, familiesOf } from '../numbering.ts'
import { decimalOf, numberOf, roundTo } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import { decodeThreeCharacters, encodeThreeCharacters } from '../values/value-codes.ts'

const DISC: CategoryPath = ['Resistors', 'Varistors (MOV)', 'Disc Varistors']

interface Disc extends Choice {
  diameter: number
  surge: number
  price: number
}
interface Voltage extends Choice {
  volts: number
  working: number
  code: string
}
interface Pack extends Choice {
  code: string
  packing: Part['packing']
  packCount: number
}

const discs: Disc[] = [
  { diameter: 5, surge: 400, price: 0.06, common: false },
  { diameter: 7, surge: 1200, price: 0.08, common: true },
  { diameter: 10, surge: 2500, price: 0.12, common: true },
  { diameter: 14, surge: 4500, price: 0.2, common: true },
  { diameter: 20, surge: 6500, price: 0.42, common: false },
]
const COMMON_VOLTS = new Set([22, 39, 47, 180, 220, 240, 390, 430, 470, 560])
/** Volts at 1 mA, and the maximum continuous alternating voltage. */
// biome-ignore format: pairs
const WORKING_VOLTS: ReadonlyMap<number, number> = new Map([
  [18, 11], [22, 14], [27, 17], [33, 20], [39, 25], [47, 30], [56, 35], [68, 40], [82, 50], [100, 60], [120, 75],
  [150, 95], [180, 115], [200, 130], [220, 140], [240, 150], [270, 175], [300, 190], [330, 210], [360, 230],
  [390, 250], [430, 275], [470, 300], [510, 320], [560, 350], [620, 385], [680, 420], [750, 460], [820, 510],
  [910, 550], [1000, 625], [1100, 680],
])
const voltage = (volts: number): Voltage => ({
  volts,
  working: WORKING_VOLTS.get(volts) ?? Math.round(volts * 0.63),
  code: encodeThreeCharacters(decimalOf(volts)) ?? '',
  common: COMMON_VOLTS.has(volts),
})
const voltages = [...WORKING_VOLTS.keys()].map(voltage)

const leadPitch = (diameter: number) => (diameter < 10 ? 5 : 7.5)

function describeDisc(
  names: { model: string; stem: string; brand: string },
  { diameter, surge, price }: Disc,
  { volts, working, code }: Voltage,
  pack: Pack,
): Part {
  return {
    ...names,
    category: DISC,
    name: 'Metal oxide varistor',
    introduce: `${volts} V ±10 % metal oxide varistor, ${working} V AC, disc ${diameter} mm`,
    package: `Disc ${diameter} mm`,
    attributes: {
      varistorVoltage: volts,
      tolerance: 10,
      voltage: working,
      clampingVoltage: roundTo(volts * 1.65, 3),
      surgeCurrent: volts < 80 ? roundTo(surge / 5, 2) : surge,
      mounting: 'Through hole',
      pitch: leadPitch(diameter),
      size: `Ø ${diameter} mm`,
      temperatureMin: -40,
      temperatureMax: 105,
      qualification: 'Not qualified',
    },
    equivalence: `MOV|${diameter}|${volts}`,
    drawing: `varistor-disc-${diameter}`,
    marking: `${String(diameter).padStart(2, '0')}D${code}K`,
    packing: pack.packing,
    packCount: pack.packCount,
    usualPrice: price,
    rohs: true,
  }
}

const bournsPacks: Pack[] = [
  { code: '', packing: 'Bulk', packCount: 500, common: true },
  { code: 'TR', packing: 'Tape & reel', packCount: 1000, common: false },
]
const panasonicPacks: Pack[] = [{ code: '', packing: 'Bulk', packCount: 200, common: true }]

const describeBourns = (disc: Disc, value: Voltage, pack: Pack) => {
  const stem = `MOV-${String(disc.diameter).padStart(2, '0')}D${value.code}K`
  return describeDisc({ model: stem + pack.code, stem, brand: 'Bourns' }, disc, value, pack)
}
const describePanasonic = (disc: Disc, value: Voltage, pack: Pack) => {
  const stem = `ERZ-V${String(disc.diameter).padStart(2, '0')}D${value.code}`
  return describeDisc({ model: stem + pack.code, stem, brand: 'Panasonic' }, disc, value, pack)
}

const discOf = (digits: string | undefined) => discs.find(({ diameter }) => diameter === Number(digits))
const voltageOf = (code: string) => {
  const decimal = decodeThreeCharacters(code)
  return decimal && decimal.digits > 0 ? voltage(numberOf(decimal)) : undefined
}

export const discVaristors: Family[] = [
  ...familiesOf({
    code: 'bourns-mov',
    blocks: [{ bodies: discs, values: voltages, endings: bournsPacks }],
    describe: describeBourns,
    parse: (model) => {
      const [, diameter, code = '', packCode = ''] = /^MOV-?(\d\d)D(\d{3})K(TR)?$/.exec(tidyModel(model)) ?? []
      const disc = discOf(diameter)
      const value = voltageOf(code)
      const pack = bournsPacks.find((candidate) => candidate.code === packCode)
      return disc && value && pack && describeBourns(disc, value, pack)
    },
  }),
  ...familiesOf({
    code: 'panasonic-erz',
    blocks: [{ bodies: discs, values: voltages, endings: panasonicPacks }],
    describe: describePanasonic,
    parse: (model) => {
      const [, diameter, code = ''] = /^ERZ-?V(\d\d)D(\d{3})$/.exec(tidyModel(model)) ?? []
      const disc = discOf(diameter)
      const value = voltageOf(code)
      const pack = panasonicPacks[0]
      return disc && value && pack && describePanasonic(disc, value, pack)
    },
  }),
]
