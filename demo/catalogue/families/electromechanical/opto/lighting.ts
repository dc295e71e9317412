import type { CategoryPath } from '#demo/catalogue/family.ts'
import { type Described, family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'

const MID_POWER: CategoryPath = ['Optoelectronics', 'LEDs Lighting', 'Mid Power']
const HIGH_POWER: CategoryPath = ['Optoelectronics', 'LEDs Lighting', 'High Power']
const COB: CategoryPath = ['Optoelectronics', 'LEDs Lighting', 'COB']

interface LightFacts {
  brand: string
  series: string
  category: CategoryPath
  package: string
  kelvin: number
  /** Colour rendering index. */
  rendering: number
  lumen: number
  forwardVoltage: number
  current: number
  packCount: number
  price: number
}

function whiteLight(facts: LightFacts): Described {
  const cob = facts.category === COB
  return {
    brand: facts.brand,
    category: facts.category,
    name: cob ? 'COB LED array' : 'White lighting LED',
    introduce: `${facts.kelvin} K CRI ${facts.rendering} ${facts.lumen} lm ${cob ? 'COB LED array' : 'lighting LED'}, ${facts.package}`,
    package: facts.package,
    attributes: {
      colour: facts.kelvin < 3500 ? 'Warm white' : facts.kelvin < 5000 ? 'Neutral white' : 'Cool white',
      colourTemperature: facts.kelvin,
      luminousFlux: facts.lumen,
      forwardVoltage: facts.forwardVoltage,
      forwardCurrent: facts.current,
      viewingAngle: 120,
      series: facts.series,
      mounting: cob ? 'Panel' : 'Surface mount',
      temperatureMin: -40,
      temperatureMax: 105,
    },
    equivalence: `lighting-led|${facts.package}|${facts.kelvin}|${facts.rendering}|${facts.forwardVoltage}`,
    drawing: facts.category === MID_POWER ? 'led-plcc' : 'led-power',
    marking: `${facts.kelvin / 100}`,
    packing: cob ? 'Tray' : 'Tape & reel',
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}

/** Makers write the colour temperature in hundreds of kelvin. */
const TEMPERATURES = [50, 40, 30, 27, 57, 65, 35].map((code) => ({ code: String(code), kelvin: code * 100 }))
const RENDERINGS = [
  { code: '80', rendering: 80, lumen: 1 },
  { code: '70', rendering: 70, lumen: 1.08 },
  { code: '90', rendering: 90, lumen: 0.82 },
]
const warmth = (kelvin: number) => (kelvin < 3500 ? 0.92 : 1)

const LUXEON = [
  {
    prefix: 'L128-',
    suffix: 'HA35000B1',
    series: 'LUXEON 2835',
    package: '2835',
    lumen: 36,
    volts: 3,
    current: 0.06,
    price: 0.07,
  },
  {
    prefix: 'L128-',
    suffix: 'CA35000B1',
    series: 'LUXEON 2835',
    package: '2835',
    lumen: 38,
    volts: 2.9,
    current: 0.065,
    price: 0.08,
  },
  {
    prefix: 'L130-',
    suffix: '003000W21',
    series: 'LUXEON 3030 2D',
    package: '3030',
    lumen: 118,
    volts: 6,
    current: 0.12,
    price: 0.17,
  },
  {
    prefix: 'L135-',
    suffix: '003000000',
    series: 'LUXEON 3535L',
    package: '3535',
    lumen: 108,
    volts: 3,
    current: 0.2,
    price: 0.2,
  },
]
const luxeonMid = LUXEON.map((kind) =>
  numbers({
    model: `${kind.prefix}{temperature}{rendering}${kind.suffix}`,
    fields: { temperature: TEMPERATURES, rendering: RENDERINGS },
    describe: ({ temperature, rendering }) =>
      whiteLight({
        brand: 'Lumileds',
        series: kind.series,
        category: MID_POWER,
        package: kind.package,
        kelvin: temperature.kelvin,
        rendering: rendering.rendering,
        lumen: Math.round(kind.lumen * rendering.lumen * warmth(temperature.kelvin)),
        forwardVoltage: kind.volts,
        current: kind.current,
        packCount: 4000,
        price: kind.price,
      }),
  }),
)
const luxeonHigh = [
  { prefix: 'L1T2-', series: 'LUXEON T', volts: 2.75, lumen: 285, current: 1, price: 1.3 },
  { prefix: 'L1V0-', series: 'LUXEON V', volts: 2.9, lumen: 480, current: 1.4, price: 2.2 },
  { prefix: 'L1MZ-', series: 'LUXEON MZ', volts: 12, lumen: 710, current: 0.7, price: 2.4 },
].map((kind) =>
  numbers({
    model: `${kind.prefix}{temperature}{rendering}000000000`,
    fields: { temperature: TEMPERATURES, rendering: RENDERINGS },
    describe: ({ temperature, rendering }) =>
      whiteLight({
        brand: 'Lumileds',
        series: kind.series,
        category: HIGH_POWER,
        package: '3737',
        kelvin: temperature.kelvin,
        rendering: rendering.rendering,
        lumen: Math.round(kind.lumen * rendering.lumen * warmth(temperature.kelvin)),
        forwardVoltage: kind.volts,
        current: kind.current,
        packCount: 1000,
        price: kind.price,
      }),
  }),
)
const luxeonCob = numbers({
  model: 'L2C5-{temperature}{rendering}{size}',
  fields: {
    temperature: TEMPERATURES,
    rendering: RENDERINGS,
    size: [
      { code: '1202E0600', lumen: 780, current: 0.2, price: 1.5 },
      { code: '1203E0900', lumen: 1150, current: 0.3, price: 2 },
      { code: '1204E0900', lumen: 1620, current: 0.45, price: 2.6 },
      { code: '1205E1300', lumen: 2250, current: 0.6, price: 3.6 },
      { code: '1208E1500', lumen: 3500, current: 0.9, price: 5.2 },
    ],
  },
  describe: ({ temperature, rendering, size }) =>
    whiteLight({
      brand: 'Lumileds',
      series: 'LUXEON CoB',
      category: COB,
      package: 'Module',
      kelvin: temperature.kelvin,
      rendering: rendering.rendering,
      lumen: Math.round(size.lumen * rendering.lumen * warmth(temperature.kelvin)),
      forwardVoltage: 35,
      current: size.current,
      packCount: 100,
      price: size.price,
    }),
})
export const lumiledsLighting = family('lumileds-lighting', 1, [...luxeonMid, ...luxeonHigh, luxeonCob])

/** XPGDWT-01-0000-00LE5: family, rendering, then the brightest flux bin and the colour bin (E5 is 4000 K). */
const XLAMPS = [
  { code: 'XPEBWT', series: 'XP-E2', package: '3535', lumen: 114, volts: 2.9, current: 0.35, price: 1.1 },
  { code: 'XPGDWT', series: 'XP-G3', package: '3535', lumen: 172, volts: 2.8, current: 0.35, price: 1.4 },
  { code: 'XPLAWT', series: 'XP-L', package: '3535', lumen: 460, volts: 2.95, current: 1.05, price: 3.2 },
  { code: 'XTEAWT', series: 'XT-E', package: '3535', lumen: 130, volts: 2.85, current: 0.35, price: 1.2 },
  { code: 'XMLBWT', series: 'XM-L2', package: '5050', lumen: 300, volts: 2.85, current: 0.7, price: 2.9 },
  { code: 'XHP50B', series: 'XHP50.2', package: '5050', lumen: 930, volts: 6, current: 1.4, price: 4.4 },
  { code: 'XHP70B', series: 'XHP70.2', package: '7070', lumen: 1710, volts: 6, current: 2.1, price: 7.1 },
]
const CREE_RENDERINGS = [
  { code: '01', rendering: 70, lumen: 1.06 },
  { code: 'H1', rendering: 80, lumen: 1 },
  { code: 'U1', rendering: 90, lumen: 0.82 },
]
const FLUX_BINS = [
  { code: 'L', lumen: 1 },
  { code: 'K', lumen: 0.93 },
  { code: 'J', lumen: 0.87 },
  { code: 'H', lumen: 0.81 },
]
const COLOUR_BINS = [
  { code: 'E5', kelvin: 4000 },
  { code: 'E7', kelvin: 3000 },
  { code: 'E3', kelvin: 5000 },
  { code: 'E8', kelvin: 2700 },
  { code: 'E2', kelvin: 5700 },
  { code: '51', kelvin: 6500 },
  { code: 'E6', kelvin: 3500 },
]
const xlamps = numbers({
  model: '{lamp}-{rendering}-0000-00{flux}{colour}',
  fields: { colour: COLOUR_BINS, lamp: XLAMPS, rendering: CREE_RENDERINGS, flux: FLUX_BINS },
  describe: ({ lamp, rendering, flux, colour }) =>
    whiteLight({
      brand: 'Cree LED',
      series: lamp.series,
      category: HIGH_POWER,
      package: lamp.package,
      kelvin: colour.kelvin,
      rendering: rendering.rendering,
      lumen: Math.round(lamp.lumen * rendering.lumen * flux.lumen * warmth(colour.kelvin)),
      forwardVoltage: lamp.volts,
      current: lamp.current,
      packCount: 1000,
      price: lamp.price * (0.6 + 0.4 * flux.lumen),
    }),
})
/** CXA1304-0000-000C00A430F: array, voltage letter, flux bin, kelvin in tens, ellipse. */
const arrays = numbers({
  model: '{array}-0000-000{voltage}00{flux}{temperature}F',
  fields: {
    temperature: [30, 27, 35, 40, 50].map((code) => ({ code: `4${code}`, kelvin: code * 100 })),
    array: [
      { code: 'CXA1304', lumen: 370, current: 0.4, price: 1.3 },
      { code: 'CXA1310', lumen: 930, current: 0.35, price: 2.3 },
      { code: 'CXB1512', lumen: 1520, current: 0.35, price: 3.1 },
      { code: 'CXB1816', lumen: 2200, current: 0.45, price: 4.2 },
      { code: 'CXB3070', lumen: 7900, current: 1.9, price: 12.5 },
    ],
    voltage: [
      { code: 'N', volts: 36 },
      { code: 'C', volts: 9 },
      { code: 'F', volts: 18 },
    ],
    flux: [
      { code: 'A', lumen: 1 },
      { code: 'B', lumen: 1.07 },
      { code: 'C', lumen: 1.15 },
    ],
  },
  describe: ({ array, voltage, flux, temperature }) =>
    whiteLight({
      brand: 'Cree LED',
      series: array.code,
      category: COB,
      package: 'Module',
      kelvin: temperature.kelvin,
      rendering: 80,
      lumen: Math.round(array.lumen * flux.lumen * warmth(temperature.kelvin)),
      forwardVoltage: voltage.volts,
      current: Math.round((array.current * 36 * 100) / voltage.volts) / 100,
      packCount: 60,
      price: array.price,
    }),
})
export const creeLighting = family('cree-lighting', 1, [xlamps, arrays])
