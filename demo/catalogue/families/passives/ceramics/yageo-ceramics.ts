import type { Family } from '#demo/catalogue/family.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { ceramicFamilies, ceramicPack } from './ceramic-series.ts'
import { type Dielectric, dielectrics } from './dielectrics.ts'

const sizes = new Map<string, ChipSize>([
  ['0100', chipSizes['01005']],
  ...(['0201', '0402', '0603', '0805', '1206', '1210', '1808', '1812', '2220'] as const).map(
    (inch): [string, ChipSize] => [inch, chipSizes[inch]],
  ),
])

const dielectricCodes = new Map<string, Dielectric>([
  ['NPO', dielectrics.C0G],
  ['X5R', dielectrics.X5R],
  ['X6S', dielectrics.X6S],
  ['X7R', dielectrics.X7R],
  ['X7S', dielectrics.X7S],
  ['Y5V', dielectrics.Y5V],
])

const voltages = new Map([
  ['4', 4],
  ['5', 6.3],
  ['6', 10],
  ['7', 16],
  ['8', 25],
  ['G', 35],
  ['9', 50],
  ['0', 100],
  ['A', 200],
  ['Y', 250],
  ['B', 500],
  ['Z', 630],
  ['C', 1000],
])

const packs = [ceramicPack(7, 'R', 'K', { common: true }), ceramicPack(13, 'P', 'F')]

const yageo = (prefix: 'CC' | 'AC' | 'CS', offered: string[]): Family[] =>
  ceramicFamilies({
    code: `yageo-${prefix.toLowerCase()}-ceramic`,
    brand: 'Yageo',
    automotive: prefix === 'AC',
    dearness: prefix === 'CS' ? 1.3 : 0.85,
    sizes,
    dielectrics: dielectricCodes,
    voltages,
    packs,
    offered,
    write: ({ size, dielectric, voltage, value, tolerance, pack }) => {
      const inner = `${dielectric}${voltage}B${dielectric === 'NPO' ? 'N' : 'B'}${value.code}`
      return {
        model: `${prefix}${size}${tolerance}${pack}${inner}`,
        stem: `${prefix}${size}${tolerance}${inner}`,
      }
    },
    pattern: new RegExp(
      `^${prefix}(?<size>\\d{4})(?<tolerance>[BCDFGJKMZ])(?<pack>[RKPF])(?<dielectric>NPO|X5R|X6S|X7R|X7S|Y5V)(?<voltage>[4-9G0AYBZC])B[BN](?<capacitance>[\\dR]{3})$`,
    ),
  })

export const yageoCeramics: Family[] = [
  ...yageo('CC', ['NPO', 'X7R', 'X5R', 'X6S', 'Y5V']),
  ...yageo('AC', ['NPO', 'X7R']),
  ...yageo('CS', ['NPO', 'X7R']),
]
