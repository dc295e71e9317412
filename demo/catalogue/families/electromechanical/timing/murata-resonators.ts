import { formatQuantity } from '#demo/catalogue/quantity.ts'
import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'
import { CRYSTAL_FREQUENCIES } from './frequencies.ts'

/** CSTCE8M00G55-R0, CSTLS4M00G56-B0: body, frequency with M for the point, capacitors inside, packing. */
const RESONATOR_BODIES = [
  { code: 'CSTCE', size: '3213', through: false, lowest: 8e6, highest: 20e6, packing: '-R0', pieces: 3000 },
  { code: 'CSTCR', size: '4520', through: false, lowest: 4e6, highest: 7.99e6, packing: '-R0', pieces: 3000 },
  { code: 'CSTLS', size: 'Through hole', through: true, lowest: 3.4e6, highest: 20e6, packing: '-B0', pieces: 500 },
]
const resonators = RESONATOR_BODIES.map((body) =>
  numbers({
    model: `${body.code}{f}{type}[${body.packing}]`,
    stem: `${body.code}{f}{type}`,
    fields: {
      // Three figures are all the number has room for.
      f: CRYSTAL_FREQUENCIES.filter(
        (hertz) => hertz >= body.lowest && hertz <= body.highest && hertz % (hertz >= 10e6 ? 100_000 : 10_000) === 0,
      ).map((hertz) => ({ hertz, code: (hertz / 1e6).toFixed(hertz >= 10e6 ? 1 : 2).replace('.', 'M') })),
      type: [
        { code: 'G55', ppm: 5000, load: 33 },
        { code: 'G55Z', ppm: 5000, load: 33 },
        { code: 'G55A', ppm: 5000, load: 33 },
        { code: 'G56', ppm: 5000, load: 47 },
        { code: 'G53', ppm: 5000, load: 15 },
        { code: 'V53', ppm: 3000, load: 15 },
        { code: 'G52', ppm: 3000, load: 10 },
      ],
    },
    describe: ({ f, type }) => ({
      brand: 'Murata',
      category: ['Crystals & Oscillators', 'Resonators', 'Ceramic'],
      name: 'Ceramic resonator',
      introduce: `${formatQuantity(f.hertz, 'Hz')} ±${type.ppm / 10_000} % ceramic resonator with ${type.load} pF capacitors, ${body.size}`,
      package: body.size,
      attributes: {
        frequency: f.hertz,
        frequencyTolerance: type.ppm,
        frequencyStability: 2000,
        loadCapacitance: Number(`${type.load}e-12`),
        esr: 40,
        series: body.code,
        mounting: body.through ? 'Through hole' : 'Surface mount',
        temperatureMin: -20,
        temperatureMax: type.code === 'G55A' ? 125 : 80,
      },
      equivalence: `resonator|${f.hertz}|${type.load}|${body.size}`,
      drawing: body.through ? 'crystal-hc49' : 'crystal-smd',
      marking: String(f.hertz / 1e6),
      packing: body.through ? 'Bulk' : 'Tape & reel',
      packCount: body.pieces,
      usualPrice: dollars(body.through ? 0.13 : 0.17),
      rohs: true,
    }),
  }),
)
export const murataResonators = family('murata-resonators', 1, resonators)
