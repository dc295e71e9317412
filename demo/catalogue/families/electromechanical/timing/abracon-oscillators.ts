import { family, numbers } from '../numbering.ts'
import { frequenciesFrom, OSCILLATOR_FREQUENCIES } from './frequencies.ts'
import { oscillator } from './oscillator.ts'

/** The letters after the frequency: stability and range; L adds −40 … 85 °C. */
const GRADES = [
  { code: 'LC', ppm: 50, temperature: [-40, 85] },
  { code: 'LR', ppm: 25, temperature: [-40, 85] },
  { code: 'C', ppm: 50, temperature: [-20, 70] },
  { code: 'R', ppm: 25, temperature: [-20, 70] },
  { code: 'ET', ppm: 25, temperature: [-20, 70] },
  { code: 'L', ppm: 100, temperature: [-40, 85] },
  { code: 'E', ppm: 100, temperature: [0, 70] },
] as const

/** Without its dashes ASE2-4.000MHZ would read as ASE-24.000MHZ, so the numbered series start at two digits. */
const lowestOf = (series: string) => (series === 'ASE2' || series === 'ASE3' ? 10_000_000 : 1_000_000)

const SERIES = [
  { code: 'ASE', size: '3225', kind: 'XO', supply: [3.3, 3.3], price: 0.92 },
  { code: 'ASE2', size: '3225', kind: 'XO', supply: [2.5, 2.5], price: 0.95 },
  { code: 'ASE3', size: '3225', kind: 'XO', supply: [1.8, 1.8], price: 0.97 },
  { code: 'ASV', size: '7050', kind: 'XO', supply: [3.3, 3.3], price: 0.84 },
  { code: 'ASFL1', size: '5032', kind: 'XO', supply: [3.3, 3.3], price: 0.88 },
  { code: 'ASFLM', size: '5032', kind: 'XO', supply: [1.8, 3.3], price: 0.99 },
  { code: 'ASA', size: '2520', kind: 'XO', supply: [3.3, 3.3], price: 1.05 },
  { code: 'ASDMB', size: '2520', kind: 'MEMS', supply: [1.8, 3.3], price: 1.12 },
  { code: 'ASEM1', size: '3225', kind: 'MEMS', supply: [1.8, 3.3], price: 1.02 },
  { code: 'ASFLMB', size: '5032', kind: 'MEMS', supply: [1.8, 3.3], price: 1.08 },
  { code: 'ASTX-H11', size: '2520', kind: 'TCXO', supply: [3.3, 3.3], price: 2.3 },
  { code: 'ASVTX-09', size: '5032', kind: 'TCXO', supply: [3.3, 3.3], price: 2.5 },
  { code: 'ASVV', size: '7050', kind: 'VCXO', supply: [3.3, 3.3], price: 2.9 },
] as const

export const abraconOscillators = family(
  'abracon-oscillators',
  2,
  SERIES.map((series) =>
    numbers({
      model: `${series.code}-{f}[MHZ]-{grade}[{tape}]`,
      stem: `${series.code}-{f}MHZ-{grade}`,
      fields: {
        f: frequenciesFrom(lowestOf(series.code), 3, { all: OSCILLATOR_FREQUENCIES }),
        grade: GRADES,
        tape: [
          { code: '-T', pieces: 1000 },
          { code: '-T3', pieces: 3000 },
        ],
      },
      describe: ({ f, grade, tape }) =>
        oscillator({
          brand: 'Abracon',
          series: series.code,
          kind: series.kind,
          hertz: f.hertz,
          package: series.size,
          stability: series.kind === 'TCXO' ? grade.ppm / 10 : grade.ppm,
          supply: series.supply,
          supplyCurrent: series.kind === 'TCXO' ? 0.002 : 0.01,
          output: series.kind === 'TCXO' ? 'Clipped sine' : 'CMOS',
          temperature: grade.temperature,
          packCount: tape.pieces,
          price: series.price * (grade.ppm <= 25 ? 1.15 : 1),
        }),
    }),
  ),
)
