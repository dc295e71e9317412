import { family, numbers } from '../numbering.ts'
import { dcConverter, fourToOne, mainsSupply, tenPercent, twoToOne, voltages } from './converter.ts'

const brand = 'Traco Power'

/** TSR 1-2450: amperes, then 24 for the wide input and the output in tenths of a volt. */
const REGULATOR_OUTPUTS = [5, 3.3, 12, 15, 1.2, 1.5, 1.8, 2.5, 6.5, 9].map((volts) => ({
  code: String(Math.round(volts * 10)),
  volts,
}))
const regulators = [
  { series: 'TSR 1', amperes: 1, price: 4.9, max: 36 },
  { series: 'TSR 2', amperes: 2, price: 8.4, max: 36 },
  { series: 'TSRN 1', amperes: 1, price: 6.2, max: 42 },
  { series: 'TSR 0.5', amperes: 0.5, price: 3.9, max: 32 },
].map(({ series, amperes, price, max }) =>
  numbers({
    model: `${series}-24{output}{form}`,
    fields: {
      output: REGULATOR_OUTPUTS,
      form: [
        { code: '', body: 'SIP' },
        { code: 'SM', body: 'SMD' },
      ] as const,
    },
    describe: ({ output, form }) =>
      dcConverter({
        brand,
        series,
        kind: 'Non-Isolated POL',
        input: [Math.max(4.6, output.volts + 3), max],
        output: output.volts,
        power: Math.round(output.volts * amperes * 100) / 100,
        body: form.body,
        packCount: 50,
        price,
      }),
  }),
)

const unregulated = [
  { series: 'TMA', power: 1, isolation: 1000, price: 4.1 },
  { series: 'TME', power: 1, isolation: 1000, price: 3.6 },
  { series: 'TMV', power: 1, isolation: 3000, price: 5.4 },
  { series: 'TMH', power: 2, isolation: 1000, price: 5.2 },
].map(({ series, power, isolation, price }) =>
  numbers({
    model: `${series} {input}{output}{polarity}`,
    fields: {
      output: voltages([5, 12, 15, 9, 24]),
      input: voltages([5, 12, 24, 15]),
      polarity: [
        { code: 'S', dual: false },
        { code: 'D', dual: true },
      ],
    },
    describe: ({ input, output, polarity }) =>
      dcConverter({
        brand,
        series,
        kind: 'Isolated',
        input: tenPercent(input.volts),
        output: output.volts,
        dual: polarity.dual,
        power,
        isolation,
        body: 'SIP',
        packCount: 40,
        price,
      }),
  }),
)

/** TMR 3-2411WI: watts, input, and two digits that name the output. */
const OUTPUT_NUMBERS = [
  { code: '11', volts: 5, dual: false },
  { code: '12', volts: 12, dual: false },
  { code: '10', volts: 3.3, dual: false },
  { code: '13', volts: 15, dual: false },
  { code: '15', volts: 24, dual: false },
  { code: '21', volts: 5, dual: true },
  { code: '22', volts: 12, dual: true },
  { code: '23', volts: 15, dual: true },
]
const REGULATED = [
  { series: 'TMR 1', power: 1, wide: false, body: 'SIP', price: 8.2 },
  { series: 'TMR 2', power: 2, wide: false, body: 'SIP', price: 10.5 },
  { series: 'TMR 3', power: 3, wide: false, body: 'SIP', price: 12.5 },
  { series: 'TMR 6', power: 6, wide: false, body: 'SIP', price: 16.5 },
  { series: 'TEL 2', power: 2, wide: false, body: 'DIP', price: 11.5 },
  { series: 'TEL 3', power: 3, wide: false, body: 'DIP', price: 13 },
  { series: 'TEN 3', power: 3, wide: false, body: 'DIP', price: 16 },
  { series: 'TEN 5', power: 6, wide: false, body: 'DIP', price: 19 },
  { series: 'TEN 8', power: 8, wide: false, body: 'DIP', price: 23 },
  { series: 'THN 15', power: 15, wide: false, body: 'Module', price: 31 },
  { series: 'THN 20', power: 20, wide: false, body: 'Module', price: 36 },
] as const
const regulated = REGULATED.flatMap(({ series, power, body, price }) =>
  [false, true].map((wide) =>
    numbers({
      model: `${series}-{input}{output}${wide ? 'WI' : ''}`,
      fields: { output: OUTPUT_NUMBERS, input: voltages(wide ? [24, 48] : [24, 12, 5, 48]) },
      describe: ({ input, output }) =>
        dcConverter({
          brand,
          series: wide ? `${series} WI` : series,
          kind: 'Isolated',
          input: wide ? fourToOne(input.volts) : twoToOne(input.volts),
          output: output.volts,
          dual: output.dual,
          power,
          isolation: 1500,
          body,
          packCount: 20,
          price: price * (wide ? 1.25 : 1),
        }),
    }),
  ),
)

/** TMLM 05105: watts, one output, volts. */
const mains = [
  { series: 'TMLM', watts: [5, 4, 10, 20], price: 9 },
  { series: 'TMPS', watts: [3, 5, 10, 15], price: 8 },
  { series: 'TML', watts: [5, 10, 15, 20, 30, 40], price: 13 },
  { series: 'TMPW', watts: [5, 10, 15, 20, 25], price: 10 },
].map(({ series, watts, price }) =>
  numbers({
    model: series === 'TMPS' || series === 'TMPW' ? `${series} {watts}-1{output}` : `${series} {watts}1{output}`,
    fields: {
      output: [5, 12, 24, 15, 9, 48].map((volts) => ({ code: String(volts).padStart(2, '0'), volts })),
      watts: watts.map((value) => ({ code: String(value).padStart(2, '0'), value })),
    },
    describe: ({ output, watts: size }) =>
      mainsSupply({
        brand,
        series,
        kind: 'Board Mount',
        output: output.volts,
        power: size.value,
        packCount: 20,
        price: price + size.value * 0.9,
      }),
  }),
)

export const tracoConverters = family('traco-converters', 2, [...regulators, ...unregulated, ...regulated, ...mains])
