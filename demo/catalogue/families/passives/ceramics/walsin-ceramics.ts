import type { Family } from '#demo/catalogue/family.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { ceramicFamilies, ceramicPack } from './ceramic-series.ts'
import { type Dielectric, dielectrics } from './dielectrics.ts'

const sizes = new Map<string, ChipSize>(
  (['0201', '0402', '0603', '0805', '1206', '1210', '1808', '1812', '2220'] as const).map((inch) => [
    inch,
    chipSizes[inch],
  ]),
)

const dielectricCodes = new Map<string, Dielectric>([
  ['N', dielectrics.C0G],
  ['B', dielectrics.X7R],
  ['X', dielectrics.X5R],
  ['S', dielectrics.X6S],
  ['F', dielectrics.Y5V],
])

/** Volts in the manner of a value code: 500 is 50 V, 101 is 100 V. */
const voltages = new Map([
  ['4R0', 4],
  ['6R3', 6.3],
  ['100', 10],
  ['160', 16],
  ['250', 25],
  ['350', 35],
  ['500', 50],
  ['101', 100],
  ['201', 200],
  ['251', 250],
  ['501', 500],
  ['631', 630],
  ['102', 1000],
])

/** MT before the size is the automotive grade, SH the one with soft ends. */
const walsin = (prefix: '' | 'MT' | 'SH', offered: string[]) =>
  ceramicFamilies({
    code: prefix === '' ? 'walsin-ceramic' : `walsin-${prefix.toLowerCase()}`,
    brand: 'Walsin',
    automotive: prefix === 'MT',
    terminationOf: () => (prefix === 'SH' ? 'Flexible' : undefined),
    dearness: 0.8,
    sizes,
    dielectrics: dielectricCodes,
    voltages,
    packs: [ceramicPack(7, 'CT', 'CT', { common: true }), ceramicPack(13, 'CG'), ceramicPack(0, 'CB')],
    offered,
    write: ({ size, dielectric, voltage, value, tolerance, pack }) => {
      const stem = `${prefix}${size}${dielectric}${value.code}${tolerance}${voltage}`
      return { model: stem + pack, stem }
    },
    pattern: new RegExp(
      `^${prefix}(?<size>\\d{4})(?<dielectric>[NBXSF])(?<capacitance>[\\dR]{3})(?<tolerance>[BCDFGJKMZ])(?<voltage>4R0|6R3|\\d{3})(?<pack>C[TGB])$`,
    ),
  })

export const walsinCeramics: Family[] = [
  ...walsin('', ['N', 'B', 'X', 'S', 'F']),
  ...walsin('MT', ['N', 'B']),
  ...walsin('SH', ['N', 'B']),
]
