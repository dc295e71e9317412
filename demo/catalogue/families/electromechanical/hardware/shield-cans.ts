import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'

/** BMI-S-103: one-piece; -F its frame, -C its cover. */
const SHIELD_SIZES = [
  { code: '101', size: '13.7 × 12.8 mm' },
  { code: '102', size: '16.5 × 16.5 mm' },
  { code: '103', size: '26.2 × 26.2 mm' },
  { code: '104', size: '32.0 × 32.0 mm' },
  { code: '105', size: '38.1 × 25.4 mm' },
  { code: '106', size: '36.8 × 33.7 mm' },
  { code: '107', size: '44.4 × 44.4 mm' },
  { code: '201', size: '13.7 × 12.8 mm' },
  { code: '202', size: '16.5 × 16.5 mm' },
  { code: '203', size: '26.2 × 26.2 mm' },
  { code: '205', size: '38.1 × 25.4 mm' },
]
const shields = numbers({
  model: 'BMI-S-{size}{piece}',
  fields: {
    size: SHIELD_SIZES,
    piece: [
      { code: '', name: 'One-piece shield' },
      { code: '-F', name: 'Shield frame' },
      { code: '-C', name: 'Shield cover' },
    ],
  },
  describe: ({ size, piece }) => ({
    brand: 'Laird',
    category: ['Audio & Electromechanical', 'Enclosures & Hardware', 'Shield Cans'],
    name: piece.name,
    introduce: `${size.size} ${piece.name.toLowerCase()}, tin-plated steel`,
    package: 'SMD',
    attributes: {
      size: size.size,
      plating: 'Tin',
      series: 'BMI-S',
      mounting: 'Surface mount',
      temperatureMin: -40,
      temperatureMax: 85,
    },
    equivalence: `Laird BMI-S-${size.code}${piece.code}`,
    drawing: 'enclosure',
    marking: 'SHIELD',
    packing: 'Tape & reel',
    packCount: 350,
    usualPrice: piece.code === '' ? 0.92 : 0.64,
    rohs: true,
  }),
})
const shieldShelf: Shelf = {
  brand: 'Harwin',
  category: ['Audio & Electromechanical', 'Enclosures & Hardware', 'Shield Cans'],
  name: 'Shield can',
  package: 'SMD',
  drawing: 'enclosure',
  marking: 'SHIELD',
  packing: 'Tape & reel',
  packCount: 3000,
  attributes: { plating: 'Tin', mounting: 'Surface mount', temperatureMin: -40, temperatureMax: 125 },
}
const SHIELDS: Article[] = [
  { code: 'S8201-46R', detail: '0.3 mm', name: 'Shield can clip', price: 0.12 },
  { code: 'S0951-46R', detail: '0.2 mm', name: 'Shield can clip', price: 0.11 },
  { code: 'S0961-46R', detail: '0.15 mm', name: 'Shield can clip', price: 0.11 },
  { code: 'S0911-46R', detail: '0.3 mm midi', name: 'Shield can clip', price: 0.12 },
  { code: 'S1711-46R', detail: '0.3 mm mini', name: 'Shield can clip', price: 0.11 },
  { code: 'S02-20150300', detail: '20 × 15 × 3 mm', price: 1.4 },
  { code: 'S02-30300500', detail: '30 × 30 × 5 mm', price: 2.1 },
  { code: 'S03-20100300R', detail: '20 × 10 × 3 mm', price: 1.1 },
  { code: 'S03-30100300R', detail: '30 × 10 × 3 mm', price: 1.25 },
  { code: 'S03-30150300R', detail: '30 × 15 × 3 mm', price: 1.35 },
  {
    code: '36103205S',
    brand: 'Würth Elektronik',
    detail: '21 × 21 × 3 mm',
    name: 'Shield frame',
    price: 1.3,
    packCount: 300,
  },
  {
    code: '36103255S',
    brand: 'Würth Elektronik',
    detail: '26 × 26 × 3 mm',
    name: 'Shield frame',
    price: 1.5,
    packCount: 300,
  },
  {
    code: '36003200S',
    brand: 'Würth Elektronik',
    detail: '21 × 21 mm',
    name: 'Shield cover',
    price: 1.1,
    packCount: 300,
  },
]

export const shieldCans = family('shield-cans', 1, [shields, articles(shieldShelf, SHIELDS)])
