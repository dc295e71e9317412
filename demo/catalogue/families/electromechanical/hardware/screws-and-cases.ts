import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'

const screwShelf: Shelf = {
  brand: 'Keystone Electronics',
  category: ['Audio & Electromechanical', 'Enclosures & Hardware', 'Screws'],
  name: 'Machine screw',
  package: 'Hardware',
  drawing: 'screw',
  marking: 'M3',
  packing: 'Bag',
  packCount: 100,
  attributes: { material: 'Zinc-plated steel', mounting: 'Panel' },
}
const screw = (
  code: string,
  thread: string,
  length: number,
  price: number,
  material = 'Zinc-plated steel',
): Article => ({
  code,
  detail: `${thread} × ${length} mm pan-head`,
  marking: thread.slice(0, 4),
  price,
  attributes: { size: thread, length, material },
  equivalence: `screw|${thread}|${length}|${material}`,
})
const SCREWS = [
  screw('9900', '4-40', 6.4, 0.06),
  screw('9901', '4-40', 7.9, 0.06),
  screw('9902', '4-40', 9.5, 0.07),
  screw('9903', '4-40', 12.7, 0.07),
  screw('9904', '6-32', 6.4, 0.07),
  screw('9905', '6-32', 9.5, 0.07),
  screw('29311', 'M3', 6, 0.06),
  screw('29312', 'M3', 8, 0.06),
  screw('29313', 'M3', 10, 0.06),
  screw('29314', 'M3', 12, 0.07),
  screw('29315', 'M3', 16, 0.07),
  screw('29316', 'M4', 8, 0.08),
  screw('29317', 'M4', 10, 0.08),
  screw('29341', 'M3', 6, 0.1, 'Nylon'),
  screw('29342', 'M3', 10, 0.1, 'Nylon'),
  screw('29343', 'M3', 12, 0.11, 'Nylon'),
]

const caseShelf: Shelf = {
  brand: 'Raspberry Pi',
  category: ['Audio & Electromechanical', 'Enclosures & Hardware', 'Enclosures'],
  name: 'Enclosure',
  package: 'Enclosure',
  drawing: 'enclosure',
  marking: 'CASE',
  packing: 'Box',
  packCount: 1,
  attributes: { mounting: 'Free hanging' },
}
const gland: Partial<Article> = {
  brand: 'Phoenix Contact',
  category: ['Audio & Electromechanical', 'Enclosures & Hardware', 'Cable Glands'],
  name: 'Cable gland',
  drawing: 'standoff',
  marking: 'GLAND',
}
const CASES: Article[] = [
  { code: 'SC1159', detail: 'Raspberry Pi 5 red and white', price: 10, attributes: { size: '97 × 67 × 33 mm' } },
  { code: 'SC1160', detail: 'Raspberry Pi 5 black and grey', price: 10, attributes: { size: '97 × 67 × 33 mm' } },
  { code: 'SC0206', detail: 'Raspberry Pi 4 red and white', price: 5, attributes: { size: '97 × 67 × 29 mm' } },
  { code: 'SC0440', detail: 'Raspberry Pi Zero', price: 5, attributes: { size: '69 × 34 × 13 mm' } },
  {
    code: '4301',
    brand: 'Adafruit',
    detail: 'Raspberry Pi 4 clear',
    price: 7.95,
    attributes: { size: '92 × 66 × 30 mm' },
  },
  {
    code: '3252',
    brand: 'Adafruit',
    detail: 'Raspberry Pi Zero clear',
    price: 4.95,
    attributes: { size: '70 × 36 × 13 mm' },
  },
  {
    code: 'PRT-15296',
    brand: 'SparkFun',
    detail: 'Raspberry Pi 4 aluminium',
    price: 12.9,
    attributes: { size: '94 × 70 × 27 mm' },
  },
  {
    code: '2906775',
    brand: 'Phoenix Contact',
    detail: 'ME 22.5 DIN rail',
    price: 8.4,
    attributes: { size: '22.5 × 99 × 114 mm' },
  },
  {
    code: '2907143',
    brand: 'Phoenix Contact',
    detail: 'ME 45 DIN rail',
    price: 12.7,
    attributes: { size: '45 × 99 × 114 mm' },
  },
  {
    code: '2896270',
    brand: 'Phoenix Contact',
    detail: 'BC 71.6 DIN rail',
    price: 10.6,
    attributes: { size: '71.6 × 90 × 62 mm' },
  },
  { code: '1411122', ...gland, detail: 'M12 plastic', price: 1.2, attributes: { size: 'M12', mounting: 'Panel' } },
  { code: '1411126', ...gland, detail: 'M16 plastic', price: 1.3, attributes: { size: 'M16', mounting: 'Panel' } },
  { code: '1411132', ...gland, detail: 'M20 plastic', price: 1.5, attributes: { size: 'M20', mounting: 'Panel' } },
  { code: '1411135', ...gland, detail: 'M25 plastic', price: 1.9, attributes: { size: 'M25', mounting: 'Panel' } },
  { code: '1411161', ...gland, detail: 'M20 brass', price: 4.1, attributes: { size: 'M20', mounting: 'Panel' } },
]

export const screwsAndCases = family('screws-cases', 1, [articles(screwShelf, SCREWS), articles(caseShelf, CASES)])
