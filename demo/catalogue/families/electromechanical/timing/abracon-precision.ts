import { formatQuantity } from '#demo/catalogue/quantity.ts'
import { type Choice, family, listed, numbers } from '../numbering.ts'
import { frequenciesFrom } from './frequencies.ts'
import { oscillator } from './oscillator.ts'

/** Ovens keep one crystal at one temperature: AOCJY-10.000MHZ-E. */
const ovens = numbers({
  model: '{series}-{f}[MHZ]-{grade}',
  fields: {
    f: frequenciesFrom(0, 3, {
      all: [10_000_000, 20_000_000, 12_800_000, 100_000_000, 25_000_000, 38_880_000, 50_000_000],
    }),
    series: [
      { code: 'AOCJY', size: 'Module 20×20', price: 62 },
      { code: 'AOCJYR', size: 'Module 25×22', price: 78 },
      { code: 'AOC2012', size: 'Module 20×12', price: 84 },
    ],
    grade: [
      { code: 'E', ppm: 0.02 },
      { code: 'F', ppm: 0.01 },
      { code: 'S', ppm: 0.05 },
    ],
  },
  describe: ({ f, series, grade }) =>
    oscillator({
      brand: 'Abracon',
      series: series.code,
      kind: 'OCXO',
      hertz: f.hertz,
      package: series.size,
      stability: grade.ppm,
      supply: [3.3, 3.3],
      supplyCurrent: 0.4,
      output: 'CMOS',
      temperature: [-40, 85],
      packing: 'Tray',
      packCount: 20,
      price: series.price * (grade.ppm < 0.02 ? 1.3 : 1),
    }),
})

interface Saw extends Choice {
  readonly hertz: number
}
const SAW: Saw[] = [
  { code: 'ASR433.92A-T', hertz: 433_920_000 },
  { code: 'ASR315S2', hertz: 315_000_000 },
  { code: 'ASR418S2', hertz: 418_000_000 },
  { code: 'ASR433.92E-T', hertz: 433_920_000 },
  { code: 'ASR868.35A-T', hertz: 868_350_000 },
  { code: 'ASR915A-T', hertz: 915_000_000 },
  { code: 'ASR303.825E-T', hertz: 303_825_000 },
  { code: 'ASR390E-T', hertz: 390_000_000 },
]
const resonators = listed(SAW, ({ code, hertz }) => ({
  brand: 'Abracon',
  category: ['Crystals & Oscillators', 'Resonators', 'SAW'],
  name: 'SAW resonator',
  introduce: `${formatQuantity(hertz, 'Hz')} ±75 kHz one-port SAW resonator`,
  package: '5035',
  attributes: {
    frequency: hertz,
    frequencyTolerance: Math.round((75_000 / hertz) * 1e6),
    nominalImpedance: 50,
    series: code.slice(0, 6),
    mounting: 'Surface mount',
    temperatureMin: -40,
    temperatureMax: 85,
  },
  equivalence: `saw-resonator|${hertz}|5035`,
  drawing: 'crystal-smd',
  marking: String(hertz / 1e6),
  packing: 'Tape & reel',
  packCount: 1000,
  usualPrice: 0.82,
  rohs: true,
}))

export const abraconPrecision = family('abracon-precision', 1, [ovens, resonators])
