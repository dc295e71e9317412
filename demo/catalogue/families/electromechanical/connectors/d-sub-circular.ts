import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { boxHeader } from './box-headers.ts'
import { connector } from './connector.ts'
import { positions } from './positions.ts'

const SHELLS = [
  { code: 'E09', contacts: 9 },
  { code: 'A15', contacts: 15 },
  { code: 'B25', contacts: 25 },
  { code: 'C37', contacts: 37 },
]
const GENDERS = [
  { code: 'S', gender: 'Female' },
  { code: 'P', gender: 'Male' },
] as const
const TERMINATIONS = [
  { code: '', mounting: 'Panel', orientation: 'Vertical' },
  { code: 'A4CH3F', mounting: 'Through hole', orientation: 'Right angle' },
  { code: 'A4CH4F', mounting: 'Through hole', orientation: 'Right angle' },
  { code: 'OL2', mounting: 'Through hole', orientation: 'Vertical' },
] as const
const amphenolDSub = numbers({
  model: 'L77SD{shell}{gender}{termination}',
  fields: { shell: SHELLS, gender: GENDERS, termination: TERMINATIONS },
  describe: ({ shell, gender, termination }) =>
    connector({
      brand: 'Amphenol',
      category: ['Connectors', 'D-Sub & Circular', 'D-Sub'],
      name: 'D-Sub connector',
      series: 'L77SD',
      system: `d-sub ${termination.code === '' ? 'solder cup' : 'board'}`,
      positions: shell.contacts,
      rows: 2,
      package: `D-Sub ${shell.contacts}`,
      pitch: 2.77,
      gender: gender.gender,
      orientation: termination.orientation,
      mounting: termination.mounting,
      plating: 'Gold flash',
      current: 5,
      voltage: 300,
      temperature: [-55, 125],
      drawing: `d-sub-${shell.contacts}`,
      marking: `D-SUB ${shell.contacts}`,
      packing: 'Tray',
      packCount: 50,
      price: 0.7 + shell.contacts * 0.04,
    }),
})

/** Harting SEK 18 ribbon headers: 09 18 5, the pin count, then the shape. */
const hartingBox = numbers({
  model: '09185{n}{shape}',
  alsoWritten: ['09 18 5{n} {shape}'],
  fields: {
    n: positions([6, 10, 14, 16, 20, 26, 34, 40, 50, 60, 64], 2),
    shape: [
      { code: '6324', orientation: 'Vertical' },
      { code: '6323', orientation: 'Right angle' },
      { code: '7324', orientation: 'Vertical' },
      { code: '7323', orientation: 'Right angle' },
    ] as const,
  },
  describe: ({ n, shape }) =>
    boxHeader({
      brand: 'Harting',
      series: shape.code.startsWith('6') ? 'SEK 18' : 'SEK 18 low profile',
      positions: n.count,
      pitch: 2.54,
      orientation: shape.orientation,
      mounting: 'Through hole',
      plating: 'Gold',
      priceLevel: 2.6,
    }),
})

const circularShelf: Shelf = {
  brand: 'Phoenix Contact',
  category: ['Connectors', 'D-Sub & Circular', 'M8/M12'],
  name: 'M12 connector',
  package: 'Panel',
  drawing: 'circular-connector',
  marking: 'M12',
  packing: 'Bag',
  packCount: 10,
  attributes: {
    positions: 4,
    mounting: 'Panel',
    current: 4,
    voltage: 250,
    plating: 'Gold',
    temperatureMin: -25,
    temperatureMax: 85,
  },
}
const CIRCULAR: Article[] = [
  { code: '1671182', detail: '4-pole A-coded male panel', price: 6.4, attributes: { gender: 'Male' } },
  { code: '1671179', detail: '4-pole A-coded female panel', price: 6.9, attributes: { gender: 'Female' } },
  { code: '1513334', detail: '5-pole A-coded male panel', price: 7.2, attributes: { positions: 5, gender: 'Male' } },
  {
    code: '1513554',
    detail: '5-pole A-coded female panel',
    price: 7.5,
    attributes: { positions: 5, gender: 'Female' },
  },
  {
    code: '1424180',
    detail: '8-pole X-coded female board',
    price: 14.2,
    attributes: { positions: 8, gender: 'Female', current: 0.5, mounting: 'Through hole' },
  },
  {
    code: '1456310',
    detail: '4-pole A-coded male cable',
    price: 8.1,
    attributes: { gender: 'Male', mounting: 'Free hanging' },
  },
  {
    code: '21033812411',
    brand: 'Harting',
    detail: '4-pole D-coded male cable',
    price: 12.5,
    attributes: { gender: 'Male', mounting: 'Free hanging' },
  },
  {
    code: '21033811410',
    brand: 'Harting',
    detail: '4-pole D-coded female board',
    price: 11.2,
    attributes: { gender: 'Female', mounting: 'Through hole' },
  },
  {
    code: 'T4145035041-001',
    brand: 'TE Connectivity',
    detail: '4-pole A-coded male panel',
    price: 5.9,
    attributes: { gender: 'Male' },
  },
  {
    code: 'T4144035051-000',
    brand: 'TE Connectivity',
    detail: '5-pole A-coded female panel',
    price: 6.1,
    attributes: { positions: 5, gender: 'Female' },
  },
  {
    code: 'MSAS-05PMMC-SL7001',
    brand: 'Amphenol',
    detail: '5-pole A-coded male panel',
    price: 5.6,
    attributes: { positions: 5, gender: 'Male' },
  },
]
const MILITARY: Article[] = [
  {
    code: 'PT06E-8-4S(SR)',
    detail: '4-way size 8 female cable',
    price: 24,
    attributes: { gender: 'Female', mounting: 'Free hanging' },
  },
  { code: 'PT02E-8-4P', detail: '4-way size 8 male panel', price: 19, attributes: { gender: 'Male' } },
  {
    code: 'PT06E-10-6S(SR)',
    detail: '6-way size 10 female cable',
    price: 27,
    attributes: { positions: 6, gender: 'Female', mounting: 'Free hanging' },
  },
  { code: 'PT02E-10-6P', detail: '6-way size 10 male panel', price: 21, attributes: { positions: 6, gender: 'Male' } },
  {
    code: 'PT06E-12-10S(SR)',
    detail: '10-way size 12 female cable',
    price: 31,
    attributes: { positions: 10, gender: 'Female', mounting: 'Free hanging' },
  },
  {
    code: 'PT02E-12-10P',
    detail: '10-way size 12 male panel',
    price: 25,
    attributes: { positions: 10, gender: 'Male' },
  },
]
const militaryShelf: Shelf = {
  ...circularShelf,
  brand: 'Amphenol',
  category: ['Connectors', 'D-Sub & Circular', 'Circular Mil'],
  name: 'Circular connector',
  marking: 'PT',
  attributes: { ...circularShelf.attributes, current: 7.5, voltage: 600, temperatureMin: -55, temperatureMax: 125 },
}

export const dSubAndCircular = family('d-sub-circular', 1, [
  amphenolDSub,
  hartingBox,
  articles(circularShelf, CIRCULAR),
  articles(militaryShelf, MILITARY),
])
