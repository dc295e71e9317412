import type { Family } from '#demo/catalogue/family.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { ceramicFamilies, ceramicPack } from './ceramic-series.ts'
import { type Dielectric, dielectrics } from './dielectrics.ts'

const sizes = new Map<string, ChipSize>([
  ['042', chipSizes['01005']],
  ['063', chipSizes['0201']],
  ['105', chipSizes['0402']],
  ['107', chipSizes['0603']],
  ['212', chipSizes['0805']],
  ['316', chipSizes['1206']],
  ['325', chipSizes['1210']],
])

const dielectricCodes = new Map<string, Dielectric>([
  ['CG', dielectrics.C0G],
  ['BJ', dielectrics.X5R],
  ['BBJ', dielectrics.X5R],
  ['ABJ', dielectrics.X5R],
  ['B7', dielectrics.X7R],
  ['BB7', dielectrics.X7R],
  ['AB7', dielectrics.X7R],
  ['C6', dielectrics.X6S],
  ['C7', dielectrics.X7S],
  ['BC6', dielectrics.X6S],
])

const voltages = new Map([
  ['A', 4],
  ['J', 6.3],
  ['L', 10],
  ['E', 16],
  ['T', 25],
  ['G', 35],
  ['U', 50],
  ['H', 100],
  ['Q', 250],
])

const thicknesses = new Map([
  ['C', 0.2],
  ['P', 0.3],
  ['V', 0.5],
  ['K', 0.6],
  ['A', 0.8],
  ['D', 0.85],
  ['F', 1.15],
  ['G', 1.25],
  ['L', 1.6],
  ['N', 2],
  ['M', 2.5],
])
const thicknessCodes = new Map([...thicknesses].map(([code, millimetres]) => [millimetres, code]))

export const taiyoYudenCeramics: Family[] = ceramicFamilies({
  code: 'taiyo-yuden-mk',
  brand: 'Taiyo Yuden',
  automotive: false,
  dearness: 1.1,
  sizes,
  dielectrics: dielectricCodes,
  voltages,
  packs: [
    ceramicPack(7, '-T', '-T', { common: true }),
    ceramicPack(7, '-F'),
    ceramicPack(7, 'HT'),
    ceramicPack(7, 'LT'),
    ceramicPack(13, '-R'),
  ],
  offered: ['CG', 'BJ', 'B7', 'C6', 'C7'],
  thicknesses,
  write: ({ size, dielectric, voltage, value, tolerance, thickness, pack }) => {
    const stem = `${voltage}MK${size}${dielectric}${value.code}${tolerance}${thicknessCodes.get(thickness)}`
    return { model: stem + pack, stem }
  },
  pattern:
    /^(?<voltage>[AJLETGUHQ])MK(?<size>\d{3})(?<dielectric>CG|[AB]?BJ|[AB]?B7|B?C6|C7)(?<capacitance>[\dR]{3})(?<tolerance>[BCDFGJKM])(?<thickness>[CPVKADFGLNM])(?<pack>-[TFR]|[HL]T)$/,
})
