import { family, numbers } from '../numbering.ts'
import { dcConverter, mainsSupply, tenPercent } from './converter.ts'

/** VX7805-500: volts in two digits (03 is 3.3 V), milliamperes. */
const vx = numbers({
  model: 'VX78{output}-{milli}{form}',
  fields: {
    output: [
      { code: '05', volts: 5 },
      { code: '03', volts: 3.3 },
      { code: '12', volts: 12 },
      { code: '15', volts: 15 },
      { code: '09', volts: 9 },
      { code: '6.5', volts: 6.5 },
    ],
    milli: [
      { code: '500', amperes: 0.5 },
      { code: '1000', amperes: 1 },
      { code: '2000', amperes: 2 },
    ],
    form: [
      { code: '', body: 'SIP' },
      { code: '-SMT', body: 'SMD' },
    ] as const,
  },
  describe: ({ output, milli, form }) =>
    dcConverter({
      brand: 'CUI Devices',
      series: 'VX78',
      kind: 'Non-Isolated POL',
      input: [output.volts + 1.5, 36],
      output: output.volts,
      power: Math.round(output.volts * milli.amperes * 100) / 100,
      body: form.body,
      packCount: 43,
      price: 2.1 + milli.amperes,
    }),
})
/** PDS1-S5-S5-S: watts, input, output; S single, D dual; the last letter is the body. */
const pds = numbers({
  model: '{series}-S{input}-{polarity}{output}-{form}',
  fields: {
    output: [5, 12, 15, 9, 3, 24].map((code) => ({ code: String(code), volts: code === 3 ? 3.3 : code })),
    input: [5, 12, 24].map((value) => ({ code: String(value), volts: value })),
    polarity: [
      { code: 'S', dual: false },
      { code: 'D', dual: true },
    ],
    series: [
      { code: 'PDS1', power: 1, price: 3 },
      { code: 'PDS2', power: 2, price: 4 },
      { code: 'PDSE1', power: 1, price: 2.6 },
      { code: 'PES1', power: 1, price: 2.8 },
    ],
    form: [
      { code: 'S', body: 'SIP' },
      { code: 'D', body: 'DIP' },
      { code: 'M', body: 'SMD' },
    ] as const,
  },
  describe: ({ output, input, polarity, series, form }) =>
    dcConverter({
      brand: 'CUI Devices',
      series: series.code,
      kind: 'Isolated',
      input: tenPercent(input.volts),
      output: output.volts,
      dual: polarity.dual,
      power: series.power,
      isolation: 1500,
      body: form.body,
      packCount: 43,
      price: series.price,
    }),
})
const pyb = numbers({
  model: 'PYB{watts}-Q{input}-{polarity}{output}-{mount}',
  fields: {
    output: [5, 12, 15, 3, 24].map((code) => ({ code: String(code), volts: code === 3 ? 3.3 : code })),
    input: [
      { code: '24', span: [9, 36] },
      { code: '48', span: [18, 75] },
    ] as const,
    polarity: [
      { code: 'S', dual: false },
      { code: 'D', dual: true },
    ],
    watts: [10, 15, 20, 30].map((value) => ({ code: String(value), value })),
    mount: [{ code: 'T' }, { code: 'U' }, { code: 'DIN' }],
  },
  describe: ({ output, input, polarity, watts }) =>
    dcConverter({
      brand: 'CUI Devices',
      series: 'PYB',
      kind: 'Isolated',
      input: input.span,
      output: output.volts,
      dual: polarity.dual,
      power: watts.value,
      isolation: 1500,
      body: 'Module',
      packing: 'Box',
      packCount: 10,
      price: 17 + watts.value * 0.8,
    }),
})
/** SWI10-5-N-P5: watts, volts, plug of the wall, plug of the device. */
const wall = numbers({
  model: 'SWI{watts}-{output}-{wall}-P5',
  fields: {
    output: [5, 12, 9, 24, 15, 18].map((value) => ({ code: String(value), volts: value })),
    watts: [5, 10, 12, 18, 25].map((value) => ({ code: String(value), value })),
    wall: [{ code: 'N' }, { code: 'E' }, { code: 'UK' }],
  },
  describe: ({ output, watts }) =>
    mainsSupply({
      brand: 'CUI Devices',
      series: 'SWI',
      kind: 'Adapters',
      output: output.volts,
      power: watts.value,
      packCount: 60,
      price: 5 + watts.value * 0.25,
    }),
})
export const cuiPower = family('cui-power', 2, [vx, pds, pyb, wall])
