import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'
import { BLUE, DEEP_RED, GREEN, RED, YELLOW, YELLOW_GREEN } from './colours.ts'

/** SA56-11GWA: common anode, digit height in hundredths of an inch, version, chip and face. */
const POLARITIES = [
  { code: 'A', polarity: 'Common anode' },
  { code: 'C', polarity: 'Common cathode' },
]
const HEIGHTS = [
  { code: '56', inches: 0.56 },
  { code: '52', inches: 0.52 },
  { code: '39', inches: 0.39 },
  { code: '36', inches: 0.36 },
  { code: '43', inches: 0.43 },
  { code: '08', inches: 0.8 },
  { code: '10', inches: 1 },
  { code: '18', inches: 1.8 },
  { code: '23', inches: 2.3 },
]
const CHIPS = [
  { code: 'GWA', emitter: YELLOW_GREEN },
  { code: 'EWA', emitter: DEEP_RED },
  { code: 'SRWA', emitter: RED },
  { code: 'YWA', emitter: YELLOW },
  { code: 'SURKWA', emitter: RED },
  { code: 'SYKWA', emitter: YELLOW },
  { code: 'CGKWA', emitter: YELLOW_GREEN },
  { code: 'ZGWA', emitter: GREEN },
  { code: 'QBWA/D', emitter: BLUE },
]
const SIZES = [
  { code: 'S', digits: 1 },
  { code: 'D', digits: 2 },
  { code: 'BC', digits: 3 },
  { code: 'CC', digits: 4 },
]
const sevenSegment = numbers({
  model: '{digits}{polarity}{height}-{version}{chip}',
  fields: {
    chip: CHIPS,
    polarity: POLARITIES,
    height: HEIGHTS,
    digits: SIZES,
    version: [{ code: '11' }, { code: '12' }, { code: '21' }],
  },
  describe: ({ chip, polarity, height, digits }) => ({
    brand: 'Kingbright',
    category: ['Optoelectronics', 'Displays', '7-Segment'],
    name: '7-segment display',
    introduce: `${digits.digits}-digit ${height.inches} inch ${chip.emitter.colour.toLowerCase()} 7-segment display, ${polarity.polarity.toLowerCase()}`,
    package: 'Through hole',
    attributes: {
      colour: chip.emitter.colour,
      ...(chip.emitter.wavelength && { wavelength: chip.emitter.wavelength }),
      positions: digits.digits,
      circuit: polarity.polarity,
      height: Math.round(height.inches * 254) / 10,
      forwardVoltage: chip.emitter.forwardVoltage,
      luminousIntensity: Math.round(chip.emitter.intensity / 5),
      mounting: 'Through hole',
      temperatureMin: -40,
      temperatureMax: 85,
    },
    equivalence: `7-segment|${digits.digits}|${height.inches}|${polarity.polarity}|${chip.emitter.colour}`,
    drawing: 'display-7segment',
    marking: '8.',
    packing: 'Tube',
    packCount: 22,
    usualPrice: dollars((0.6 + height.inches * 0.9) * digits.digits ** 0.8 * chip.emitter.price),
    rohs: true,
  }),
})

const shelf: Shelf = {
  brand: 'Adafruit',
  category: ['Optoelectronics', 'Displays', 'OLED'],
  name: 'OLED display',
  package: 'Module',
  drawing: 'display-oled',
  marking: 'OLED',
  packing: 'Box',
  packCount: 1,
  attributes: {
    interface: 'I2C/SPI',
    supplyVoltageMin: 3,
    supplyVoltageMax: 5,
    mounting: 'Panel',
    temperatureMin: -20,
    temperatureMax: 70,
  },
}
const lcd: Partial<Article> = {
  category: ['Optoelectronics', 'Displays', 'LCD'],
  name: 'LCD module',
  drawing: 'display-lcd',
  marking: 'LCD',
}
const paper: Partial<Article> = {
  category: ['Optoelectronics', 'Displays', 'E-Paper'],
  name: 'E-paper display',
  drawing: 'display-lcd',
  marking: 'E-PAPER',
}
const MODULES: Article[] = [
  { code: '4440', detail: '0.91 inch 128 × 32 monochrome', price: 12.5, attributes: { size: '0.91 inch' } },
  { code: '5027', detail: '0.91 inch 128 × 32 monochrome', price: 11, attributes: { size: '0.91 inch' } },
  { code: '2900', detail: '0.91 inch 128 × 32 plug-on', price: 14.95, attributes: { size: '0.91 inch' } },
  { code: '4650', detail: '1.3 inch 128 × 64 plug-on', price: 14.95, attributes: { size: '1.3 inch' } },
  { code: '1431', detail: '1.5 inch 128 × 128 colour', price: 39.95, attributes: { size: '1.5 inch' } },
  { code: '2719', detail: '2.42 inch 128 × 64 monochrome', price: 39.95, attributes: { size: '2.42 inch' } },
  { code: '4741', detail: '1.12 inch 128 × 128 greyscale', price: 14.95, attributes: { size: '1.12 inch' } },
  { code: '5297', detail: '1.12 inch 128 × 128 greyscale', price: 15.5, attributes: { size: '1.12 inch' } },
  {
    code: '104020208',
    brand: 'Seeed Studio',
    detail: '0.96 inch 128 × 64 Grove',
    price: 5.5,
    attributes: { size: '0.96 inch' },
  },
  {
    code: '104030008',
    brand: 'Seeed Studio',
    detail: '1.12 inch 96 × 96 Grove',
    price: 14.9,
    attributes: { size: '1.12 inch' },
  },
  {
    code: 'LCD-14532',
    brand: 'SparkFun',
    detail: '0.66 inch 64 × 48 monochrome',
    price: 15.5,
    attributes: { size: '0.66 inch' },
  },
  { code: '1770', detail: '2.8 inch 240 × 320 touch', price: 29.95, ...lcd, attributes: { size: '2.8 inch' } },
  { code: '2050', detail: '3.5 inch 320 × 480 touch', price: 39.95, ...lcd, attributes: { size: '3.5 inch' } },
  { code: '3787', detail: '1.54 inch 240 × 240 IPS', price: 17.5, ...lcd, attributes: { size: '1.54 inch' } },
  { code: '4311', detail: '2.0 inch 320 × 240 IPS', price: 19.95, ...lcd, attributes: { size: '2.0 inch' } },
  { code: '4313', detail: '1.3 inch 240 × 240 IPS', price: 14.95, ...lcd, attributes: { size: '1.3 inch' } },
  { code: '4383', detail: '1.14 inch 240 × 135 IPS', price: 9.95, ...lcd, attributes: { size: '1.14 inch' } },
  { code: '1447', detail: '16 × 2 character', price: 9.95, ...lcd, attributes: { size: '80 × 36 mm' } },
  {
    code: 'LCD-16396',
    brand: 'SparkFun',
    detail: '16 × 2 character with serial port',
    price: 19.95,
    ...lcd,
    attributes: { interface: 'I2C/SPI/UART' },
  },
  {
    code: 'LCD-00255',
    brand: 'SparkFun',
    detail: '16 × 2 character',
    price: 14.5,
    ...lcd,
    attributes: { interface: 'Parallel' },
  },
  {
    code: '104030001',
    brand: 'Seeed Studio',
    detail: '16 × 2 character Grove',
    price: 8.9,
    ...lcd,
    attributes: { interface: 'I2C' },
  },
  {
    code: '4196',
    detail: '1.54 inch 200 × 200 monochrome',
    price: 19.95,
    ...paper,
    attributes: { size: '1.54 inch', interface: 'SPI' },
  },
  {
    code: '4197',
    detail: '2.13 inch 212 × 104 tri-colour',
    price: 24.95,
    ...paper,
    attributes: { size: '2.13 inch', interface: 'SPI' },
  },
  {
    code: '4098',
    detail: '2.7 inch 264 × 176 tri-colour',
    price: 34.95,
    ...paper,
    attributes: { size: '2.7 inch', interface: 'SPI' },
  },
  {
    code: '4777',
    detail: '2.9 inch 296 × 128 flexible',
    price: 29.95,
    ...paper,
    attributes: { size: '2.9 inch', interface: 'SPI' },
  },
  {
    code: '104030067',
    brand: 'Seeed Studio',
    detail: '1.54 inch 152 × 152 tri-colour Grove',
    price: 21.5,
    ...paper,
    attributes: { size: '1.54 inch', interface: 'UART' },
  },
]

export const sevenSegmentDisplays = family('seven-segment-displays', 1, [sevenSegment])
export const displayModules = family('display-modules', 1, [articles(shelf, MODULES)])
