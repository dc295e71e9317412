import { family, numbers } from '../numbering.ts'
import { dcConverter, mainsSupply, tenPercent } from './converter.ts'

const brand = 'MEAN WELL'

const volts = (...list: number[]) => list.map((value) => ({ code: String(value), volts: value }))

/** IRM-05-5: watts, then volts in clear; every series below is numbered so. */
const BOARD = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90]
const irm = numbers({
  model: 'IRM-{watts}-{output}{form}',
  fields: {
    output: volts(5, 12, 24, 3.3, 15, 48),
    watts: BOARD.map((value) => ({ code: String(value).padStart(2, '0'), value })),
    form: [{ code: '' }, { code: 'S' }, { code: 'ST' }],
  },
  describe: ({ output, watts }) =>
    mainsSupply({
      brand,
      series: 'IRM',
      kind: 'Board Mount',
      output: output.volts,
      power: watts.value,
      packCount: 40,
      price: 4.2 + watts.value * 0.33,
    }),
})

const ENCLOSED = [
  {
    series: 'LRS',
    watts: [50, 100, 150, 35, 75, 200, 350, 450, 600],
    outputs: volts(12, 24, 5, 15, 36, 48),
    base: 7,
    slope: 0.085,
  },
  { series: 'RS', watts: [15, 25, 35, 50, 75, 100, 150], outputs: volts(5, 12, 24, 3.3, 15, 48), base: 7, slope: 0.14 },
  { series: 'HDR', watts: [15, 30, 60, 100, 150], outputs: volts(24, 12, 5, 15, 48), base: 9, slope: 0.2 },
  { series: 'NDR', watts: [75, 120, 240, 480], outputs: volts(24, 12, 48), base: 12, slope: 0.2 },
  { series: 'EPS', watts: [15, 25, 35, 45, 65, 120], outputs: volts(5, 12, 24, 15, 3.3, 48), base: 6, slope: 0.15 },
  {
    series: 'RSP',
    watts: [75, 100, 150, 200, 320, 500, 750, 1000],
    outputs: volts(24, 12, 5, 15, 48),
    base: 18,
    slope: 0.16,
  },
]
const enclosed = ENCLOSED.map(({ series, watts, outputs, base, slope }) =>
  numbers({
    model: `${series}-{watts}-{output}`,
    fields: { output: outputs, watts: watts.map((value) => ({ code: String(value), value })) },
    describe: ({ output, watts: size }) =>
      mainsSupply({
        brand,
        series,
        kind: 'Enclosed',
        output: output.volts,
        power: size.value,
        packCount: 30,
        price: base + size.value * slope,
      }),
  }),
)

/** GST60A12-P1J: watts, volts, plug. */
const adapters = numbers({
  model: 'GST{watts}A{output}-{plug}',
  fields: {
    output: [5, 12, 24, 9, 15, 18, 48, 7].map((value) => ({ code: String(value).padStart(2, '0'), volts: value })),
    watts: [18, 25, 36, 40, 60, 90, 120, 160, 220].map((value) => ({ code: String(value), value })),
    plug: [{ code: 'P1J' }, { code: 'R7B' }, { code: 'P1M' }],
  },
  describe: ({ output, watts }) =>
    mainsSupply({
      brand,
      series: 'GST',
      kind: 'Adapters',
      output: output.volts,
      power: watts.value,
      packCount: 40,
      price: 9 + watts.value * 0.24,
    }),
})

/** SUS01L-05: the letter is the input. */
const INPUTS = [
  { code: 'L', volts: 5 },
  { code: 'M', volts: 12 },
  { code: 'N', volts: 24 },
]
const small = [
  { series: 'SUS01', power: 1, price: 2.9 },
  { series: 'SUS02', power: 2, price: 3.5 },
  { series: 'MDS01', power: 1, price: 4.6 },
  { series: 'MDS02', power: 2, price: 5.2 },
].map(({ series, power, price }) =>
  numbers({
    model: `${series}{input}-{output}`,
    fields: {
      output: [5, 12, 15, 9, 24].map((value) => ({ code: String(value).padStart(2, '0'), volts: value })),
      input: INPUTS,
    },
    describe: ({ output, input }) =>
      dcConverter({
        brand,
        series,
        kind: 'Isolated',
        input: tenPercent(input.volts),
        output: output.volts,
        power,
        isolation: series.startsWith('MDS') ? 4000 : 1000,
        body: 'SIP',
        packCount: 40,
        price,
      }),
  }),
)
/** SD-15A-5: watts, the letter of the input span, volts. */
const SPANS = [
  { code: 'A', span: [9.2, 18] },
  { code: 'B', span: [18, 36] },
  { code: 'C', span: [36, 72] },
  { code: 'D', span: [72, 144] },
] as const
const cased = numbers({
  model: 'SD-{watts}{span}-{output}',
  fields: {
    output: volts(5, 12, 24, 48),
    span: SPANS,
    watts: [15, 25, 50, 100, 150, 200].map((value) => ({ code: String(value), value })),
  },
  describe: ({ output, span, watts }) =>
    dcConverter({
      brand,
      series: 'SD',
      kind: 'Isolated',
      input: span.span,
      output: output.volts,
      power: watts.value,
      isolation: 1500,
      body: 'Module',
      packing: 'Box',
      packCount: 30,
      price: 14 + watts.value * 0.26,
    }),
})

export const meanWell = family('mean-well', 2, [irm, ...enclosed, adapters, ...small, cased])
