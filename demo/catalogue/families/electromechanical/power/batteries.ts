import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'

const coinShelf: Shelf = {
  brand: 'Panasonic',
  category: ['Power Supplies & Batteries', 'Batteries', 'Coin Cells'],
  name: 'Lithium coin cell',
  package: 'Coin',
  drawing: 'coin-cell',
  marking: 'CR2032',
  packing: 'Tray',
  packCount: 100,
  attributes: {
    voltage: 3,
    chemistry: 'Lithium manganese dioxide',
    mounting: 'Free hanging',
    temperatureMin: -30,
    temperatureMax: 85,
  },
}
const coin = (
  code: string,
  size: string,
  milliAmpereHours: number,
  price: number,
  extra: Partial<Article> = {},
): Article => ({
  code,
  detail: `3 V ${milliAmpereHours} mAh ${size}`,
  price,
  package: size,
  marking: size,
  attributes: { capacity: milliAmpereHours / 1000, size, ...extra.attributes },
  equivalence: extra.equivalence ?? `coin-cell|${size}|${code.includes('/') ? code : ''}`,
  ...(extra.brand && { brand: extra.brand }),
})
const heat = { attributes: { temperatureMin: -40, temperatureMax: 125 } }
const fluoride = { attributes: { chemistry: 'Lithium carbon monofluoride' } }
const COINS = [
  coin('CR2032', 'CR2032', 225, 0.32),
  coin('CR2025', 'CR2025', 165, 0.3),
  coin('CR2016', 'CR2016', 90, 0.29),
  coin('CR1220', 'CR1220', 35, 0.34),
  coin('CR1616', 'CR1616', 55, 0.4),
  coin('CR1620', 'CR1620', 75, 0.42),
  coin('CR1632', 'CR1632', 140, 0.46),
  coin('CR2354', 'CR2354', 560, 0.98),
  coin('CR2412', 'CR2412', 100, 0.92),
  coin('CR2430', 'CR2430', 285, 0.62),
  coin('CR2450', 'CR2450', 620, 0.74),
  coin('CR2477', 'CR2477', 1000, 1.2),
  coin('CR3032', 'CR3032', 500, 0.96),
  coin('BR2032', 'BR2032', 200, 0.68, fluoride),
  coin('BR1225', 'BR1225', 48, 0.62, fluoride),
  coin('BR2330', 'BR2330', 255, 0.9, fluoride),
  coin('BR2450A', 'BR2450', 550, 2.6, { attributes: { ...fluoride.attributes, temperatureMax: 125 } }),
  coin('BR1632A', 'BR1632', 120, 2.1, { attributes: { ...fluoride.attributes, temperatureMax: 125 } }),
  coin('CR2032/BN', 'CR2032', 225, 0.9),
  coin('CR2032/HFN', 'CR2032', 225, 0.96),
  coin('CR2032/VCN', 'CR2032', 225, 0.95),
  coin('CR2477/HFN', 'CR2477', 1000, 2),
  coin('CR2032X', 'CR2032', 220, 1.1, { brand: 'Murata', ...heat }),
  coin('CR2032W', 'CR2032', 200, 1.6, { brand: 'Murata', ...heat }),
  coin('CR2450W', 'CR2450', 550, 2.2, { brand: 'Murata', ...heat }),
  coin('CR2477X', 'CR2477', 1000, 1.9, { brand: 'Murata', ...heat }),
  coin('CR2477W', 'CR2477', 1000, 2.8, { brand: 'Murata', ...heat }),
]

const cells: Shelf = {
  ...coinShelf,
  category: ['Power Supplies & Batteries', 'Batteries', 'Li-Ion'],
  name: 'Lithium-ion cell',
  package: '18650',
  drawing: 'cell-round',
  marking: 'LI-ION',
  attributes: {
    voltage: 3.6,
    chemistry: 'Lithium ion',
    mounting: 'Free hanging',
    temperatureMin: -20,
    temperatureMax: 60,
  },
}
const cell = (code: string, size: string, hours: number, price: number, extra: Partial<Article> = {}): Article => ({
  code,
  detail: `${hours} Ah ${size}`,
  price,
  package: size,
  ...(size.startsWith('Pouch') && { drawing: 'cell-pouch' }),
  attributes: { capacity: hours, size, ...extra.attributes },
  equivalence: `cell|${extra.name ?? 'li-ion'}|${size}`,
  ...(extra.brand && { brand: extra.brand }),
  ...(extra.category && { category: extra.category }),
  ...(extra.name && { name: extra.name }),
  ...(extra.marking && { marking: extra.marking }),
  ...(extra.drawing && { drawing: extra.drawing }),
})
const primary: Partial<Article> = {
  category: ['Power Supplies & Batteries', 'Batteries', 'Lithium Primary'],
  name: 'Lithium primary cell',
  marking: 'LITHIUM',
}
const alkaline: Partial<Article> = {
  category: ['Power Supplies & Batteries', 'Batteries', 'Alkaline'],
  name: 'Alkaline cell',
  marking: 'ALKALINE',
  drawing: 'cell-alkaline',
  attributes: { voltage: 1.5, chemistry: 'Alkaline', temperatureMax: 54 },
}
const polymer = { voltage: 3.7, chemistry: 'Lithium polymer' }
const CELLS = [
  cell('NCR18650B', '18650', 3.35, 4.6),
  cell('NCR18650GA', '18650', 3.45, 5.2),
  cell('NCR18650PF', '18650', 2.9, 4.4),
  cell('NCR18500A', '18500', 2.04, 4.1),
  cell('NCR2070C', '20700', 3.5, 5.8),
  cell('1578', 'Pouch 29×36 mm', 0.5, 7.95, { brand: 'Adafruit', attributes: polymer }),
  cell('1317', 'Pouch 29×12 mm', 0.15, 5.95, { brand: 'Adafruit', attributes: polymer }),
  cell('2011', 'Pouch 60×36 mm', 2, 12.5, { brand: 'Adafruit', attributes: polymer }),
  cell('3898', 'Pouch 36×17 mm', 0.4, 6.95, { brand: 'Adafruit', attributes: polymer }),
  cell('4236', 'Pouch 32×20 mm', 0.42, 6.95, { brand: 'Adafruit', attributes: polymer }),
  cell('PRT-13851', 'Pouch 34×26 mm', 0.4, 5.5, { brand: 'SparkFun', attributes: polymer }),
  cell('PRT-13813', 'Pouch 50×34 mm', 1, 10.9, { brand: 'SparkFun', attributes: polymer }),
  cell('PRT-13855', 'Pouch 60×54 mm', 2, 14.5, { brand: 'SparkFun', attributes: polymer }),
  cell('CR123A', '17345', 1.55, 2.2, {
    ...primary,
    attributes: { voltage: 3, chemistry: 'Lithium manganese dioxide' },
  }),
  cell('CR-2', '15270', 0.85, 2.4, { ...primary, attributes: { voltage: 3, chemistry: 'Lithium manganese dioxide' } }),
  cell('CR-P2', 'CR-P2', 1.4, 5.1, {
    ...primary,
    drawing: 'cell-block',
    attributes: { voltage: 6, chemistry: 'Lithium manganese dioxide' },
  }),
  cell('BR-2/3A', '2/3 A', 1.2, 4.8, {
    ...primary,
    attributes: { voltage: 3, chemistry: 'Lithium carbon monofluoride' },
  }),
  cell('BR-AG', 'A', 2.2, 6.9, { ...primary, attributes: { voltage: 3, chemistry: 'Lithium carbon monofluoride' } }),
  cell('BR-CSSP', 'C', 5, 14.2, { ...primary, attributes: { voltage: 3, chemistry: 'Lithium carbon monofluoride' } }),
  cell('LR6XWA', 'AA', 2.87, 0.36, alkaline),
  cell('LR03XWA', 'AAA', 1.2, 0.36, alkaline),
  cell('LR14XWA', 'C', 8, 1.2, alkaline),
  cell('LR20XWA', 'D', 16, 1.5, alkaline),
  cell('6LR61XWA', '9 V', 0.57, 1.9, {
    ...alkaline,
    drawing: 'cell-block',
    attributes: { voltage: 9, chemistry: 'Alkaline', temperatureMax: 54 },
  }),
  cell('LR44', 'LR44', 0.12, 0.28, { ...alkaline, drawing: 'coin-cell' }),
]

const solarShelf: Shelf = {
  ...coinShelf,
  category: ['Power Supplies & Batteries', 'Solar & Harvesting', 'Solar Cells'],
  name: 'Solar cell',
  package: 'Module',
  drawing: 'solar-panel',
  marking: 'SOLAR',
  attributes: { mounting: 'Panel', temperatureMin: -10, temperatureMax: 60 },
}
const solar = (
  code: string,
  size: string,
  voltage: number,
  current: number,
  price: number,
  brand?: string,
): Article => ({
  code,
  detail: `${voltage} V ${size}`,
  price,
  attributes: {
    outputVoltage: voltage,
    outputCurrent: current,
    outputPower: Number((voltage * current).toPrecision(3)),
    size,
  },
  ...(brand && { brand }),
})
const SOLAR = [
  solar('AM-1456CA-DGK-E', '25 × 10 mm', 1.5, 0.0000053, 1.6),
  solar('AM-1815CA-DGK-E', '58 × 49 mm', 3, 0.000042, 4.3),
  solar('AM-1816CA-DGK-E', '97 × 57 mm', 3, 0.000084, 7.4),
  solar('AM-5610CAR-DGK-E', '25 × 20 mm', 3.3, 0.0051, 2.4),
  solar('AM-5907CAR-DGK-E', '75 × 55 mm', 4.1, 0.045, 8.6),
  solar('5366', '53 × 30 mm', 5, 0.03, 4.5, 'Adafruit'),
  solar('5367', '70 × 55 mm', 5, 0.1, 6.5, 'Adafruit'),
  solar('3809', '136 × 110 mm', 6, 0.33, 29, 'Adafruit'),
  solar('PRT-16835', '170 × 115 mm', 9.15, 0.58, 49, 'SparkFun'),
  solar('313070004', '160 × 116 mm', 5.5, 0.54, 12.9, 'Seeed Studio'),
  solar('313070005', '80 × 100 mm', 5.5, 0.17, 5.9, 'Seeed Studio'),
]
const HARVESTERS: Article[] = [
  {
    code: '760390013',
    brand: 'Würth Elektronik',
    detail: 'WE-PP push-pull',
    name: 'Harvesting transformer',
    price: 3.1,
    marking: 'WE',
    drawing: 'converter-brick',
    attributes: { mounting: 'Surface mount' },
  },
  {
    code: '74488540070',
    brand: 'Würth Elektronik',
    detail: '1:100 WE-EHPI',
    name: 'Harvesting transformer',
    price: 3.6,
    marking: 'WE',
    drawing: 'converter-brick',
    attributes: { mounting: 'Surface mount' },
  },
  {
    code: '74488540120',
    brand: 'Würth Elektronik',
    detail: '1:50 WE-EHPI',
    name: 'Harvesting transformer',
    price: 3.5,
    marking: 'WE',
    drawing: 'converter-brick',
    attributes: { mounting: 'Surface mount' },
  },
  {
    code: '74488540250',
    brand: 'Würth Elektronik',
    detail: '1:20 WE-EHPI',
    name: 'Harvesting transformer',
    price: 3.4,
    marking: 'WE',
    drawing: 'converter-brick',
    attributes: { mounting: 'Surface mount' },
  },
]
const harvesterShelf: Shelf = {
  ...solarShelf,
  category: ['Power Supplies & Batteries', 'Solar & Harvesting', 'Harvesters'],
  package: 'SMD',
}

export const batteries = family('batteries', 1, [
  articles(coinShelf, COINS),
  articles(cells, CELLS),
  articles(solarShelf, SOLAR),
  articles(harvesterShelf, HARVESTERS),
])
