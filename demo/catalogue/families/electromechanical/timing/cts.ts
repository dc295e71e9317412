import { family, numbers } from '../numbering.ts'
import { crystal } from './crystal.ts'
import { CRYSTAL_FREQUENCIES, type Frequency } from './frequencies.ts'

/** CTS writes 12.0 MHz as 12M00000: the M is the decimal point. */
const ctsFrequencies: Frequency[] = CRYSTAL_FREQUENCIES.filter((hertz) => hertz >= 8e6).map((hertz) => ({
  hertz,
  code: (hertz / 1e6).toFixed(5).replace('.', 'M'),
}))
const crystals = ['403', '445', '425'].map((series) => {
  const size = series === '403' ? '3225' : series === '445' ? '5032' : '2016'
  return numbers({
    model: `${series}{range}{tolerance}{load}{f}`,
    fields: {
      f: ctsFrequencies,
      load: [
        { code: 'D', load: 18 },
        { code: 'A', load: 10 },
        { code: 'B', load: 12 },
        { code: 'E', load: 20 },
        { code: 'S', load: 8 },
      ],
      tolerance: [
        { code: '35', ppm: 30 },
        { code: '23', ppm: 20 },
        { code: '11', ppm: 10 },
      ],
      range: [
        { code: 'I', temperature: [-40, 85] },
        { code: 'C', temperature: [-20, 70] },
      ] as const,
    },
    describe: ({ f, load, tolerance, range }) =>
      crystal({
        brand: 'CTS',
        series,
        hertz: f.hertz,
        package: size,
        load: load.load,
        tolerance: tolerance.ppm,
        stability: 50,
        temperature: range.temperature,
        packCount: 1000,
        priceLevel: 0.9,
      }),
  })
})

export const ctsCrystals = family('cts-crystals', 1, crystals)
