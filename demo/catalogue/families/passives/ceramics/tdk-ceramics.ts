import type { Family } from '#demo/catalogue/family.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { eiaVoltages } from '../values/voltage-codes.ts'
import { type CeramicFields, ceramicFamilies, ceramicPack } from './ceramic-series.ts'
import { type Dielectric, dielectrics } from './dielectrics.ts'

/** TDK names sizes in millimetres: C1608 is 0603, and C0603 is 0201. */
const sizes = new Map<string, ChipSize>([
  ['0402', chipSizes['01005']],
  ['0603', chipSizes['0201']],
  ['1005', chipSizes['0402']],
  ['1608', chipSizes['0603']],
  ['2012', chipSizes['0805']],
  ['3216', chipSizes['1206']],
  ['3225', chipSizes['1210']],
  ['4520', chipSizes['1808']],
  ['4532', chipSizes['1812']],
  ['5750', chipSizes['2220']],
])

const dielectricCodes = new Map<string, Dielectric>([
  ['C0G', dielectrics.C0G],
  ['CH', dielectrics.C0G],
  ['JB', dielectrics.X5R],
  ['X5R', dielectrics.X5R],
  ['X6S', dielectrics.X6S],
  ['X7R', dielectrics.X7R],
  ['X7S', dielectrics.X7S],
  ['X7T', dielectrics.X7T],
  ['X8R', dielectrics.X8R],
])
const offered = ['C0G', 'X7R', 'X5R', 'X6S', 'X7S', 'X7T']

/** Written in hundredths of a millimetre. */
const thicknesses = new Map(
  [0.2, 0.3, 0.5, 0.6, 0.8, 0.85, 1.15, 1.25, 1.3, 1.6, 2, 2.3, 2.5, 2.8].map((millimetres) => [
    String(Math.round(millimetres * 100)).padStart(3, '0'),
    millimetres,
  ]),
)
const thicknessText = (thickness: number) => String(Math.round(thickness * 100)).padStart(3, '0')

/** Tape letter and TDK's own letter. Chips up to 0402 sit at half the pitch, on tape B. */
const isSmall = (size: string) => size === '0402' || size === '0603' || size === '1005'
const packs = ['A', 'B', 'C', 'D', 'E'].map((letter) => ceramicPack(7, letter, letter, { common: letter === 'A' }))

/** Whole picofarads below ten are written 040, not 4R0. */
const codeOf = (code: string) => (/^\dR0$/.test(code) ? `0${code[0]}0` : code)

const numberOf = (head: string, { size, dielectric, voltage, value, tolerance, thickness, pack }: CeramicFields) => {
  const stem = `${head}${dielectric}${voltage}${codeOf(value.code)}${tolerance}${thicknessText(thickness)}`
  return { model: `${stem}${isSmall(size) ? 'B' : 'A'}${pack}`, stem }
}

const VALUE =
  '(?<dielectric>C0G|CH|JB|X5R|X6S|X7R|X7S|X7T|X8R)(?<voltage>[0-3][A-Z])(?<capacitance>[\\dR]{3})(?<tolerance>[BCDFGJKMW])'
/** Until 2013 the number ended at the tolerance. */
const TAPE = '(?:(?<thickness>\\d{3})[A-Z](?<pack>[A-E]))?$'

const automotiveSizes = new Map<string, ChipSize>([
  ['1', chipSizes['0201']],
  ['2', chipSizes['0402']],
  ['3', chipSizes['0603']],
  ['4', chipSizes['0805']],
  ['5', chipSizes['1206']],
  ['6', chipSizes['1210']],
  ['8', chipSizes['1812']],
  ['9', chipSizes['2220']],
])
const automotiveMetric: Readonly<Record<string, string>> = { 1: '0603', 2: '1005' }
const heightLetters = new Map([
  [0.3, 'A'],
  [0.5, 'B'],
  [0.6, 'C'],
  [0.8, 'E'],
  [0.85, 'F'],
  [1.15, 'H'],
  [1.25, 'J'],
  [1.3, 'K'],
  [1.6, 'L'],
  [2, 'M'],
  [2.3, 'N'],
  [2.5, 'P'],
  [2.8, 'Q'],
])
/** The test voltage as a multiple of the rated one, by code. */
const stressCode = (voltage: string) => (voltage.startsWith('2') ? '4' : voltage === '1H' ? '2' : '1')

/** CGA is the automotive grade; CNA and CNC have soft ends, with and without that grade. */
const codedSizes = (prefix: 'CGA' | 'CNA' | 'CNC', automotive: boolean, offered: string[]) =>
  ceramicFamilies({
    code: `tdk-${prefix.toLowerCase()}`,
    brand: 'TDK',
    automotive,
    terminationOf: () => (prefix === 'CGA' ? undefined : 'Flexible'),
    dearness: 1.1,
    sizes: automotiveSizes,
    dielectrics: dielectricCodes,
    voltages: eiaVoltages,
    packs,
    offered,
    thicknesses,
    write: (fields) => {
      const head = `${prefix}${fields.size}${heightLetters.get(fields.thickness)}${stressCode(fields.voltage)}`
      return numberOf(head, { ...fields, size: automotiveMetric[fields.size] ?? '' })
    },
    pattern: new RegExp(`^${prefix}(?<size>[1-9])[A-Q]\\d${VALUE}${TAPE}`),
  })

export const tdkCeramics: Family[] = [
  ...ceramicFamilies({
    code: 'tdk-c',
    brand: 'TDK',
    automotive: false,
    dearness: 1.1,
    sizes,
    dielectrics: dielectricCodes,
    voltages: eiaVoltages,
    packs,
    offered,
    thicknesses,
    write: (fields) => numberOf(`C${fields.size}`, fields),
    pattern: new RegExp(`^C(?<size>\\d{4})${VALUE}${TAPE}`),
  }),
  ...codedSizes('CGA', true, ['C0G', 'X7R', 'X7S', 'X7T']),
  ...codedSizes('CNA', true, ['X7R', 'X7S', 'X7T']),
  ...codedSizes('CNC', false, ['X7R', 'X7S', 'X7T']),
]
