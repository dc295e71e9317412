import { family, numbers } from '../numbering.ts'
import { dcConverter, tenPercent, voltages } from './converter.ts'

/** MEA1D0505DC, NME0505SC: input and output in two digits each, D or S body at the end. */
const MURATA = [
  { prefix: 'NME', power: 1, dual: false, isolation: 1000, price: 4.4 },
  { prefix: 'NMA', power: 1, dual: true, isolation: 1000, price: 5.1 },
  { prefix: 'NMH', power: 2, dual: true, isolation: 1000, price: 6.6 },
  { prefix: 'MEA1D', power: 1, dual: true, isolation: 1000, price: 4.6 },
  { prefix: 'MEE1S', power: 1, dual: false, isolation: 1000, price: 4.1 },
  { prefix: 'MEJ1S', power: 1, dual: false, isolation: 5200, price: 6.9 },
  { prefix: 'MEJ2S', power: 2, dual: false, isolation: 5200, price: 7.9 },
  { prefix: 'CRE1S', power: 1, dual: false, isolation: 1000, price: 3.3 },
]
const murata = MURATA.map(({ prefix, power, dual, isolation, price }) =>
  numbers({
    model: `${prefix}{input}{output}{body}C`,
    fields: {
      output: voltages([5, 12, 15, 9]),
      input: voltages([5, 12, 24, 15]),
      body: [
        { code: 'S', body: 'SIP' },
        { code: 'D', body: 'DIP' },
      ] as const,
    },
    describe: ({ input, output, body }) =>
      dcConverter({
        brand: 'Murata Power',
        series: prefix,
        kind: 'Isolated',
        input: tenPercent(input.volts),
        output: output.volts,
        dual,
        power,
        isolation,
        body: body.body,
        packCount: 35,
        price,
      }),
  }),
)
const oki = numbers({
  model: 'OKI-78SR-{output}/{amperes}-W36{form}-C',
  fields: {
    output: [
      { code: '5', volts: 5 },
      { code: '3.3', volts: 3.3 },
      { code: '12', volts: 12 },
    ],
    amperes: [
      { code: '1.5', value: 1.5 },
      { code: '1.0', value: 1 },
    ],
    form: [{ code: '' }, { code: 'H' }, { code: 'E' }],
  },
  describe: ({ output, amperes }) =>
    dcConverter({
      brand: 'Murata Power',
      series: 'OKI-78SR',
      kind: 'Non-Isolated POL',
      input: [output.volts + 2, 36],
      output: output.volts,
      power: Math.round(output.volts * amperes.value * 100) / 100,
      body: 'SIP',
      packCount: 25,
      price: 3.9,
    }),
})
export const murataPower = family('murata-power', 1, [...murata, oki])
