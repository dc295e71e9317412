import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'
import { boardShelf } from './board.ts'

const pointShelf: Shelf = {
  ...boardShelf,
  brand: 'Keystone Electronics',
  category: ['Development Boards & Tools', 'Prototyping & Test', 'Test Points'],
  name: 'Test point',
  package: 'Through hole',
  drawing: 'standoff',
  marking: 'TP',
  packing: 'Bulk',
  packCount: 100,
  attributes: { mounting: 'Through hole', plating: 'Silver' },
}
const POINT_COLOURS = ['Red', 'Black', 'White', 'Orange', 'Yellow']
const points: Article[] = [
  ...[
    { first: 5000, size: 'Miniature' },
    { first: 5005, size: 'Compact' },
    { first: 5010, size: 'Multipurpose' },
  ].flatMap(({ first, size }) =>
    POINT_COLOURS.map(
      (colour, i): Article => ({
        code: String(first + i),
        detail: `${size} ${colour.toLowerCase()}`,
        price: 0.21,
        attributes: { colour, size },
        equivalence: `test-point|${size}|${colour}`,
      }),
    ),
  ),
  {
    code: '5015',
    detail: 'Miniature surface-mount',
    price: 0.24,
    package: 'SMD',
    packing: 'Tape & reel',
    packCount: 2500,
    attributes: { size: 'Miniature', mounting: 'Surface mount' },
    equivalence: 'test-point|smd|mini',
  },
  {
    code: '5016',
    detail: 'Compact surface-mount',
    price: 0.26,
    package: 'SMD',
    packing: 'Tape & reel',
    packCount: 1500,
    attributes: { size: 'Compact', mounting: 'Surface mount' },
    equivalence: 'test-point|smd|compact',
  },
  {
    code: '5019',
    detail: 'Miniature surface-mount',
    price: 0.27,
    package: 'SMD',
    packing: 'Tape & reel',
    packCount: 2500,
    attributes: { size: 'Miniature', mounting: 'Surface mount' },
    equivalence: 'test-point|smd|mini',
  },
  { code: '5116', detail: 'Compact green', price: 0.22, attributes: { colour: 'Green', size: 'Compact' } },
  { code: '5117', detail: 'Compact blue', price: 0.22, attributes: { colour: 'Blue', size: 'Compact' } },
  {
    code: 'S1751-46R',
    brand: 'Harwin',
    detail: '1206 surface-mount',
    price: 0.16,
    package: 'SMD',
    packing: 'Tape & reel',
    packCount: 3000,
    attributes: { size: '1206', mounting: 'Surface mount', plating: 'Tin' },
  },
  {
    code: 'S2751-46R',
    brand: 'Harwin',
    detail: '0805 surface-mount',
    price: 0.16,
    package: 'SMD',
    packing: 'Tape & reel',
    packCount: 4000,
    attributes: { size: '0805', mounting: 'Surface mount', plating: 'Tin' },
  },
  {
    code: 'S1761-46R',
    brand: 'Harwin',
    detail: '1808 surface-mount',
    price: 0.17,
    package: 'SMD',
    packing: 'Tape & reel',
    packCount: 3000,
    attributes: { size: '1808', mounting: 'Surface mount', plating: 'Tin' },
  },
  {
    code: 'RCU-0C',
    brand: 'TE Connectivity',
    detail: '0805 surface-mount',
    price: 0.12,
    package: 'SMD',
    packing: 'Tape & reel',
    packCount: 5000,
    attributes: { size: '0805', mounting: 'Surface mount', plating: 'Silver' },
  },
]

export const testPoints = family('test-points', 1, [articles(pointShelf, points)])
