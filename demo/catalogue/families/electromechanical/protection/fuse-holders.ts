import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { littelfuseRatings } from './fuse.ts'

const holderShelf: Shelf = {
  brand: 'Keystone Electronics',
  category: ['Circuit Protection', 'Fuses', 'Fuse Holders'],
  name: 'Fuse holder',
  package: 'Through hole',
  drawing: 'fuse-cartridge',
  marking: 'HOLDER',
  packing: 'Bulk',
  packCount: 200,
  attributes: { mounting: 'Through hole', voltage: 250, temperatureMin: -40, temperatureMax: 85 },
}
const HOLDERS: Article[] = [
  { code: '3517', detail: '5×20 mm clip', price: 0.16, attributes: { size: '5×20 mm', current: 15 } },
  { code: '3512', detail: '6.3×32 mm clip', price: 0.18, attributes: { size: '6.3×32 mm', current: 30 } },
  { code: '3557-2', detail: 'Mini blade', price: 0.92, attributes: { size: 'Mini blade', current: 20, voltage: 32 } },
  {
    code: '3568',
    detail: 'Mini blade board',
    price: 0.74,
    attributes: { size: 'Mini blade', current: 30, voltage: 32 },
  },
  {
    code: '3587',
    detail: 'Regular blade',
    price: 0.96,
    attributes: { size: 'Regular blade', current: 30, voltage: 32 },
  },
  { code: '4527', detail: '5×20 mm covered', price: 0.68, attributes: { size: '5×20 mm', current: 10 } },
  { code: '4628', detail: '5×20 mm block', price: 0.81, attributes: { size: '5×20 mm', current: 10 } },
  {
    code: '0031.8201',
    brand: 'Schurter',
    detail: '5×20 mm open',
    price: 0.62,
    attributes: { size: '5×20 mm', current: 10 },
  },
  {
    code: '0031.8211',
    brand: 'Schurter',
    detail: '5×20 mm with cover',
    price: 0.84,
    attributes: { size: '5×20 mm', current: 10 },
  },
  {
    code: '0031.1081',
    brand: 'Schurter',
    detail: '5×20 mm panel',
    price: 1.9,
    package: 'Panel',
    attributes: { size: '5×20 mm', current: 10, mounting: 'Panel' },
  },
  {
    code: '0031.3571',
    brand: 'Schurter',
    detail: '5×20 mm shock-safe',
    price: 2.4,
    attributes: { size: '5×20 mm', current: 10 },
  },
  {
    code: '01550900M',
    brand: 'Littelfuse',
    detail: 'In-line 6.3×32 mm',
    price: 1.8,
    package: 'Panel',
    attributes: { size: '6.3×32 mm', current: 15, mounting: 'Free hanging' },
  },
  {
    code: '03453LS1H',
    brand: 'Littelfuse',
    detail: '5×20 mm panel',
    price: 2.1,
    package: 'Panel',
    attributes: { size: '5×20 mm', current: 16, mounting: 'Panel' },
  },
  {
    code: '64900001039',
    brand: 'Littelfuse',
    detail: '5×20 mm board',
    price: 0.72,
    attributes: { size: '5×20 mm', current: 6.3 },
  },
  {
    code: 'BK/HTC-15M',
    brand: 'Eaton',
    detail: '5×20 mm board',
    price: 0.66,
    attributes: { size: '5×20 mm', current: 15 },
  },
  {
    code: 'BK/HTC-45M',
    brand: 'Eaton',
    detail: '5×20 mm vertical board',
    price: 0.72,
    attributes: { size: '5×20 mm', current: 10 },
  },
]
/** 0154001.DR: a surface-mount clip that comes with its fuse. */
const clipWithFuse = numbers({
  model: '0154{rating}DR',
  alsoWritten: ['0154{rating}DRL'],
  fields: { rating: littelfuseRatings(0.1, 10) },
  describe: ({ rating }) => ({
    brand: 'Littelfuse',
    category: holderShelf.category,
    name: 'Fuse and holder',
    introduce: `${rating.amperes} A 125 V very fast-acting fuse with surface-mount clip`,
    package: 'SMD',
    attributes: {
      current: rating.amperes,
      voltage: 125,
      series: 'OMNI-BLOK',
      mounting: 'Surface mount',
      temperatureMin: -55,
      temperatureMax: 125,
    },
    equivalence: `fuse-with-holder|${rating.amperes}`,
    drawing: 'fuse-chip',
    marking: `${rating.amperes}A`,
    packing: 'Tape & reel',
    packCount: 1500,
    usualPrice: 1.35,
    rohs: true,
  }),
})
export const fuseHolders = family('fuse-holders', 1, [articles(holderShelf, HOLDERS), clipWithFuse])
