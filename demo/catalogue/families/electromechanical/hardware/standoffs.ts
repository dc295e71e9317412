import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'

interface SpacerFacts {
  brand: string
  series: string
  thread: string
  length: number
  material: string
  ends: string
  surface: boolean
  price: number
}
const spacer = ({ brand, series, thread, length, material, ends, surface, price }: SpacerFacts) => ({
  brand,
  category: ['Audio & Electromechanical', 'Enclosures & Hardware', 'Standoffs'] as const,
  name: 'Standoff',
  introduce: `${thread} ${length} mm ${material.toLowerCase()} standoff, ${ends.toLowerCase()}`,
  package: surface ? 'SMD' : 'Panel',
  attributes: {
    size: thread,
    length,
    material,
    gender: ends,
    series,
    mounting: surface ? 'Surface mount' : 'Panel',
  },
  equivalence: `standoff|${thread}|${length}|${material}|${ends}|${surface}`,
  drawing: 'standoff',
  marking: thread,
  packing: surface ? ('Tape & reel' as const) : ('Bag' as const),
  packCount: surface ? 300 : 100,
  usualPrice: dollars(price),
  rohs: true,
})

/** 9774030151R: soldered spacer, height in tenths of a millimetre, thread. */
const soldered = numbers({
  model: '9774{height}{thread}R',
  fields: {
    height: [30, 10, 15, 20, 25, 40, 50, 60, 70, 80, 90, 100].map((tenths) => ({
      code: String(tenths).padStart(3, '0'),
      mm: tenths / 10,
    })),
    thread: [
      { code: '360', thread: 'M3' },
      { code: '243', thread: 'M2.5' },
      { code: '151', thread: 'M2' },
      { code: '482', thread: 'M4' },
      { code: '960', thread: 'Plain 3.3 mm' },
    ],
  },
  describe: ({ height, thread }) =>
    spacer({
      brand: 'Würth Elektronik',
      series: 'WA-SMSI',
      thread: thread.thread,
      length: height.mm,
      material: 'Tin-plated steel',
      ends: 'Female',
      surface: true,
      price: 0.4 + height.mm * 0.03,
    }),
})
/** 970100365 plastic, 971 with one stud: length in tenths of a millimetre, thread. */
const LENGTHS = [50, 60, 80, 100, 120, 150, 180, 200, 250, 300, 350, 400].map((tenths) => ({
  code: String(tenths).padStart(3, '0'),
  mm: tenths / 10,
}))
const plain = numbers({
  model: '97{kind}{length}{thread}',
  fields: {
    length: LENGTHS,
    kind: [
      { code: '0', material: 'Polyamide', ends: 'Female–female' },
      { code: '1', material: 'Polyamide', ends: 'Male–female' },
      { code: '7', material: 'Steel', ends: 'Female–female' },
      { code: '8', material: 'Steel', ends: 'Male–female' },
    ],
    thread: [
      { code: '365', thread: 'M3' },
      { code: '244', thread: 'M2.5' },
      { code: '486', thread: 'M4' },
    ],
  },
  describe: ({ length, kind, thread }) =>
    spacer({
      brand: 'Würth Elektronik',
      series: kind.material === 'Steel' ? 'WA-SSTII' : 'WA-SPAII',
      thread: thread.thread,
      length: length.mm,
      material: kind.material,
      ends: kind.ends,
      surface: false,
      price: (kind.material === 'Steel' ? 0.5 : 0.22) + length.mm * 0.012,
    }),
})
/** Keystone counts its standoffs up with the length. */
const KEYSTONE = [
  {
    first: 24431,
    thread: 'M3',
    material: 'Aluminium',
    ends: 'Female–female',
    lengths: [5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 25],
    price: 0.42,
  },
  {
    first: 24315,
    thread: 'M3',
    material: 'Aluminium',
    ends: 'Male–female',
    lengths: [5, 6, 8, 10, 12, 15, 18, 20, 25],
    price: 0.48,
  },
  {
    first: 25500,
    thread: 'M3',
    material: 'Nylon',
    ends: 'Female–female',
    lengths: [5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 30],
    price: 0.24,
  },
  {
    first: 24290,
    thread: 'M2.5',
    material: 'Aluminium',
    ends: 'Female–female',
    lengths: [4, 5, 6, 8, 10, 12],
    price: 0.46,
  },
]
const counted = KEYSTONE.map(({ first, thread, material, ends, lengths, price }) =>
  numbers({
    model: '{item}',
    fields: { item: lengths.map((length, i) => ({ code: String(first + i), length })) },
    describe: ({ item }) =>
      spacer({
        brand: 'Keystone Electronics',
        series: 'Metric spacers',
        thread,
        length: item.length,
        material,
        ends,
        surface: false,
        price: price + item.length * 0.01,
      }),
  }),
)

export const standoffs = family('standoffs', 1, [soldered, plain, ...counted])
