import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'

const coinShelf: Shelf = {
  brand: 'Keystone Electronics',
  category: ['Connectors', 'Battery Contacts & Holders', 'Coin Cell Holders'],
  name: 'Coin cell holder',
  package: 'SMD',
  drawing: 'coin-holder',
  marking: 'KEYSTONE',
  packing: 'Bag',
  packCount: 200,
  attributes: { mounting: 'Surface mount', plating: 'Tin', temperatureMin: -40, temperatureMax: 85 },
}
const holder = (code: string, cell: string, price: number, extra: Partial<Article> = {}): Article => {
  const through = extra.package === 'Through hole'
  const taped = code.endsWith('TR')
  return {
    code,
    detail: `${cell} ${through ? 'through-hole' : 'surface-mount'}`,
    price,
    attributes: { size: cell, ...(through && { mounting: 'Through hole' }) },
    equivalence: `coin-holder|${cell}|${through ? 'tht' : 'smt'}`,
    ...(taped && { packing: 'Tape & reel' as const, packCount: 500 }),
    ...extra,
  }
}
const through = { package: 'Through hole' }
const COIN = [
  holder('3000', 'CR1220', 0.52),
  holder('3000TR', 'CR1220', 0.56),
  holder('3001', 'CR1225', 0.54),
  holder('3001TR', 'CR1225', 0.57),
  holder('3002', 'CR2032', 0.6),
  holder('3002TR', 'CR2032', 0.63),
  holder('3003', 'CR2032', 0.55),
  holder('3003TR', 'CR2032', 0.58),
  holder('3008', 'CR2450', 0.62),
  holder('3008TR', 'CR2450', 0.66),
  holder('3034', 'CR2032', 0.57),
  holder('3034TR', 'CR2032', 0.59),
  holder('3009', 'CR2477', 0.7),
  holder('1058', 'CR2032', 1.02),
  holder('1058TR', 'CR2032', 1.05),
  holder('1066', 'CR2032', 0.98, through),
  holder('1066TR', 'CR2032', 1.0, through),
  holder('BAT-HLD-001', 'CR2032', 0.3, { brand: 'Linx', marking: 'LINX' }),
  holder('BAT-HLD-001-TR', 'CR2032', 0.32, { brand: 'Linx', marking: 'LINX' }),
  holder('BAT-HLD-002-SMT', 'CR2032', 0.34, { brand: 'Linx', marking: 'LINX' }),
  holder('BAT-HLD-003-SMT', 'CR2032', 0.36, { brand: 'Linx', marking: 'LINX' }),
  holder('BAT-HLD-012-SMT', 'CR1220', 0.3, { brand: 'Linx', marking: 'LINX' }),
  holder('S8211-46R', 'CR1220', 0.5, { brand: 'Harwin', marking: 'HARWIN', packing: 'Tape & reel', packCount: 500 }),
  holder('S8421-45R', 'CR2032', 0.58, { brand: 'Harwin', marking: 'HARWIN', packing: 'Tape & reel', packCount: 500 }),
  holder('BS-7', 'CR2032', 0.4, { brand: 'Linx', marking: 'LINX', ...through }),
]

const cylinderShelf: Shelf = {
  ...coinShelf,
  category: ['Connectors', 'Battery Contacts & Holders', 'Cylindrical Holders'],
  name: 'Battery holder',
  package: 'Through hole',
  packCount: 50,
  attributes: { ...coinShelf.attributes, mounting: 'Through hole' },
}
const cylinder = (code: string, cells: number, size: string, price: number, mounting = 'Through hole'): Article => ({
  code,
  detail: `${cells} × ${size}`,
  price,
  attributes: { positions: cells, size, mounting },
  equivalence: `battery-holder|${cells}|${size}|${mounting}`,
  ...(mounting === 'Surface mount' && { package: 'SMD' }),
})
const CYLINDERS = [
  cylinder('1042', 1, '18650', 2.9, 'Surface mount'),
  cylinder('1042P', 1, '18650', 2.8),
  cylinder('1043', 1, '18650', 2.7),
  cylinder('1043P', 1, '18650', 2.8),
  cylinder('1048', 2, '18650', 4.6, 'Surface mount'),
  cylinder('1048P', 2, '18650', 4.4),
  cylinder('1049', 2, '18650', 4.5),
  cylinder('1015C', 1, 'AA', 1.1),
  cylinder('2460', 1, 'AA', 0.94),
  cylinder('2462', 2, 'AA', 1.22),
  cylinder('2464', 3, 'AA', 1.6),
  cylinder('2477', 4, 'AA', 1.9),
  cylinder('2466', 1, 'AAA', 0.92),
  cylinder('2468', 2, 'AAA', 1.18),
  cylinder('2479', 3, 'AAA', 1.52),
  cylinder('2482', 4, 'AAA', 1.84),
  cylinder('1024', 1, 'AA', 1.9, 'Surface mount'),
  cylinder('1020', 1, 'AAA', 1.8, 'Surface mount'),
]

const contactShelf: Shelf = {
  ...coinShelf,
  category: ['Connectors', 'Battery Contacts & Holders', 'Contacts'],
  name: 'Battery contact',
  drawing: 'crimp-contact',
  packCount: 500,
}
const contact = (code: string, size: string, price: number): Article => ({
  code,
  detail: size,
  price,
  attributes: { size },
})
const CONTACTS = [
  contact('5201', 'AA and AAA positive spring', 0.21),
  contact('5212', 'AA dual spring', 0.3),
  contact('5204', 'AA button', 0.19),
  contact('5223', 'AA negative coil', 0.2),
  contact('5207', 'AAA button', 0.19),
  contact('5229', '18650 leaf', 0.31),
  contact('5230', '18650 leaf, surface-mount', 0.33),
]

export const batteryHolders = family('battery-holders', 1, [
  articles(coinShelf, COIN),
  articles(cylinderShelf, CYLINDERS),
  articles(contactShelf, CONTACTS),
])
