import { type Choice, family, numbers } from '../numbering.ts'
import { dcConverter, mainsSupply, tenPercent, twoToOne, voltages } from './converter.ts'

const brand = 'RECOM'

interface Output extends Choice {
  readonly volts: number
}
/** R-78E5.0-0.5: a linear regulator's pins without its heat. */
const outputs = (...volts: number[]): Output[] =>
  volts.map((value) => ({ code: value < 10 ? value.toFixed(1) : String(value), volts: value }))
const REGULATORS = [
  { series: 'R-78E', outputs: outputs(5, 3.3, 12, 15), amperes: ['0.5', '1.0'], body: 'SIP', max: 28, price: 2.6 },
  { series: 'R-78C', outputs: outputs(5, 3.3, 12, 1.8, 9, 15), amperes: ['1.0'], body: 'SIP', max: 42, price: 4.9 },
  {
    series: 'R-78B',
    outputs: outputs(5, 3.3, 12, 1.2, 1.5, 1.8, 2.5, 6.5, 9, 15),
    amperes: ['1.0', '1.5', '2.0'],
    body: 'SIP',
    max: 32,
    price: 6.4,
  },
  {
    series: 'R-78HB',
    outputs: outputs(5, 3.3, 12, 6.5, 9, 15, 24),
    amperes: ['0.5'],
    body: 'SIP',
    max: 72,
    price: 7.2,
  },
  {
    series: 'R-78AA',
    outputs: outputs(5, 3.3, 12, 1.8, 2.5, 6.5, 9, 15),
    amperes: ['0.5', '1.0'],
    body: 'SMD',
    max: 32,
    price: 7.4,
  },
  {
    series: 'R-78K',
    outputs: outputs(5, 3.3, 12, 1.8, 2.5, 15),
    amperes: ['0.5', '1.0', '2.0'],
    body: 'SIP',
    max: 36,
    price: 3.1,
  },
] as const
const regulators = REGULATORS.map((regulator) =>
  numbers({
    model: `${regulator.series}{output}-{amperes}{version}`,
    fields: {
      output: regulator.outputs,
      amperes: regulator.amperes.map((code) => ({ code, value: Number(code) })),
      version: [{ code: '' }, { code: 'L' }],
    },
    describe: ({ output, amperes }) =>
      dcConverter({
        brand,
        series: regulator.series,
        kind: 'Non-Isolated POL',
        input: [Math.max(4.75, output.volts + 2), regulator.max],
        output: output.volts,
        power: Math.round(output.volts * amperes.value * 100) / 100,
        body: regulator.body,
        packCount: 42,
        price: regulator.price * (0.8 + 0.2 * amperes.value),
      }),
  }),
)

const OUTPUTS = voltages([5, 12, 3.3, 15, 9, 24])
const POLARITIES = [
  { code: 'S', dual: false },
  { code: 'D', dual: true },
]
/** RO-0505S: input, output, single or dual; /H more isolation, /P short-circuit proof. */
const UNREGULATED = [
  { series: 'RO', power: 1, body: 'SIP', price: 3.3 },
  { series: 'RE', power: 1, body: 'SIP', price: 3.6 },
  { series: 'RB', power: 1, body: 'SIP', price: 3.9 },
  { series: 'RM', power: 0.25, body: 'SIP', price: 3.1 },
  { series: 'RP', power: 1, body: 'SIP', price: 5.1 },
  { series: 'RY', power: 1, body: 'SIP', price: 5 },
  { series: 'RI', power: 2, body: 'SIP', price: 4.8 },
  { series: 'RKE', power: 1, body: 'SIP', price: 5.4 },
  { series: 'R1S', power: 1, body: 'SMD', price: 3.9 },
  { series: 'R2S', power: 2, body: 'SMD', price: 5.2 },
] as const
const unregulated = UNREGULATED.map(({ series, power, body, price }) =>
  numbers({
    model: `${series}-{input}{output}{polarity}{option}`,
    fields: {
      output: OUTPUTS,
      input: voltages([5, 12, 24, 3.3, 15]),
      polarity: POLARITIES,
      option: [
        { code: '', isolation: 1000 },
        { code: '/H', isolation: 3000 },
        { code: '/P', isolation: 1000 },
        { code: '/HP', isolation: 3000 },
      ],
    },
    describe: ({ input, output, polarity, option }) =>
      dcConverter({
        brand,
        series,
        kind: 'Isolated',
        input: tenPercent(input.volts),
        output: output.volts,
        dual: polarity.dual,
        power,
        isolation: option.isolation,
        body,
        packCount: 40,
        price: price * (option.isolation > 1000 ? 1.2 : 1),
      }),
  }),
)
/** REC3-2405SRW: watts, input, output; W is the wide input. */
const REGULATED = [
  { series: 'REC3', power: 3, price: 9.5 },
  { series: 'REC5', power: 5, price: 13.5 },
  { series: 'REC6', power: 6, price: 14.5 },
  { series: 'REC8', power: 8, price: 18 },
  { series: 'REC10', power: 10, price: 20 },
]
const regulated = REGULATED.map(({ series, power, price }) =>
  numbers({
    model: `${series}-{input}{output}{polarity}RW{option}`,
    fields: {
      output: OUTPUTS,
      input: voltages([24, 12, 48, 5]),
      polarity: POLARITIES,
      option: [{ code: '' }, { code: '/H2/A' }, { code: '/H3/A/M' }],
    },
    describe: ({ input, output, polarity }) =>
      dcConverter({
        brand,
        series,
        kind: 'Isolated',
        input: twoToOne(input.volts),
        output: output.volts,
        dual: polarity.dual,
        power,
        isolation: 1600,
        body: 'DIP',
        packCount: 15,
        price,
      }),
  }),
)

/** RAC05-05SK: watts, volts. */
const mains = numbers({
  model: 'RAC{watts}-{output}S{version}',
  fields: {
    output: voltages([5, 12, 3.3, 24, 15]),
    watts: [3, 5, 10, 4, 15, 20, 2].map((watts) => ({ code: String(watts).padStart(2, '0'), watts })),
    version: [{ code: 'K' }, { code: 'K/277' }, { code: 'E/277' }, { code: 'GA' }],
  },
  describe: ({ watts, output }) =>
    mainsSupply({
      brand,
      series: `RAC${watts.code}`,
      kind: 'Board Mount',
      output: output.volts,
      power: watts.watts,
      packCount: 20,
      price: 6.5 + watts.watts * 0.75,
    }),
})

export const recomConverters = family('recom-converters', 2, [...regulators, ...unregulated, ...regulated, mains])
