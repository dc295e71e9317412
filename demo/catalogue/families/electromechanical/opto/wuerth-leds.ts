import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { AMBER, BLUE, GREEN, RED, YELLOW, YELLOW_GREEN } from './colours.ts'
import { indicatorLed } from './led.ts'

const brand = 'Würth Elektronik'

const CHIPS = [
  { code: 'RS', emitter: RED },
  { code: 'GS', emitter: GREEN },
  { code: 'YS', emitter: YELLOW },
  { code: 'BS', emitter: BLUE },
  { code: 'AS', emitter: AMBER },
  { code: 'VS', emitter: YELLOW_GREEN },
  { code: 'SS', emitter: { ...RED, wavelength: 625 } },
]

/** 150060RS75000: 150, the size, the colour, then the version, which differs between sizes. */
const BODIES = [
  { prefix: '150060', version: '75000', size: '0603' },
  { prefix: '150080', version: '75000', size: '0805' },
  { prefix: '150120', version: '75000', size: '1206' },
  { prefix: '150040', version: '73220', size: '0402' },
  { prefix: '150040', version: '73240', size: '0402' },
  { prefix: '150060', version: '55040', size: '0603' },
  { prefix: '150080', version: '54050', size: '0805' },
  { prefix: '150141', version: '73100', size: 'PLCC-2' },
  { prefix: '156120', version: '75000', size: '1206', shape: 'reverse-mount' },
  { prefix: '155060', version: '75300', size: '0603', shape: 'side-view' },
  { prefix: '155124', version: '73200', size: '1204', shape: 'side-view' },
]
const chipLeds = BODIES.map(({ prefix, version, size, shape }) =>
  numbers({
    model: `${prefix}{chip}${version}`,
    fields: { chip: CHIPS },
    describe: ({ chip }) =>
      indicatorLed({
        brand,
        series: shape ? 'WL-SMRW' : 'WL-SMCW',
        emitter: chip.emitter,
        package: size,
        viewingAngle: 140,
        shape,
        priceLevel: 2.2,
      }),
  }),
)
const roundLeds = [
  { prefix: '151031', version: '06000', size: '3 mm' },
  { prefix: '151051', version: '11000', size: '5 mm' },
  { prefix: '151054', version: '04000', size: '5 mm' },
].map(({ prefix, version, size }) =>
  numbers({
    model: `${prefix}{chip}${version}`,
    fields: { chip: CHIPS },
    describe: ({ chip }) =>
      indicatorLed({
        brand,
        series: 'WL-TMRC',
        emitter: chip.emitter,
        package: size,
        viewingAngle: 30,
        brightness: 4,
        priceLevel: 2,
      }),
  }),
)

const addressableShelf: Shelf = {
  brand,
  category: ['Optoelectronics', 'LEDs Indication', 'Addressable'],
  name: 'Addressable RGB LED',
  package: '5050',
  drawing: 'led-plcc',
  marking: 'RGB',
  packing: 'Tape & reel',
  packCount: 1000,
  attributes: {
    colour: 'Red, green, blue',
    interface: 'One-wire serial',
    supplyVoltageMin: 3.7,
    supplyVoltageMax: 5.5,
    viewingAngle: 120,
    mounting: 'Surface mount',
    temperatureMin: -40,
    temperatureMax: 85,
  },
}
const ADDRESSABLE: Article[] = [
  { code: '1312020030000', detail: 'WL-ICLED 2020', package: '2020', price: 0.42 },
  { code: '1312121320437', detail: 'WL-ICLED 2121', package: '2121', price: 0.46 },
  { code: '1315050930002', detail: 'WL-ICLED 5050', price: 0.44 },
  {
    code: '1315050930246',
    detail: 'WL-ICLED 5050 dual-wire',
    price: 0.49,
    attributes: { interface: 'Clock and data' },
  },
  { code: '1311610030140', detail: 'WL-ICLED 1616', package: '1616', price: 0.5 },
  { code: '1313210530000', detail: 'WL-ICLED 3210 side-view', package: '3210', price: 0.53 },
  { code: 'LTST-E263CEGBW', brand: 'Lite-On', detail: '2020', package: '2020', price: 0.27 },
  { code: 'LTST-E563CHEGBW-AW', brand: 'Lite-On', detail: '5050', price: 0.3 },
  {
    code: 'COM-16347',
    brand: 'SparkFun',
    detail: 'APA102 2020',
    package: '2020',
    price: 0.55,
    attributes: { interface: 'Clock and data' },
  },
  { code: 'COM-13282', brand: 'SparkFun', detail: 'WS2812B 5050', price: 0.5 },
]

export const wuerthLeds = family('wuerth-leds', 1, [...chipLeds, ...roundLeds, articles(addressableShelf, ADDRESSABLE)])
