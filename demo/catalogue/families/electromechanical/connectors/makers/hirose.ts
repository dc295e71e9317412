import { family, listed, numbers } from '../../numbering.ts'
import { MEZZANINE } from '../categories.ts'
import { connector, drawnCount } from '../connector.ts'
import { flatCableSocket } from '../flat-cable.ts'
import { positions, range } from '../positions.ts'
import { crimpContact, type WireSeries, wireHeader, wireHousing } from '../wire-to-board.ts'

const brand = 'Hirose'

/** The number in brackets at the end of most Hirose numbers is the packing and plating version. */
const FLAT = [
  {
    model: 'FH12-{n}S-0.5SH{version}',
    pitch: 0.5,
    counts: [...range(6, 20), 22, 24, 25, 26, 28, 30, 32, 33, 34, 35, 36, 40, 45, 50, 53],
    versions: ['(55)', '(54)'],
  },
  { model: 'FH12-{n}S-1SH{version}', pitch: 1, counts: [...range(4, 30), 32, 36], versions: ['(55)', '(54)'] },
  {
    model: 'FH12A-{n}S-0.5SH{version}',
    pitch: 0.5,
    counts: [...range(6, 30), 34, 36, 40, 45, 50],
    versions: ['(55)', '(54)'],
  },
  {
    model: 'FH19C-{n}S-0.5SH{version}',
    pitch: 0.5,
    counts: [4, 6, 8, 9, 10, 12, 13, 14, 15, 16, 18, 20, 22, 24, 25, 30, 36],
    versions: ['(10)', '(05)', '(99)'],
  },
  { model: 'FH26-{n}S-0.3SHW{version}', pitch: 0.3, counts: range(9, 71, 2), versions: ['(05)', '(15)', '(98)'] },
  { model: 'FH35C-{n}S-0.3SHW{version}', pitch: 0.3, counts: range(9, 51, 2), versions: ['(50)', '(10)', '(99)'] },
]
const flat = FLAT.map(({ model, pitch, counts, versions }) =>
  numbers({
    model,
    stem: model.replace('{version}', ''),
    fields: { n: positions(counts), version: versions.map((code) => ({ code })) },
    describe: ({ n }) =>
      flatCableSocket({
        brand,
        series: model.slice(0, model.indexOf('-')),
        positions: n.count,
        pitch,
        packCount: 2000,
        priceLevel: 1.9,
      }),
  }),
)
export const hiroseFlatCable = family('hirose-flat-cable', 1, flat)

const df13: WireSeries = { brand, series: 'DF13', pitch: 1.25, current: 1, voltage: 150, temperature: [-35, 85] }
const df13Counts = positions([...range(2, 15)])
const df13Headers = [
  {
    model: 'DF13-{n}P-1.25H{version}',
    orientation: 'Right angle',
    mounting: 'Surface mount',
    versions: ['(20)', '(21)', '(50)'],
  },
  {
    model: 'DF13-{n}P-1.25V{version}',
    orientation: 'Vertical',
    mounting: 'Surface mount',
    versions: ['(20)', '(21)', '(50)'],
  },
  { model: 'DF13-{n}P-1.25DSA{version}', orientation: 'Vertical', mounting: 'Through hole', versions: ['', '(50)'] },
  { model: 'DF13-{n}P-1.25DS{version}', orientation: 'Right angle', mounting: 'Through hole', versions: ['', '(50)'] },
] as const
export const hiroseDf13 = family('hirose-df13', 1, [
  ...df13Headers.map(({ model, orientation, mounting, versions }) =>
    numbers({
      model,
      stem: model.replace('{version}', ''),
      fields: { n: df13Counts, version: versions.map((code) => ({ code })) },
      describe: ({ n }) =>
        wireHeader(df13, {
          positions: n.count,
          orientation,
          mounting,
          packCount: 1000,
          drawing: `${orientation === 'Vertical' ? 'jst' : 'jst-side'}-${drawnCount(n.count)}`,
          price: 0.16 + n.count * 0.03,
        }),
    }),
  ),
  numbers({ model: 'DF13-{n}S-1.25C', fields: { n: df13Counts }, describe: ({ n }) => wireHousing(df13, n.count) }),
  listed(
    [
      { code: 'DF13-2630SCF', gauges: [30, 26] as const },
      { code: 'DF13-2630SCFA', gauges: [30, 26] as const, plating: 'Gold' },
      { code: 'DF13-3032SCF', gauges: [32, 30] as const },
    ],
    (contact) => crimpContact(df13, contact),
  ),
])

const STACKS = [3, 3.5, 4, 5].map((height) => ({ code: `(${height.toFixed(1)})`, height }))
const mezzanine = (series: string, pitch: number, count: number, gender: 'Male' | 'Female', packCount: number) =>
  connector({
    brand,
    category: MEZZANINE,
    name: 'Mezzanine connector',
    series,
    system: `Hirose ${series}`,
    positions: count,
    rows: 2,
    pitch,
    gender,
    orientation: 'Vertical',
    mounting: 'Surface mount',
    plating: 'Gold',
    current: 0.3,
    voltage: pitch === 0.5 ? 50 : 30,
    temperature: [-55, 85],
    drawing: `board-to-board-${count}`,
    marking: series.split(' ')[0] ?? series,
    packing: 'Tape & reel',
    packCount,
    price: 0.35 + count * 0.014,
  })
const VERSIONS_DF12 = [{ code: '(86)' }, { code: '(80)' }, { code: '(51)' }]
const df12Counts = positions([10, 14, 20, 30, 32, 36, 40, 50, 60, 80])
const VERSIONS_DF40 = [{ code: '(51)' }, { code: '(70)' }, { code: '(58)' }]
const df40Counts = positions([10, 12, 14, 16, 20, 24, 26, 30, 34, 36, 40, 44, 48, 50, 60, 64, 70, 80, 90, 100])

export const hiroseMezzanine = family('hirose-mezzanine', 1, [
  numbers({
    model: 'DF12-{n}DS-0.5V{version}',
    stem: 'DF12-{n}DS-0.5V',
    fields: { n: df12Counts, version: VERSIONS_DF12 },
    describe: ({ n }) => mezzanine('DF12', 0.5, n.count, 'Female', 1000),
  }),
  numbers({
    model: 'DF12{stack}-{n}DP-0.5V{version}',
    stem: 'DF12{stack}-{n}DP-0.5V',
    fields: { n: df12Counts, stack: STACKS, version: VERSIONS_DF12 },
    describe: ({ n, stack }) => mezzanine(`DF12 ${stack.height} mm`, 0.5, n.count, 'Male', 1000),
  }),
  numbers({
    model: 'DF40C-{n}D{gender}-0.4V{version}',
    stem: 'DF40C-{n}D{gender}-0.4V',
    fields: {
      n: df40Counts,
      gender: [
        { code: 'S', gender: 'Female' },
        { code: 'P', gender: 'Male' },
      ] as const,
      version: VERSIONS_DF40,
    },
    describe: ({ n, gender }) => mezzanine('DF40C', 0.4, n.count, gender.gender, 5000),
  }),
  numbers({
    model: 'DF40HC{stack}-{n}DS-0.4V{version}',
    stem: 'DF40HC{stack}-{n}DS-0.4V',
    fields: { n: df40Counts, stack: STACKS, version: VERSIONS_DF40 },
    describe: ({ n, stack }) => mezzanine(`DF40HC ${stack.height} mm`, 0.4, n.count, 'Female', 1000),
  }),
])
