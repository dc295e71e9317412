import { type Choice, family, numbers } from '../numbering.ts'
import { crystal, WATCH_FREQUENCY } from './crystal.ts'
import { CRYSTAL_FREQUENCIES, LOWEST_BY_PACKAGE, OSCILLATOR_FREQUENCIES } from './frequencies.ts'
import { oscillator } from './oscillator.ts'

const brand = 'ECS Inc.'

interface EcsFrequency extends Choice {
  readonly hertz: number
}

/** Frequencies that ECS writes with a second decimal: 245.7 is 24.576 MHz. */
const LONG_WRITTEN = new Set([
  11_059_200, 11_289_600, 12_288_000, 13_560_000, 14_745_600, 24_576_000, 27_120_000, 29_491_200, 33_333_000,
])

/** Tenths of a megahertz: 320 is 32.0 MHz and 143 is 14.31818 MHz. */
function ecsFrequencies(all: readonly number[], lowest: number): EcsFrequency[] {
  const byCode = new Map<string, EcsFrequency>()
  const round = all.filter((hertz) => hertz % 1e5 === 0)
  // Round frequencies own the short code; the others take it only where it is free.
  for (const hertz of [...round, ...all.filter((candidate) => candidate % 1e5 !== 0)]) {
    const short = String(Math.floor(hertz / 1e5))
    const long = (Math.floor(hertz / 1e4) / 10).toFixed(1)
    const code = byCode.has(short) || LONG_WRITTEN.has(hertz) ? long : short
    if (!byCode.has(code)) byCode.set(code, { code, hertz })
  }
  const written = [...byCode.values()]
  return all.flatMap((hertz) => written.filter((frequency) => frequency.hertz === hertz && hertz >= lowest))
}

const GRADES = [
  { code: 'JEN', ppm: 20, stability: 30, temperature: [-40, 85] },
  { code: 'CKM', ppm: 10, stability: 10, temperature: [-20, 70] },
  { code: 'AGM', ppm: 25, stability: 30, temperature: [-20, 70] },
  { code: 'AEN', ppm: 25, stability: 50, temperature: [-40, 85] },
  { code: 'JTN', ppm: 20, stability: 20, temperature: [-40, 85] },
  { code: 'JGN', ppm: 20, stability: 30, temperature: [-40, 85] },
  { code: 'RWN', ppm: 15, stability: 15, temperature: [-40, 85] },
  { code: 'CWN', ppm: 10, stability: 15, temperature: [-40, 85] },
  { code: 'AEL', ppm: 25, stability: 50, temperature: [-10, 70] },
] as const
const BODIES = [
  { code: '33', size: '3225' },
  { code: '33B', size: '3225' },
  { code: '33Q', size: '3225', qualified: true },
  { code: '30B', size: '5032' },
  { code: '30A', size: '5032' },
  { code: '36', size: '2520' },
  { code: '37', size: '2016' },
  { code: '37B', size: '2016' },
  { code: '47', size: '1612' },
  { code: '23A', size: '6035' },
] as const
const LOADS = [18, 8, 10, 12, 20, 9, 7, 16].map((load) => ({ code: String(load), load }))
const TAPE = [
  { code: '-TR', pieces: 1000 },
  { code: '-TR3', pieces: 3000 },
]

const surface = BODIES.map((body) =>
  numbers({
    model: `ECS-{f}-{load}-${body.code}-{grade}[{tape}]`,
    stem: `ECS-{f}-{load}-${body.code}-{grade}`,
    fields: {
      f: ecsFrequencies(CRYSTAL_FREQUENCIES, LOWEST_BY_PACKAGE.get(body.size) ?? 8e6),
      load: LOADS,
      grade: GRADES,
      tape: TAPE,
    },
    describe: ({ f, load, grade, tape }) =>
      crystal({
        brand,
        series: `ECX-${body.code}`,
        hertz: f.hertz,
        package: body.size,
        load: load.load,
        tolerance: grade.ppm,
        stability: grade.stability,
        temperature: grade.temperature,
        qualified: 'qualified' in body,
        packCount: tape.pieces,
        priceLevel: 1.1,
      }),
  }),
)

const leaded = [
  { body: '4X', size: 'HC-49/S', tape: '' },
  { body: '5PX', size: 'HC-49/US SMD', tape: '[-TR]' },
].map(({ body, size, tape }) =>
  numbers({
    model: `ECS-{f}-{load}-${body}${tape}`,
    stem: `ECS-{f}-{load}-${body}`,
    fields: {
      f: ecsFrequencies(CRYSTAL_FREQUENCIES, LOWEST_BY_PACKAGE.get(size) ?? 4e6),
      // S is series resonance: no load at all.
      load: [
        { code: '20', load: 20 },
        { code: '18', load: 18 },
        { code: '32', load: 32 },
        { code: 'S', load: 0 },
      ],
    },
    describe: ({ f, load }) =>
      crystal({
        brand,
        series: size === 'HC-49/S' ? 'HC-49USX' : 'CSM-7X',
        hertz: f.hertz,
        package: size,
        load: load.load,
        tolerance: 30,
        stability: 50,
        temperature: [-10, 70],
        packCount: 1000,
        priceLevel: 1.1,
      }),
  }),
)

const watch = numbers({
  model: 'ECS-.327-{load}-{body}{tape}',
  stem: 'ECS-.327-{load}-{body}',
  fields: {
    load: [12.5, 9, 7, 6].map((load) => ({ code: String(load), load })),
    body: [
      { code: '34B', size: '3215' },
      { code: '34G', size: '3215' },
      { code: '12', size: '2012' },
      { code: '16', size: '1610' },
      { code: '17X', size: '8038' },
      { code: '13X', size: 'Cylinder 2×6' },
    ],
    tape: [
      { code: '-TR', pieces: 3000 },
      { code: '', pieces: 1000 },
    ],
  },
  describe: ({ load, body, tape }) =>
    crystal({
      brand,
      series: `ECX-${body.code}`,
      hertz: WATCH_FREQUENCY,
      package: body.size,
      load: load.load,
      tolerance: 20,
      temperature: [-40, 85],
      packCount: tape.pieces,
      priceLevel: 1.1,
    }),
})

/** ECS-2520MV-480-BN-TR: body, supply, frequency, stability and range. */
const oscillators = numbers({
  model: 'ECS-{body}{supply}-{f}-{grade}[-TR]',
  stem: 'ECS-{body}{supply}-{f}-{grade}',
  fields: {
    f: ecsFrequencies(OSCILLATOR_FREQUENCIES, 1e6),
    body: ['2520', '3225', '2016', '5032', '7050', '1612'].map((code) => ({ code })),
    supply: [
      { code: 'MV', supply: [1.6, 3.6] },
      { code: 'S', supply: [3.3, 3.3] },
      { code: 'SMV', supply: [1.62, 3.63] },
    ] as const,
    grade: [
      { code: 'BN', ppm: 50, temperature: [-40, 85] },
      { code: 'CN', ppm: 25, temperature: [-40, 85] },
      { code: 'BP', ppm: 50, temperature: [-40, 105] },
      { code: 'AN', ppm: 100, temperature: [-40, 85] },
      { code: 'BM', ppm: 50, temperature: [-20, 70] },
    ] as const,
  },
  describe: ({ f, body, supply, grade }) =>
    oscillator({
      brand,
      series: `ECS-${body.code}${supply.code}`,
      kind: 'XO',
      hertz: f.hertz,
      package: body.code,
      stability: grade.ppm,
      supply: supply.supply,
      supplyCurrent: 0.005,
      output: 'CMOS',
      temperature: grade.temperature,
      packCount: 1000,
      price: 0.82 * (grade.ppm <= 25 ? 1.2 : 1),
    }),
})

export const ecsCrystals = family('ecs-crystals', 3, [...surface, ...leaded, watch])
export const ecsOscillators = family('ecs-oscillators', 2, [oscillators])
