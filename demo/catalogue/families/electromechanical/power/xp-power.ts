import { family, numbers } from '../numbering.ts'
import { dcConverter, mainsSupply, tenPercent, twoToOne, voltages } from './converter.ts'

/** ECE05US05: watts, single output, volts. */
const xpMains = numbers({
  model: '{series}{watts}US{output}',
  fields: {
    output: [5, 12, 24, 3, 9, 15, 48].map((code) => ({
      code: String(code).padStart(2, '0'),
      volts: code === 3 ? 3.3 : code,
    })),
    watts: [5, 10, 20, 40, 60].map((value) => ({ code: String(value).padStart(2, '0'), value })),
    series: [{ code: 'ECE' }, { code: 'VCE' }, { code: 'ECS' }],
  },
  describe: ({ output, watts, series }) =>
    mainsSupply({
      brand: 'XP Power',
      series: series.code,
      kind: 'Board Mount',
      output: output.volts,
      power: watts.value,
      packCount: 30,
      price: 10 + watts.value * 0.75,
    }),
})
const xpDc = numbers({
  model: '{series}{input}{output}{polarity}',
  fields: {
    output: voltages([5, 12, 15, 9]),
    input: voltages([5, 12, 24]),
    polarity: [
      { code: 'S', dual: false },
      { code: 'D', dual: true },
    ],
    series: [
      { code: 'IE', power: 1, regulated: false, price: 4.3 },
      { code: 'IH', power: 2, regulated: false, price: 6.1 },
      { code: 'IA', power: 1, regulated: false, price: 4.6 },
      { code: 'ITX', power: 6, regulated: true, price: 14 },
    ],
  },
  describe: ({ output, input, polarity, series }) =>
    dcConverter({
      brand: 'XP Power',
      series: series.code,
      kind: 'Isolated',
      input: series.regulated ? twoToOne(input.volts) : tenPercent(input.volts),
      output: output.volts,
      dual: polarity.dual,
      power: series.power,
      isolation: 1000,
      body: 'SIP',
      packCount: 25,
      price: series.price,
    }),
})
export const xpPower = family('xp-power', 1, [xpMains, xpDc])
