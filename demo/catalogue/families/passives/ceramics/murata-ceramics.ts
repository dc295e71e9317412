import type { Family } from '#demo/catalogue/family.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { eiaVoltages } from '../values/voltage-codes.ts'
import { type CeramicSeries, ceramicFamilies, ceramicPack } from './ceramic-series.ts'
import { type Dielectric, dielectrics } from './dielectrics.ts'

const sizes: ReadonlyArray<readonly [string, ChipSize]> = [
  ['02', chipSizes['01005']],
  ['03', chipSizes['0201']],
  ['15', chipSizes['0402']],
  ['18', chipSizes['0603']],
  ['21', chipSizes['0805']],
  ['31', chipSizes['1206']],
  ['32', chipSizes['1210']],
  ['42', chipSizes['1808']],
  ['43', chipSizes['1812']],
  ['55', chipSizes['2220']],
]

const dielectricCodes: ReadonlyMap<string, Dielectric> = new Map<string, Dielectric>([
  ['5C', dielectrics.C0G],
  ['7U', dielectrics.U2J],
  ['R6', dielectrics.X5R],
  ['C6', dielectrics.X5S],
  ['C8', dielectrics.X6S],
  ['R7', dielectrics.X7R],
  ['Z7', dielectrics.X7R],
  ['C7', dielectrics.X7S],
  ['D7', dielectrics.X7T],
  ['R9', dielectrics.X8R],
  ['F5', dielectrics.Y5V],
])

/** Murata writes 35 V as YA; everything else is the common code. */
const voltages = new Map([...eiaVoltages].map(([code, volts]) => [code === '1V' ? 'YA' : code, volts]))

const thicknesses = new Map([
  ['2', 0.2],
  ['3', 0.3],
  ['5', 0.5],
  ['6', 0.6],
  ['7', 0.7],
  ['8', 0.8],
  ['9', 0.85],
  ['A', 1],
  ['M', 1.15],
  ['B', 1.25],
  ['N', 1.35],
  ['R', 1.8],
  ['C', 1.6],
  ['D', 2],
  ['E', 2.5],
])
const thicknessCodes = new Map([...thicknesses].map(([code, millimetres]) => [millimetres, code]))

/** Murata's design letters carry no meaning for a buyer; these are the ones met most often. */
function designOf(chip: ChipSize, dielectric: Dielectric, fill: number): string {
  if (dielectric.drift !== undefined) return 'A01'
  if (dielectric.name !== 'X7R') return fill > 0.3 ? 'E15' : fill > 0.1 ? 'E11' : 'A12'
  if (chip.inch === '0402') return fill > 0.5 ? 'E14' : 'A88'
  if (chip.inch === '0603') return fill > 0.15 ? 'A93' : 'A01'
  return fill > 0.15 ? 'A12' : 'A01'
}

const packs = [ceramicPack(7, 'D', 'L', { common: true }), ceramicPack(13, 'J', 'K'), ceramicPack(0, 'B')]

const SOFT_ENDS = /^G[RC]J$/

const murata = (
  prefix: string,
  options: Pick<CeramicSeries, 'automotive' | 'highQ' | 'dearness' | 'offered'> & {
    sizeCodes?: readonly string[]
    design?: string
  },
): Family[] =>
  ceramicFamilies({
    code: `murata-${prefix.toLowerCase()}`,
    brand: 'Murata',
    ...options,
    sizes: new Map(sizes.filter(([code]) => options.sizeCodes?.includes(code) ?? true)),
    dielectrics: dielectricCodes,
    voltages,
    packs,
    terminationOf: () => (SOFT_ENDS.test(prefix) ? 'Flexible' : undefined),
    thicknesses,
    designOf: options.design === undefined ? designOf : () => options.design ?? '',
    write: ({ size, dielectric, voltage, value, tolerance, thickness, design, pack }) => {
      const stem = `${prefix}${size}${thicknessCodes.get(thickness)}${dielectric}${voltage}${value.code}${tolerance}${design}`
      return { model: stem + pack, stem }
    },
    pattern: new RegExp(
      `^${prefix}(?<size>\\d\\d)(?<thickness>[2-9A-ERMN])(?<dielectric>5C|7U|R[679]|C[678]|Z7|D7|F5)(?<voltage>[0-3][A-Z]|YA)` +
        '(?<capacitance>[\\dR]{3})(?<tolerance>[BCDFGJKMWZ])(?<design>[A-Z][A-Z\\d]{2})(?:(?<pack>[DLJKB])|#)?$',
    ),
  })

export const murataCeramics: Family[] = [
  ...murata('GRM', {
    automotive: false,
    dearness: 1.1,
    offered: ['5C', 'R7', 'R6', 'C8', 'C7', 'D7'],
  }),
  ...murata('GCM', {
    automotive: true,
    dearness: 1.1,
    offered: ['5C', 'R7', 'C7'],
    sizeCodes: ['03', '15', '18', '21', '31', '32'],
    design: 'A16',
  }),
  ...murata('GRT', {
    automotive: true,
    dearness: 1,
    offered: ['5C', 'R7', 'R6', 'C8'],
    sizeCodes: ['15', '18', '21', '31', '32'],
    design: 'C01',
  }),
  ...murata('GRJ', {
    automotive: false,
    dearness: 1.4,
    offered: ['R7', 'R6'],
    sizeCodes: ['15', '18', '21', '31', '32', '43', '55'],
    design: 'E11',
  }),
  ...murata('GCJ', {
    automotive: true,
    dearness: 1.3,
    offered: ['5C', 'R7', 'C7'],
    sizeCodes: ['15', '18', '21', '31', '32', '43', '55'],
    design: 'A01',
  }),
  ...murata('GJM', {
    automotive: false,
    highQ: true,
    dearness: 1,
    offered: ['5C'],
    sizeCodes: ['02', '03', '15'],
    design: 'B01',
  }),
  ...murata('GQM', {
    automotive: false,
    highQ: true,
    dearness: 1.3,
    offered: ['5C'],
    sizeCodes: ['18', '21'],
    design: 'B12',
  }),
]
