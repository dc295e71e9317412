import type { Family } from '#demo/catalogue/family.ts'
import { decimalOf } from '../values/decimal.ts'
import { encodeRkm } from '../values/value-codes.ts'
import { reel, senseFamilies } from './current-sense-resistor.ts'

const PANASONIC_BODIES: Readonly<Record<string, string>> = {
  '0402': '2BW',
  '0603': '3BW',
  '0805': '6BW',
  '1206': '8BW',
}

/** R and the digits after the decimal point. */
const afterPoint = (ohms: number, places: number) => `R${ohms.toFixed(places).slice(2)}`

export const currentSenseResistors: Family[] = [
  ...senseFamilies({
    code: 'vishay-wsl',
    brand: 'Vishay',
    metal: true,
    automotive: true,
    drift: 75,
    tolerances: 'DFJ',
    sizes: [
      ['0603', 0.1, 10, 100],
      ['0805', 0.125, 5, 200],
      ['1206', 0.25, 1, 200],
      ['2010', 0.5, 1, 500],
      ['2512', 1, 0.5, 500],
    ],
    endings: [reel('EA'), { code: 'EB', reel: false, common: false }],
    write: ({ size, tolerance, ohms, ending }) => {
      const stem = `WSL${size}${afterPoint(ohms, 4)}${tolerance}`
      return { model: stem + ending, stem }
    },
    pattern: /^WSL(?<size>\d{4})(?<value>R\d{4})(?<tolerance>[DFJ])(?<ending>E[AB])$/,
  }),
  ...senseFamilies({
    code: 'yageo-pe',
    brand: 'Yageo',
    metal: false,
    automotive: false,
    drift: 100,
    tolerances: 'DFJ',
    sizes: [
      ['0402', 0.125, 50, 820],
      ['0603', 0.25, 10, 820],
      ['0805', 0.25, 5, 820],
      ['1206', 0.5, 2, 820],
      ['2010', 0.75, 1, 820],
      ['2512', 1, 1, 820],
    ],
    endings: [reel('07'), reel('13', false)],
    write: ({ size, tolerance, ohms, ending }) => {
      const tape = size === '2010' || size === '2512' ? 'K' : 'R'
      const value = `${encodeRkm(decimalOf(ohms))}L`
      return {
        model: `PE${size}${tolerance}${tape}F${ending}${value}`,
        stem: `PE${size}${tolerance}F${value}`,
      }
    },
    pattern: /^PE(?<size>\d{4})(?<tolerance>[DFJ])[RK][EFM](?<ending>07|13)(?<value>0R\d+)L?$/,
  }),
  ...senseFamilies({
    code: 'panasonic-erj-bw',
    brand: 'Panasonic',
    metal: false,
    automotive: true,
    drift: 200,
    tolerances: 'FGJ',
    sizes: [
      ['0402', 0.25, 47, 100],
      ['0603', 0.33, 10, 100],
      ['0805', 0.5, 5, 100],
      ['1206', 1, 5, 100],
    ],
    sizeCodes: PANASONIC_BODIES,
    endings: [reel('V')],
    write: ({ size, tolerance, ohms, ending }) => {
      const stem = `ERJ-${PANASONIC_BODIES[size]}${tolerance}${afterPoint(ohms, 3)}`
      return { model: stem + ending, stem }
    },
    pattern: /^ERJ-?(?<size>[2368]BW)(?<tolerance>[FGJ])(?<value>R\d{3})(?<ending>V)?$/,
  }),
  ...senseFamilies({
    code: 'bourns-crl',
    brand: 'Bourns',
    metal: false,
    automotive: false,
    drift: 200,
    tolerances: 'FJ',
    sizes: [
      ['0603', 0.1, 100, 820],
      ['0805', 0.25, 50, 820],
      ['1206', 0.5, 20, 820],
      ['2010', 0.75, 10, 820],
      ['2512', 1, 10, 820],
    ],
    endings: [reel('E')],
    write: ({ size, tolerance, ohms, ending }) => {
      const stem = `CRL${size}-${tolerance}W-${afterPoint(ohms, 3)}`
      return { model: `${stem}${ending}LF`, stem }
    },
    pattern: /^CRL(?<size>\d{4})-(?<tolerance>[FJ])W-(?<value>R\d{3})(?<ending>E)LF$/,
  }),
]
