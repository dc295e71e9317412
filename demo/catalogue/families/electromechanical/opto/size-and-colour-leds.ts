import { family, numbers } from '../numbering.ts'
import { AMBER, BLUE, GREEN, RED, WHITE, YELLOW, YELLOW_GREEN } from './colours.ts'
import { indicatorLed } from './led.ts'

/** Makers whose chip LEDs have a plain size-and-colour number. */
const nationStar = numbers({
  model: 'NCD{size}{colour}{version}',
  fields: {
    colour: [
      { code: 'R', emitter: RED },
      { code: 'G', emitter: GREEN },
      { code: 'B', emitter: BLUE },
      { code: 'Y', emitter: YELLOW },
      { code: 'O', emitter: AMBER },
      { code: 'W', emitter: WHITE },
    ],
    size: ['0603', '0805', '0402', '1206'].map((code) => ({ code })),
    version: [{ code: '1' }, { code: '2' }, { code: '3' }],
  },
  describe: ({ size, colour }) =>
    indicatorLed({
      brand: 'NationStar',
      series: 'NCD',
      emitter: colour.emitter,
      package: size.code,
      viewingAngle: 120,
      priceLevel: 0.2,
    }),
})
const dialight = numbers({
  model: '{body}{colour}-{version}F',
  fields: {
    colour: [
      { code: '10', emitter: RED },
      { code: '30', emitter: AMBER },
      { code: '40', emitter: YELLOW },
      { code: '60', emitter: BLUE },
      { code: '70', emitter: GREEN },
      { code: '91', emitter: WHITE },
      { code: '03', emitter: { ...RED, wavelength: 639 } },
      { code: '11', emitter: { ...RED, wavelength: 625 } },
    ],
    body: [
      { code: '598-81', size: '0603' },
      { code: '598-82', size: '0805' },
      { code: '598-80', size: '0402' },
      { code: '597-30', size: '1206' },
      { code: '597-31', size: '1206' },
    ],
    version: [{ code: '107' }, { code: '402' }, { code: '407' }],
  },
  describe: ({ body, colour }) =>
    indicatorLed({
      brand: 'Dialight',
      series: body.code.slice(0, 3),
      emitter: colour.emitter,
      package: body.size,
      viewingAngle: 140,
      priceLevel: 3,
    }),
})
const broadcom = numbers({
  model: 'HSM{colour}-{body}',
  fields: {
    colour: [
      { code: 'H', emitter: { ...RED, wavelength: 626 } },
      { code: 'G', emitter: YELLOW_GREEN },
      { code: 'Y', emitter: YELLOW },
      { code: 'C', emitter: RED },
      { code: 'A', emitter: AMBER },
      { code: 'R', emitter: BLUE },
      { code: 'M', emitter: GREEN },
      { code: 'D', emitter: { ...AMBER, wavelength: 604 } },
      { code: 'W', emitter: WHITE },
    ],
    body: [
      { code: 'C190', size: '0603' },
      { code: 'C191', size: '0603' },
      { code: 'C170', size: '0805' },
      { code: 'C150', size: '1206' },
      { code: 'C280', size: '0402' },
      { code: 'C110', size: '1206', shape: 'right-angle' },
      { code: 'C120', size: '0603', shape: 'right-angle' },
    ],
  },
  describe: ({ body, colour }) =>
    indicatorLed({
      brand: 'Broadcom',
      series: `HSM-${body.code}`,
      emitter: colour.emitter,
      package: body.size,
      viewingAngle: 170,
      shape: body.shape,
      priceLevel: 2.4,
    }),
})
const vishay = numbers({
  model: 'VLM{colour}{body}-GS08',
  fields: {
    colour: [
      { code: 'S', emitter: RED },
      { code: 'G', emitter: YELLOW_GREEN },
      { code: 'Y', emitter: YELLOW },
      { code: 'O', emitter: AMBER },
      { code: 'B', emitter: BLUE },
      { code: 'W', emitter: WHITE },
    ],
    body: [
      { code: '1300', size: '0603' },
      { code: '1500', size: '0402' },
      { code: '2300', size: '0805' },
      { code: '3100', size: 'PLCC-2' },
      { code: '3101', size: 'PLCC-2' },
      { code: '41', size: 'PLCC-4' },
    ],
  },
  describe: ({ body, colour }) =>
    indicatorLed({
      brand: 'Vishay',
      series: `VLM${body.code}`,
      emitter: colour.emitter,
      package: body.size,
      viewingAngle: body.size.startsWith('PLCC') ? 120 : 160,
      priceLevel: 2,
    }),
})
const vishayRound = numbers({
  model: 'VLC{colour}58{angle}0',
  fields: {
    colour: [
      { code: 'S', emitter: RED },
      { code: 'O', emitter: AMBER },
      { code: 'Y', emitter: YELLOW },
      { code: 'TG', emitter: GREEN },
      { code: 'B', emitter: BLUE },
    ],
    angle: [
      { code: '3', degrees: 8 },
      { code: '2', degrees: 18 },
    ],
  },
  describe: ({ colour, angle }) =>
    indicatorLed({
      brand: 'Vishay',
      series: 'VLC58',
      emitter: colour.emitter,
      package: '5 mm',
      viewingAngle: angle.degrees,
      brightness: 40,
      priceLevel: 3,
    }),
})
const rohm = numbers({
  model: 'SML-{body}{colour}WT86',
  fields: {
    colour: [
      { code: 'U1', emitter: RED },
      { code: 'V1', emitter: { ...RED, wavelength: 630 } },
      { code: 'D8', emitter: AMBER },
      { code: 'Y1', emitter: YELLOW },
      { code: 'P8', emitter: { ...GREEN, wavelength: 560, forwardVoltage: 2.1, intensity: 25 } },
      { code: 'M8', emitter: YELLOW_GREEN },
    ],
    body: [
      { code: 'D12', size: '0603' },
      { code: 'E12', size: '0603' },
      { code: 'P11', size: '0402' },
      { code: '212', size: '0805' },
    ],
  },
  describe: ({ body, colour }) =>
    indicatorLed({
      brand: 'ROHM Semiconductor',
      series: `SML-${body.code}`,
      emitter: colour.emitter,
      package: body.size,
      viewingAngle: 120,
      packCount: 3000,
      priceLevel: 1.5,
    }),
})

export const sizeAndColourLeds = family('size-colour-leds', 2, [
  nationStar,
  dialight,
  broadcom,
  vishay,
  vishayRound,
  rohm,
])
