import { lookUp, stm32Flash, stm32Pins } from './codes.ts'
import type { Decoder } from './decoder.ts'

const standoff = (name: string, prefix: string, power: number): Decoder => ({
  name,
  brand: /./,
  pattern: new RegExp(`^${prefix}(?<v>\\d+(?:\\.\\d)?)(?<b>C?)A(?![0-9])`),
  read: ({ v, b }) => ({
    standoffVoltage: Number(v),
    peakPulsePower: power,
    direction: b ? 'Bidirectional' : 'Unidirectional',
    breakdownVoltage: Number(v) === 5 ? 6.4 : Number((Number(v) / 0.9).toPrecision(3)),
  }),
})
const zener = (name: string, pattern: RegExp, tolerance: (fields: Record<string, string>) => number): Decoder => ({
  name,
  brand: /./,
  pattern,
  read: (fields) => ({ zenerVoltage: Number((fields.v ?? '').replace('V', '.')), tolerance: tolerance(fields) }),
})

export const semiconductorDecoders: Decoder[] = [
  standoff('SMAJ', '(?:P4)?SMAJ', 400),
  standoff('SMBJ', '(?:P6)?SMBJ', 600),
  standoff('SMCJ', 'SMCJ', 1500),
  zener('BZX84', /^BZX84-?(?<g>[BC])(?<v>\d+V\d|\d+V?)(?![0-9])/, ({ g }) => (g === 'B' ? 2 : 5)),
  zener('BZT52', /^BZT52-?(?<g>[BC])(?<v>\d+V\d|\d+V?)(?![0-9])/, ({ g }) => (g === 'B' ? 2 : 5)),
  {
    name: 'STM32F103',
    brand: /ST/,
    pattern: /^STM32F103(?<p>[TCRVZ])(?<f>[468BCDEFG])[TUHY]\d/,
    read: ({ p, f }) => ({
      flashSize: lookUp(stm32Flash, f),
      core: 'Cortex-M3',
      ioCount: lookUp({ T: 26, C: 37, R: 51, V: 80, Z: 112 }, p),
    }),
  },
  {
    name: 'STM32',
    brand: /ST/,
    pattern: /^STM32[FGL][0-4]\d\d(?<p>[FGKTCRVZ])(?<f>[468BCDEGI])(?<pkg>[T])(?<t>[673])/,
    read: ({ p, f, t }) => ({
      flashSize: lookUp(stm32Flash, f),
      package: `LQFP-${lookUp(stm32Pins, p)}`,
      temperatureMax: lookUp({ 6: 85, 7: 105, 3: 125 }, t),
    }),
  },
  {
    name: 'nRF52832',
    brand: /Nordic/,
    pattern: /^nRF52832-(?<v>QFAA|QFAB)/,
    read: ({ v }) => (v === 'QFAB' ? { flashSize: 256, ramSize: 32 } : { flashSize: 512, ramSize: 64 }),
  },
  {
    name: 'Murata LQ',
    brand: /Murata/,
    pattern: /^LQ[GW](?:15|18)\w\w(?<l>\d{2}N|\dN\d|R\d\d)J/,
    read: ({ l = '' }) => ({
      inductance: (l.startsWith('R') ? Number(`0.${l.slice(1)}`) * 1e3 : Number(l.replace('N', '.'))) * 1e-9,
      tolerance: 5,
    }),
  },
  {
    name: '78xx',
    brand: /./,
    pattern: /^(?:L|LM|MC|UA|KA)7(?<s>[89])(?<v>05|06|08|09|12|15|18|24)(?!\d)/,
    read: ({ s, v }) => ({ outputVoltage: Number(v) * (s === '9' ? -1 : 1) }),
  },
]
