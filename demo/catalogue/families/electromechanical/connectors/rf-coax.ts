import { type Article, articles, describeArticle, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { molexNumber } from './makers/molex-number.ts'

const uflShelf: Shelf = {
  brand: 'Hirose',
  category: ['Connectors', 'RF Coaxial', 'U.FL/IPEX'],
  name: 'Coaxial board receptacle',
  package: 'SMD',
  drawing: 'ufl',
  marking: 'U.FL',
  packing: 'Tape & reel',
  packCount: 5000,
  attributes: {
    gender: 'Male',
    orientation: 'Vertical',
    mounting: 'Surface mount',
    nominalImpedance: 50,
    frequency: 6e9,
    voltage: 60,
    plating: 'Gold',
    series: 'U.FL',
    temperatureMin: -40,
    temperatureMax: 90,
  },
}

/** The brackets are the reel: (10) 1,000 pieces, (01) 500, (40) 5,000 … */
const REELS = [
  { code: '(10)', pieces: 1000 },
  { code: '(01)', pieces: 500 },
  { code: '(40)', pieces: 5000 },
  { code: '(60)', pieces: 4000 },
  { code: '(80)', pieces: 10000 },
]
const SHAPES = [
  { code: 'U.FL-R-SMT-1', series: 'U.FL', frequency: 6e9, price: 0.43 },
  { code: 'U.FL-R-SMT', series: 'U.FL', frequency: 6e9, price: 0.48 },
  { code: 'W.FL-R-SMT-1', series: 'W.FL', frequency: 6e9, price: 0.52 },
  { code: 'X.FL-R-SMT-1', series: 'X.FL', frequency: 12e9, price: 0.56 },
  { code: 'H.FL-R-SMT', series: 'H.FL', frequency: 6e9, price: 0.6 },
]
const ufl = numbers({
  model: '{shape}[{reel}]',
  stem: '{shape}',
  fields: { shape: SHAPES, reel: REELS },
  describe: ({ shape, reel }) =>
    describeArticle(uflShelf, {
      code: shape.code,
      detail: `${shape.series} 50 Ω ${shape.frequency / 1e9} GHz`,
      marking: shape.series,
      attributes: { series: shape.series, frequency: shape.frequency },
      packCount: reel.pieces,
      price: shape.price,
      // Every I-PEX MHF-style receptacle sits on the same pads.
      equivalence: shape.series === 'U.FL' ? 'u.fl-receptacle' : `Hirose ${shape.code}`,
    }),
})
const UFL_COMPATIBLE: Article[] = [
  {
    code: 'CONUFL001-SMD-T',
    brand: 'Linx',
    detail: 'MHF1 50 Ω 6 GHz',
    price: 0.3,
    packCount: 1000,
    equivalence: 'u.fl-receptacle',
  },
  { code: 'CONMHF4-SMD-G-T', brand: 'Linx', detail: 'MHF4 50 Ω 6 GHz', price: 0.38, packCount: 1000, marking: 'MHF4' },
  {
    code: 'A-1JB',
    brand: 'Amphenol',
    detail: 'AMC 50 Ω 6 GHz',
    price: 0.33,
    packCount: 5000,
    equivalence: 'u.fl-receptacle',
  },
  {
    code: '2118651-2',
    brand: 'TE Connectivity',
    detail: 'UMCC 50 Ω 6 GHz',
    price: 0.36,
    packCount: 3000,
    equivalence: 'u.fl-receptacle',
  },
]

const smaShelf: Shelf = {
  ...uflShelf,
  brand: 'Amphenol',
  category: ['Connectors', 'RF Coaxial', 'SMA'],
  name: 'SMA jack',
  package: 'Through hole',
  drawing: 'sma-connector',
  marking: 'SMA',
  packing: 'Bag',
  packCount: 50,
  attributes: {
    ...uflShelf.attributes,
    gender: 'Female',
    mounting: 'Through hole',
    series: 'SMA',
    frequency: 18e9,
    voltage: 335,
    temperatureMin: -65,
    temperatureMax: 165,
  },
}
const edge: Partial<Article> = { attributes: { mounting: 'Surface mount', orientation: 'Right angle' }, package: 'SMD' }
const SMA: Article[] = [
  { code: '132289', detail: 'Edge-mount 50 Ω 18 GHz', price: 3.4, ...edge, equivalence: 'sma-edge-jack-1.6' },
  { code: '132322', detail: 'Edge-mount 50 Ω 18 GHz', price: 3.6, ...edge },
  { code: '132134', detail: 'Straight 50 Ω 12.4 GHz', price: 2.9, equivalence: 'sma-straight-jack' },
  { code: '132136', detail: 'Right-angle 50 Ω 12.4 GHz', price: 4.2, attributes: { orientation: 'Right angle' } },
  { code: '901-144-8RFX', detail: 'Straight 50 Ω 18 GHz', price: 4.8, equivalence: 'sma-straight-jack' },
  { code: '901-10512-3', detail: 'Edge-mount 50 Ω 26.5 GHz', price: 7.9, ...edge },
  { code: 'CONSMA001', brand: 'Linx', detail: 'Straight 50 Ω 6 GHz', price: 1.9, equivalence: 'sma-straight-jack' },
  {
    code: 'CONSMA003.062',
    brand: 'Linx',
    detail: 'Edge-mount 50 Ω 12.4 GHz',
    price: 2.2,
    ...edge,
    equivalence: 'sma-edge-jack-1.6',
  },
  {
    code: 'CONREVSMA003.062',
    brand: 'Linx',
    detail: 'Edge-mount reverse-polarity 50 Ω',
    price: 2.3,
    ...edge,
    name: 'RP-SMA jack',
  },
  { code: 'CONREVSMA001', brand: 'Linx', detail: 'Straight reverse-polarity 50 Ω', price: 2.1, name: 'RP-SMA jack' },
  {
    code: '60312002114503',
    brand: 'Würth Elektronik',
    detail: 'Edge-mount 50 Ω 18 GHz',
    price: 4.1,
    ...edge,
    equivalence: 'sma-edge-jack-1.6',
  },
  {
    code: '60311002111501',
    brand: 'Würth Elektronik',
    detail: 'Straight 50 Ω 6 GHz',
    price: 3.5,
    equivalence: 'sma-straight-jack',
  },
  {
    code: '5-1814400-1',
    brand: 'TE Connectivity',
    detail: 'Right-angle 50 Ω 12.4 GHz',
    price: 4,
    attributes: { orientation: 'Right angle' },
  },
  {
    code: '5-1814832-1',
    brand: 'TE Connectivity',
    detail: 'Straight 50 Ω 12.4 GHz',
    price: 3.3,
    equivalence: 'sma-straight-jack',
  },
]
/** Samtec: jack, plating, style H, direction, mounting. */
const samtecSma = numbers({
  model: 'SMA-J-P-{style}-{angle}-{mount}',
  fields: {
    mount: [
      { code: 'TH1', edge: false },
      { code: 'EM1', edge: true },
      { code: 'EM2', edge: true },
      { code: 'MT1', edge: true },
      { code: 'SM1', edge: true },
    ],
    angle: [
      { code: 'ST', orientation: 'Vertical' },
      { code: 'RA', orientation: 'Right angle' },
    ],
    style: [{ code: 'H' }, { code: 'X' }],
  },
  describe: ({ mount, angle, style }) =>
    describeArticle(smaShelf, {
      code: `${style.code}${angle.code}${mount.code}`,
      brand: 'Samtec',
      detail: `${mount.edge ? 'Edge- or surface-mount' : 'Board'} 50 Ω 18 GHz`,
      price: mount.edge ? 3.9 : 3.5,
      attributes: { orientation: angle.orientation, mounting: mount.edge ? 'Surface mount' : 'Through hole' },
    }),
})

const otherShelf: Shelf = {
  ...smaShelf,
  name: 'BNC jack',
  category: ['Connectors', 'RF Coaxial', 'BNC'],
  drawing: 'bnc',
  marking: 'BNC',
  attributes: { ...smaShelf.attributes, series: 'BNC', frequency: 4e9, voltage: 500 },
}
const mmcx: Partial<Article> = {
  name: 'MMCX jack',
  category: ['Connectors', 'RF Coaxial', 'MMCX'],
  marking: 'MMCX',
  attributes: { series: 'MMCX', frequency: 6e9, voltage: 170 },
}
const BNC: Article[] = [
  { code: '031-5540', detail: 'Right-angle 50 Ω', price: 3.8, attributes: { orientation: 'Right angle' } },
  {
    code: '031-5538',
    detail: 'Right-angle 75 Ω',
    price: 3.9,
    attributes: { orientation: 'Right angle', nominalImpedance: 75 },
  },
  { code: '031-221-RFX', detail: 'Panel 50 Ω', price: 4.4, attributes: { mounting: 'Panel' } },
  { code: '112404', detail: 'Straight 50 Ω', price: 3.1 },
  {
    code: '1-1337542-0',
    brand: 'TE Connectivity',
    detail: 'Right-angle 50 Ω',
    price: 2.6,
    attributes: { orientation: 'Right angle' },
  },
  {
    code: '5227161-7',
    brand: 'TE Connectivity',
    detail: 'Straight 75 Ω',
    price: 4.9,
    attributes: { nominalImpedance: 75 },
  },
  { code: 'CONBNC001', brand: 'Linx', detail: 'Straight 50 Ω', price: 2.3 },
  { code: '908-22101', detail: 'Straight 50 Ω', price: 2.5, ...mmcx },
  { code: '908-24100', detail: 'Edge-mount 50 Ω', price: 2.8, ...mmcx },
  { code: 'CONMMCX002-SMD-T', brand: 'Linx', detail: 'Surface-mount 50 Ω', price: 1.2, ...mmcx },
  { code: 'MMCX-J-P-H-ST-TH1', brand: 'Samtec', detail: 'Straight 50 Ω', price: 2.9, ...mmcx },
  { code: 'MMCX-J-P-H-ST-EM1', brand: 'Samtec', detail: 'Edge-mount 50 Ω', price: 3, ...mmcx },
]
const MOLEX: Article[] = [
  { code: '73251-2120', detail: 'Edge-mount 50 Ω 18 GHz', price: 5.2, ...edge, name: 'SMA jack' },
  {
    code: '73251-1150',
    detail: 'Straight 50 Ω 18 GHz',
    price: 4.6,
    name: 'SMA jack',
    equivalence: 'sma-straight-jack',
  },
  { code: '73415-1471', detail: 'Straight 50 Ω', price: 2.8, ...mmcx },
  { code: '73415-0961', detail: 'Right-angle 50 Ω', price: 3.1, ...mmcx },
  {
    code: '73412-0110',
    detail: 'MCRF 50 Ω 6 GHz',
    price: 0.62,
    ...uflShelf,
    brand: 'Molex',
    equivalence: 'u.fl-receptacle',
  },
]

export const rfCoax = family('rf-coax', 1, [
  ufl,
  articles(uflShelf, UFL_COMPATIBLE),
  articles(smaShelf, SMA),
  samtecSma,
  articles(otherShelf, BNC),
  ...MOLEX.map((item) =>
    numbers({
      ...molexNumber(item.code),
      fields: {},
      describe: () => describeArticle(smaShelf, { ...item, brand: 'Molex' }),
    }),
  ),
])
