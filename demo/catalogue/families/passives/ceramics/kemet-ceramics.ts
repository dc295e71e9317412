import type { Family } from '#demo/catalogue/family.ts'
import { parseCapacitorCode } from '../values/capacitor-values.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { ceramicFamilies, ceramicPack } from './ceramic-series.ts'
import { type Dielectric, dielectrics } from './dielectrics.ts'

/** Size with the specification letter: C is standard. */
const sizes = new Map<string, ChipSize>(
  (['0201', '0402', '0603', '0805', '1206', '1210', '1808', '1812', '2220'] as const).flatMap((inch) => [
    [`${inch}C`, chipSizes[inch]],
    [`${inch}X`, chipSizes[inch]],
    [`${inch}F`, chipSizes[inch]],
    [`${inch}S`, chipSizes[inch]],
  ]),
)

const terminations: Readonly<Record<string, string>> = { X: 'Flexible', F: 'Open mode', S: 'Floating electrode' }

const dielectricCodes = new Map<string, Dielectric>([
  ['G', dielectrics.C0G],
  ['R', dielectrics.X7R],
  ['P', dielectrics.X5R],
  ['H', dielectrics.X8R],
  ['V', dielectrics.Y5V],
  ['U', dielectrics.Z5U],
])

const voltages = new Map([
  ['7', 4],
  ['9', 6.3],
  ['8', 10],
  ['4', 16],
  ['3', 25],
  ['6', 35],
  ['5', 50],
  ['1', 100],
  ['2', 200],
  ['A', 250],
  ['C', 500],
  ['B', 630],
  ['D', 1000],
])

/** Below 10 pF the last digit is a negative power: 339 is 3.3 pF, 508 is 0.5 pF. */
const kemetCode = (code: string) =>
  code.startsWith('R') ? `${code.slice(1)}8` : code[1] === 'R' ? `${code[0]}${code[2]}9` : code

const readValue = (code: string) =>
  parseCapacitorCode(code.endsWith('8') ? `R${code.slice(0, 2)}` : code.endsWith('9') ? `${code[0]}R${code[1]}` : code)

export const kemetCeramics: Family[] = ceramicFamilies({
  code: 'kemet-c',
  brand: 'KEMET',
  automotive: false,
  dearness: 1.05,
  sizes,
  commonSize: (size) => size.endsWith('C'),
  terminationOf: (size) => terminations[size.slice(-1)],
  dielectrics: dielectricCodes,
  voltages,
  packs: [
    ceramicPack(7, 'TU', 'TU', { common: true }),
    ceramicPack(13, '7210'),
    ceramicPack(7, 'TM'),
    ceramicPack(13, '7215'),
    ceramicPack(7, 'AUTO', 'AUTO', { automotive: true }),
    ceramicPack(13, 'AUTO7210', 'AUTO7210', { automotive: true }),
    ceramicPack(0, ''),
  ],
  offered: ['G', 'R', 'P', 'V'],
  write: ({ size, dielectric, voltage, value, tolerance, pack }) => {
    // No failure rate (A) and tin-plated ends (C) are all one can order.
    const stem = `C${size}${kemetCode(value.code)}${tolerance}${voltage}${dielectric}AC`
    return { model: stem + pack, stem: pack.startsWith('AUTO') ? `${stem}AUTO` : stem }
  },
  readValue,
  pattern:
    /^C(?<size>\d{4}[CXFS])(?<capacitance>\d{3})(?<tolerance>[BCDFGJKMZ])(?<voltage>[1-9ABCD])(?<dielectric>[GRPHVU])AC(?<pack>TU|TM|7210|7215|AUTO|AUTO7210|)$/,
})
