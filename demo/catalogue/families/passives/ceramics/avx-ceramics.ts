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
  ['A', dielectrics.C0G],
  ['C', dielectrics.X7R],
  ['D', dielectrics.X5R],
  ['G', dielectrics.Y5V],
  ['W', dielectrics.X6S],
  ['Z', dielectrics.X7S],
])

const voltages = new Map([
  ['4', 4],
  ['6', 6.3],
  ['Z', 10],
  ['Y', 16],
  ['3', 25],
  ['D', 35],
  ['5', 50],
  ['1', 100],
  ['2', 200],
  ['V', 250],
  ['7', 500],
  ['C', 630],
  ['A', 1000],
])

/** Grade (A commercial, 4 automotive), termination (T tin, Z flexible, 7 gold), reel (2, 4, or 9 for loose) and the closing A. */
const packs = (['A', '4'] as const).flatMap((grade) =>
  (['T', 'Z', '7'] as const).flatMap((termination) =>
    (
      [
        ['2', 7],
        ['4', 13],
        ['9', 0],
      ] as const
    ).map(([code, reel]) =>
      ceramicPack(reel, `${grade}${termination}${code}A`, undefined, {
        automotive: grade === '4',
        common: grade === 'A' && termination === 'T' && reel === 7,
      }),
    ),
  ),
)

export const avxCeramics: Family[] = ceramicFamilies({
  code: 'avx-ceramic',
  brand: 'KYOCERA AVX',
  automotive: false,
  dearness: 1,
  sizes,
  dielectrics: dielectricCodes,
  voltages,
  packs,
  terminationOf: (_, pack) => (pack[1] === 'Z' ? 'Flexible' : undefined),
  offered: ['A', 'C', 'D', 'W', 'Z', 'G'],
  write: ({ size, dielectric, voltage, value, tolerance, pack }) => {
    const stem = `${size}${voltage}${dielectric}${value.code}${tolerance}${pack.slice(0, 2)}`
    return { model: stem + pack.slice(2), stem }
  },
  pattern:
    /^(?<size>\d{4})(?<voltage>[46ZY3D512V7CA])(?<dielectric>[ACDGWZ])(?<capacitance>[\dR]{3})(?<tolerance>[BCDFGJKMZ])(?<pack>[A4][TZ7][249]A)$/,
})
