import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'
import { USB_CABLES } from './cable.ts'

/** CBL-UA-UC-1: plug, plug, metres. */
const PLUGS = [
  { code: 'UA', name: 'USB-A' },
  { code: 'UB', name: 'USB-B' },
  { code: 'UC', name: 'USB-C' },
  { code: 'MUB', name: 'Micro-B' },
  { code: 'MNB', name: 'Mini-B' },
]
const METRES = [1, 0.5, 2, 0.3, 3, 5].map((metres) => ({ code: String(metres), mm: metres * 1000 }))
const cui = numbers({
  model: 'CBL-{first}-{second}-{length}{colour}',
  fields: {
    length: METRES,
    second: PLUGS,
    first: PLUGS.filter(({ code }) => code === 'UA' || code === 'UC'),
    colour: [{ code: '' }, { code: 'BK' }, { code: 'WT' }],
  },
  describe: ({ length, second, first }) => ({
    brand: 'CUI Devices',
    category: USB_CABLES,
    name: 'USB cable',
    introduce: `${first.name} to ${second.name} ${length.mm / 1000} m USB cable`,
    package: 'Cable',
    attributes: {
      length: length.mm,
      interface: `${first.name} – ${second.name}`,
      current: first.code === 'UC' && second.code === 'UC' ? 3 : 2,
      dataRate: 480e6,
      mounting: 'Free hanging',
      temperatureMin: -20,
      temperatureMax: 80,
    },
    equivalence: `usb-cable|${first.name}|${second.name}|${length.mm}`,
    drawing: 'cable-usb',
    marking: 'USB',
    packing: 'Bag',
    packCount: 50,
    usualPrice: dollars(2.4 + length.mm * 0.0011 + (second.code === 'UC' ? 0.8 : 0)),
    rohs: true,
  }),
})
const shelf: Shelf = {
  brand: 'Adafruit',
  category: USB_CABLES,
  name: 'USB cable',
  package: 'Cable',
  drawing: 'cable-usb',
  marking: 'USB',
  packing: 'Bag',
  packCount: 1,
  attributes: { mounting: 'Free hanging', dataRate: 480e6, temperatureMin: 0, temperatureMax: 60 },
}
const usb = (code: string, ends: readonly [string, string], mm: number, price: number, brand?: string): Article => ({
  code,
  detail: `${ends[0]} to ${ends[1]} ${mm / 1000} m`,
  price,
  attributes: { length: mm, interface: `${ends[0]} – ${ends[1]}` },
  equivalence: `usb-cable|${ends[0]}|${ends[1]}|${mm}`,
  ...(brand && { brand }),
})
const LISTED = [
  usb('4199', ['USB-C', 'USB-C'], 1000, 9.95),
  usb('4474', ['USB-A', 'USB-C'], 1000, 4.95),
  usb('4472', ['USB-A', 'USB-C'], 300, 3.95),
  usb('2008', ['USB-A', 'Micro-B'], 1000, 4.95),
  usb('3878', ['USB-A', 'USB-C'], 1000, 6.95),
  usb('5153', ['USB-C', 'USB-C'], 2000, 10.5),
  usb('CAB-15092', ['USB-A', 'USB-C'], 1800, 4.5, 'SparkFun'),
  usb('CAB-14743', ['USB-A', 'USB-C'], 910, 5.5, 'SparkFun'),
  usb('CAB-10215', ['USB-A', 'Micro-B'], 1800, 5.5, 'SparkFun'),
  usb('CAB-11301', ['USB-A', 'Mini-B'], 1800, 4.5, 'SparkFun'),
  usb('321010013', ['USB-A', 'USB-C'], 1000, 2.9, 'Seeed Studio'),
  usb('321010005', ['USB-A', 'Micro-B'], 480, 1.6, 'Seeed Studio'),
  usb('SC0444', ['USB-C', 'USB-C'], 1500, 5, 'Raspberry Pi'),
]
export const usbCables = family('usb-cables', 1, [cui, articles(shelf, LISTED)])
