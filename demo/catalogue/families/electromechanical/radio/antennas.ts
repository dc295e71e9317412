import { type Article, articles, describeArticle, type Shelf } from '../article.ts'
import { molexNumber } from '../connectors/makers/molex-number.ts'
import { family, numbers } from '../numbering.ts'

const chipShelf: Shelf = {
  brand: 'Johanson Technology',
  category: ['RF & Wireless', 'Antennas', 'Chip'],
  name: 'Chip antenna',
  package: 'SMD',
  drawing: 'antenna-chip',
  marking: 'ANT',
  packing: 'Tape & reel',
  packCount: 2000,
  attributes: { nominalImpedance: 50, mounting: 'Surface mount', temperatureMin: -40, temperatureMax: 85 },
}
/** Megahertz, dBi, size. */
const chip = (code: string, megahertz: number, gain: number, size: string, price: number, brand?: string): Article => ({
  code,
  detail: `${megahertz >= 1000 ? `${megahertz / 1000} GHz` : `${megahertz} MHz`} ${gain} dBi ${size}`,
  price,
  attributes: { frequency: megahertz * 1e6, gain, size },
  equivalence: `chip-antenna|${megahertz}|${size}`,
  ...(brand && { brand }),
})
const CHIPS = [
  chip('2450AT18A100E', 2450, 0.5, '3.2 × 1.6 mm', 0.38),
  chip('2450AT18B100E', 2450, 0.5, '3.2 × 1.6 mm', 0.36),
  chip('2450AT18D0100E', 2450, 1, '3.2 × 1.6 mm', 0.4),
  chip('2450AT42A100E', 2450, 0, '5.0 × 2.0 mm', 0.42),
  chip('2450AT43B100E', 2450, 1.3, '7.0 × 2.0 mm', 0.48),
  chip('2450AT07A0100E', 2450, 1, '1.0 × 0.5 mm', 0.5),
  chip('2450AT14A0100E', 2450, 1.5, '1.5 × 0.8 mm', 0.49),
  chip('0915AT43A0026E', 915, -1, '7.0 × 2.0 mm', 0.82),
  chip('0868AT43A0020E', 868, -1, '7.0 × 2.0 mm', 0.82),
  chip('0433AT62A0020E', 433, -5, '9.0 × 2.0 mm', 0.98),
  chip('1575AT43A0040E', 1575, 1, '7.0 × 2.0 mm', 0.72),
  chip('5500AT07A0900E', 5500, 2, '1.0 × 0.5 mm', 0.55),
  chip('5400AT18A1000E', 5400, 3, '3.2 × 1.6 mm', 0.52),
  chip('ACAG1204-2450-T', 2450, 3, '12.0 × 4.0 mm', 0.66, 'Abracon'),
  chip('ACAG0301-2450-T', 2450, 1.7, '3.2 × 1.6 mm', 0.41, 'Abracon'),
  chip('ACAG0801-2450-T', 2450, 2, '8.0 × 1.0 mm', 0.5, 'Abracon'),
  chip('ACAG0201-1575-T', 1575, 1, '2.0 × 1.2 mm', 0.62, 'Abracon'),
  chip('ANT-2.4-CHP-T', 2450, 0.5, '6.5 × 2.2 mm', 0.62, 'Linx'),
  chip('ANT-916-CHP-T', 916, 0.5, '13.0 × 2.0 mm', 1.02, 'Linx'),
  chip('ANT-868-CHP-T', 868, 0.5, '13.0 × 2.0 mm', 1.02, 'Linx'),
  chip('ANT-433-CHP-T', 433, -5, '13.0 × 2.0 mm', 1.1, 'Linx'),
  chip('W3008', 2450, 2.2, '3.2 × 1.6 mm', 0.58, 'Pulse Electronics'),
  chip('W3008C', 2450, 2.2, '3.2 × 1.6 mm', 0.57, 'Pulse Electronics'),
  chip('W3011', 1575, 1.5, '3.2 × 1.6 mm', 0.7, 'Pulse Electronics'),
  chip('W3013', 868, -2, '10.0 × 3.2 mm', 0.9, 'Pulse Electronics'),
  chip('M830520', 2450, 2.8, '3.0 × 2.0 mm', 0.7, 'KYOCERA AVX'),
  chip('M620720', 868, -0.5, '6.0 × 2.0 mm', 0.95, 'KYOCERA AVX'),
  chip('ANT016008LCS2442MA1', 2450, 1.6, '1.6 × 0.8 mm', 0.34, 'TDK'),
  chip('7488910245', 2450, 1.3, '3.2 × 1.6 mm', 1.1, 'Würth Elektronik'),
  chip('7488920245', 2450, 3, '9.5 × 2.0 mm', 1.3, 'Würth Elektronik'),
]
const patch: Partial<Article> = { category: ['RF & Wireless', 'Antennas', 'Patch'], name: 'Patch antenna' }
const PATCHES: Article[] = [
  {
    ...patch,
    code: 'APAE1575R2520ABDD1-T',
    brand: 'Abracon',
    detail: '1.575 GHz 2.5 dBi',
    price: 2.6,
    attributes: { frequency: 1575e6, gain: 2.5, size: '25 × 25 mm' },
  },
  {
    ...patch,
    code: 'APAE1575R1840AADBD1-T',
    brand: 'Abracon',
    detail: '1.575 GHz 1 dBi',
    price: 2.2,
    attributes: { frequency: 1575e6, gain: 1, size: '18 × 18 mm' },
  },
  {
    ...patch,
    code: 'W3215',
    brand: 'Pulse Electronics',
    detail: '1.575 GHz 4 dBi',
    price: 3.1,
    attributes: { frequency: 1575e6, gain: 4, size: '25 × 25 mm' },
  },
  {
    ...patch,
    code: 'ANT-GPS-SH2-SMA',
    brand: 'Linx',
    detail: '1.575 GHz active magnetic-mount',
    price: 14.2,
    attributes: { frequency: 1575e6, gain: 30, size: '38 × 34 mm', mounting: 'Panel' },
  },
  {
    ...patch,
    code: 'ANT-GNCP-TH18',
    brand: 'Linx',
    detail: '1.575 GHz 1 dBi',
    price: 3.2,
    attributes: { frequency: 1575e6, gain: 1, size: '18 × 18 mm', mounting: 'Through hole' },
  },
]

/** ANT-916-CW-HWR-RPS: band, whip, style, connector. */
const BANDS = [
  { code: '2.4', megahertz: 2450 },
  { code: '868', megahertz: 868 },
  { code: '916', megahertz: 916 },
  { code: '433', megahertz: 433 },
  { code: '315', megahertz: 315 },
  { code: '418', megahertz: 418 },
]
const whipShelf: Shelf = {
  ...chipShelf,
  brand: 'Linx',
  category: ['RF & Wireless', 'Antennas', 'Whip'],
  name: 'Whip antenna',
  package: 'Panel',
  drawing: 'antenna-whip',
  packing: 'Bag',
  packCount: 50,
  attributes: { nominalImpedance: 50, mounting: 'Panel', temperatureMin: -40, temperatureMax: 90 },
}
const whips = numbers({
  model: 'ANT-{band}-CW-{style}{plug}',
  fields: {
    band: BANDS,
    style: [
      { code: 'HWR', name: 'half-wave tilting', gain: 1.2, price: 7.4 },
      { code: 'RCT', name: 'tilting', gain: 2.2, price: 6.8 },
      { code: 'QW', name: 'quarter-wave', gain: 1.8, price: 6.1 },
      { code: 'RH', name: 'short straight', gain: -1, price: 5.4 },
      { code: 'RAH', name: 'right-angle', gain: 2, price: 5.9 },
      { code: 'RCL', name: 'right-angle low-profile', gain: 2.2, price: 6.2 },
    ],
    plug: [{ code: '-SMA' }, { code: '-RPS' }, { code: '' }],
  },
  describe: ({ band, style, plug }) => {
    const plugName = plug.code === '-SMA' ? 'SMA' : plug.code === '-RPS' ? 'RP-SMA' : 'stud'
    return describeArticle(whipShelf, {
      code: band.code,
      detail: `${band.megahertz >= 1000 ? '2.4 GHz' : `${band.megahertz} MHz`} ${style.gain} dBi ${style.name} ${plugName}`,
      price: style.price,
      attributes: { frequency: band.megahertz * 1e6, gain: style.gain, interface: plugName.replace('stud', 'Stud') },
      equivalence: `whip|${band.megahertz}|${style.name}|${plugName}`,
    })
  },
})

/** 146153-0100: the dash number is the cable length in millimetres. */
const FLEXIBLE = [
  { base: '146153', megahertz: 2450, gain: 3.3, name: '2.4/5 GHz flexible', price: 1.7 },
  { base: '206994', megahertz: 2450, gain: 3, name: '2.4/5 GHz balanced flexible', price: 1.9 },
  { base: '204281', megahertz: 2450, gain: 2.8, name: '2.4/5 GHz side-fed flexible', price: 1.8 },
  { base: '105263', megahertz: 868, gain: 1.9, name: 'ISM flexible', price: 1.8 },
  { base: '206760', megahertz: 1575, gain: 3, name: 'GNSS flexible', price: 2 },
  { base: '146185', megahertz: 900, gain: 1.6, name: 'Cellular flexible', price: 2.4 },
]
const flexible = FLEXIBLE.map(({ base, megahertz, gain, name, price }) =>
  numbers({
    ...molexNumber(`${base}-{length}`),
    alsoWritten: [`${base}{length}`],
    fields: { length: [100, 50, 150, 200, 250, 300].map((mm) => ({ code: String(mm).padStart(4, '0'), mm })) },
    describe: ({ length }) =>
      describeArticle(chipShelf, {
        code: length.code,
        brand: 'Molex',
        category: ['RF & Wireless', 'Antennas', 'PCB/FPC'],
        name: 'Adhesive antenna',
        drawing: 'antenna-chip',
        package: 'Panel',
        packing: 'Bulk',
        packCount: 100,
        detail: `${name}, ${length.mm} mm cable,`,
        price: price + length.mm * 0.0015,
        attributes: { frequency: megahertz * 1e6, gain, length: length.mm, mounting: 'Panel', interface: 'U.FL plug' },
        equivalence: `Molex ${base}|${length.mm}`,
      }),
  }),
)

const passiveShelf: Shelf = {
  ...chipShelf,
  category: ['RF & Wireless', 'RF Passives', 'Baluns'],
  name: 'RF balun',
  marking: 'JTI',
  packCount: 4000,
}
const diplexer: Partial<Article> = { category: ['RF & Wireless', 'RF Passives', 'Diplexers'], name: 'RF diplexer' }
const coupler: Partial<Article> = { category: ['RF & Wireless', 'RF Passives', 'Couplers'], name: 'RF coupler' }
const PASSIVES: Article[] = [
  {
    code: '2450BL15B050E',
    detail: '2.45 GHz 50:50 Ω',
    price: 0.21,
    attributes: { frequency: 2450e6 },
    package: '0805',
  },
  {
    code: '2450BL15B100E',
    detail: '2.45 GHz 50:100 Ω',
    price: 0.21,
    attributes: { frequency: 2450e6 },
    package: '0805',
  },
  {
    code: '2450BL15B200E',
    detail: '2.45 GHz 50:200 Ω',
    price: 0.21,
    attributes: { frequency: 2450e6 },
    package: '0805',
  },
  {
    code: '2450BM15A0002E',
    detail: '2.45 GHz matched',
    price: 0.26,
    attributes: { frequency: 2450e6 },
    package: '0805',
  },
  {
    code: '2450BM14E0003T',
    detail: '2.45 GHz matched',
    price: 0.27,
    attributes: { frequency: 2450e6 },
    package: '0603',
  },
  { code: '0868BM15C0001E', detail: '868 MHz matched', price: 0.4, attributes: { frequency: 868e6 }, package: '0805' },
  { code: '0900BM15A0001E', detail: '900 MHz matched', price: 0.4, attributes: { frequency: 900e6 }, package: '0805' },
  {
    code: '2450DP15B5775E',
    detail: '2.45/5.8 GHz',
    price: 0.32,
    attributes: { frequency: 2450e6 },
    package: '0805',
    ...diplexer,
  },
  {
    code: '2450DP14B5512T',
    detail: '2.45/5.5 GHz',
    price: 0.34,
    attributes: { frequency: 2450e6 },
    package: '0603',
    ...diplexer,
  },
  {
    code: '2450CP15A10EA',
    detail: '2.45 GHz 10 dB',
    price: 0.44,
    attributes: { frequency: 2450e6 },
    package: '0805',
    ...coupler,
  },
  {
    code: '1850CP14B100AT',
    detail: '1.85 GHz 10 dB',
    price: 0.46,
    attributes: { frequency: 1850e6 },
    package: '0603',
    ...coupler,
  },
]

export const chipAntennas = family('chip-antennas', 1, [articles(chipShelf, CHIPS), articles(chipShelf, PATCHES)])
export const cableAntennas = family('cable-antennas', 1, [whips, ...flexible])
export const johansonPassives = family('johanson-passives', 1, [articles(passiveShelf, PASSIVES)])
