import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { decimalOf, numberOf, roundTo } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import { decodeThreeCharacters, encodeThreeCharacters } from '../values/value-codes.ts'

const NTC: CategoryPath = ['Resistors', 'Thermistors', 'NTC']

interface Body extends Choice {
  size: string
  chip: ChipSize
}
/** Resistance at 25 °C goes with the material, and the material has the B value. */
interface Material extends Choice {
  code: string
  beta: number
  ohms: number
  /** Resistance as a code and as text. */
  digits: string
  text: string
}
interface Ending extends Choice {
  tolerance: string
  percent: number
}

const TOLERANCES: ReadonlyArray<Ending> = [
  { tolerance: 'D', percent: 0.5, common: false },
  { tolerance: 'F', percent: 1, common: true },
  { tolerance: 'H', percent: 3, common: false },
  { tolerance: 'J', percent: 5, common: true },
]
const toleranceOf = (letter: string) => TOLERANCES.find(({ tolerance }) => tolerance === letter)

function describeThermistor(
  names: { model: string; stem: string; brand: string },
  { chip }: Body,
  { beta, ohms, text }: Material,
  { percent }: Ending,
  packCount: number,
): Part {
  return {
    ...names,
    category: NTC,
    name: 'NTC thermistor',
    introduce: `${text} ±${percent} % NTC thermistor, B ${beta} K, ${chip.inch}`,
    package: chip.inch,
    attributes: {
      resistance: ohms,
      tolerance: percent,
      betaValue: beta,
      power: chip.length < 1.5 ? 0.1 : 0.15,
      mounting: 'Surface mount',
      size: chip.text,
      height: chip.length < 0.7 ? 0.3 : chip.length < 1.5 ? 0.5 : 0.8,
      temperatureMin: -40,
      temperatureMax: 125,
      qualification: 'Not qualified',
    },
    equivalence: `NTC|${chip.inch}|${ohms}|${percent}|${Math.round(beta / 100)}`,
    drawing: `thermistor-chip-${chip.inch}`,
    marking: '',
    packing: 'Tape & reel',
    packCount,
    usualPrice: roundTo((percent <= 1 ? 0.06 : 0.03) * (chip.length < 0.7 ? 1.4 : 1), 2),
    rohs: true,
  }
}

const material = (code: string, beta: number, ohms: number): Material => ({
  code,
  beta,
  ohms,
  digits: encodeThreeCharacters(decimalOf(ohms)) ?? '',
  text: formatQuantity(ohms, 'Ω'),
  common: ohms === 10e3 || ohms === 47e3 || ohms === 100e3,
})
const rows = (table: ReadonlyArray<readonly [code: string, beta: number, ohms: readonly number[]]>): Material[] =>
  table.flatMap(([code, beta, list]) => list.map((ohms) => material(code, beta, ohms)))

const murataMaterials = rows([
  ['XC', 3250, [1e3, 1.5e3, 2.2e3]],
  ['XM', 3500, [2.2e3, 3.3e3, 4.7e3]],
  ['XH', 3380, [4.7e3, 6.8e3, 10e3]],
  ['XQ', 3650, [3.3e3, 4.7e3]],
  ['XW', 3950, [10e3, 22e3]],
  ['XV', 3900, [10e3, 15e3, 22e3, 33e3]],
  ['WB', 4050, [22e3, 33e3, 47e3]],
  ['WD', 4150, [47e3, 68e3, 150e3]],
  ['WF', 4250, [47e3, 68e3, 100e3]],
  ['WL', 4485, [47e3, 68e3, 100e3, 150e3]],
  ['WM', 4500, [220e3, 330e3, 470e3]],
])
const murataSizes: Array<Body & { pack: string; packCount: number }> = [
  { size: '03', chip: chipSizes['0201'], pack: 'RL', packCount: 15000, common: false },
  { size: '15', chip: chipSizes['0402'], pack: 'RC', packCount: 10000, common: true },
  { size: '18', chip: chipSizes['0603'], pack: 'RB', packCount: 4000, common: true },
  { size: '21', chip: chipSizes['0805'], pack: 'RA', packCount: 4000, common: false },
]
const describeMurata = (body: (typeof murataSizes)[number], ntc: Material, ending: Ending) => {
  const stem = `NCP${body.size}${ntc.code}${ntc.digits}${ending.tolerance}03`
  return describeThermistor({ model: stem + body.pack, stem, brand: 'Murata' }, body, ntc, ending, body.packCount)
}

const tdkMaterials = rows([
  ['3J', 3380, [4.7e3, 6.8e3, 10e3]],
  ['3L', 3950, [10e3, 22e3]],
  ['4B', 4050, [22e3, 33e3, 47e3]],
  ['4F', 4250, [47e3, 68e3, 100e3]],
  ['4L', 4485, [100e3, 150e3]],
])
const tdkSizes: Array<Body & { packCount: number }> = [
  { size: '06', chip: chipSizes['0201'], packCount: 15000, common: false },
  { size: '10', chip: chipSizes['0402'], packCount: 10000, common: true },
  { size: '16', chip: chipSizes['0603'], packCount: 4000, common: true },
  { size: '20', chip: chipSizes['0805'], packCount: 4000, common: false },
]
const describeTdk = (body: (typeof tdkSizes)[number], ntc: Material, ending: Ending) => {
  const stem = `NTCG${body.size}${ntc.code}F${ntc.digits}${ending.tolerance}T1`
  return describeThermistor({ model: stem, stem, brand: 'TDK' }, body, ntc, ending, body.packCount)
}

const vishayMaterials = rows([
  ['L', 3380, [4.7e3, 10e3]],
  ['M', 3610, [2.2e3, 4.7e3, 10e3, 15e3, 22e3]],
  ['H', 3960, [10e3, 22e3, 33e3, 47e3]],
  ['X', 4080, [47e3, 68e3, 100e3, 220e3]],
])
const vishaySizes: Array<Body & { packCount: number }> = [
  { size: '0402', chip: chipSizes['0402'], packCount: 10000, common: true },
  { size: '0603', chip: chipSizes['0603'], packCount: 4000, common: true },
  { size: '0805', chip: chipSizes['0805'], packCount: 4000, common: false },
]
const describeVishay = (body: (typeof vishaySizes)[number], ntc: Material, ending: Ending) => {
  const stem = `NTCS${body.size}E3${ntc.digits}${ending.tolerance}${ntc.code}`
  return describeThermistor({ model: `${stem}T`, stem, brand: 'Vishay' }, body, ntc, ending, body.packCount)
}

/** Reads a material by its letters; a resistance that the table lacks is taken as written. */
function materialOf(materials: readonly Material[], code: string, value: string): Material | undefined {
  const known = materials.find((candidate) => candidate.code === code)
  const decimal = decodeThreeCharacters(value)
  return known && decimal && material(code, known.beta, numberOf(decimal))
}

const blockOf = <B extends Body>(bodies: readonly B[], values: Material[]): Block<B, Material, Ending> => ({
  bodies,
  values,
  endings: TOLERANCES,
})

export const thermistors: Family[] = [
  ...familiesOf({
    code: 'murata-ncp',
    blocks: [blockOf(murataSizes, murataMaterials)],
    describe: describeMurata,
    parse: (model) => {
      const [, size, code = '', value = '', letter = ''] =
        /^NCP(\d\d)([XW][A-Z])(\d{3})([DFHJ])03(?:R[ABCL])?$/.exec(tidyModel(model)) ?? []
      const body = murataSizes.find((candidate) => candidate.size === size)
      const ntc = materialOf(murataMaterials, code, value)
      const ending = toleranceOf(letter)
      return body && ntc && ending && describeMurata(body, ntc, ending)
    },
  }),
  ...familiesOf({
    code: 'tdk-ntcg',
    blocks: [blockOf(tdkSizes, tdkMaterials)],
    describe: describeTdk,
    parse: (model) => {
      const [, size, code = '', value = '', letter = ''] =
        /^NTCG(\d\d)(\d[A-Z])F(\d{3})([DFHJ])T1$/.exec(tidyModel(model)) ?? []
      const body = tdkSizes.find((candidate) => candidate.size === size)
      const ntc = materialOf(tdkMaterials, code, value)
      const ending = toleranceOf(letter)
      return body && ntc && ending && describeTdk(body, ntc, ending)
    },
  }),
  ...familiesOf({
    code: 'vishay-ntcs',
    blocks: [blockOf(vishaySizes, vishayMaterials)],
    describe: describeVishay,
    parse: (model) => {
      const [, size, value = '', letter = '', code = ''] =
        /^NTCS(\d{4})E3(\d{3})([DFHJ])([LMHX])T$/.exec(tidyModel(model)) ?? []
      const body = vishaySizes.find((candidate) => candidate.size === size)
      const ntc = materialOf(vishayMaterials, code, value)
      const ending = toleranceOf(letter)
      return body && ntc && ending && describeVishay(body, ntc, ending)
    },
  }),
]
