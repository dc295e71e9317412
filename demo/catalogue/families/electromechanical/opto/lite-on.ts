import { family, numbers } from '../numbering.ts'
import { AMBER, BLUE, DEEP_RED, GREEN, ORANGE, RED, YELLOW, YELLOW_GREEN } from './colours.ts'
import { indicatorLed } from './led.ts'

/** K… are AlInGaP chips, T… InGaN, single letters the old dim ones. */
const CHIPS = [
  { code: 'KG', emitter: YELLOW_GREEN },
  { code: 'KR', emitter: RED },
  { code: 'TB', emitter: BLUE },
  { code: 'TG', emitter: GREEN },
  { code: 'KS', emitter: YELLOW },
  { code: 'KF', emitter: ORANGE },
  { code: 'KE', emitter: { ...RED, wavelength: 624 } },
  { code: 'KA', emitter: AMBER },
  { code: 'KY', emitter: { ...YELLOW, wavelength: 590 } },
  { code: 'G', emitter: { ...YELLOW_GREEN, intensity: 12 } },
  { code: 'E', emitter: { ...DEEP_RED, wavelength: 635, intensity: 12 } },
  { code: 'Y', emitter: { ...YELLOW, intensity: 10 } },
  { code: 'C', emitter: { ...DEEP_RED, wavelength: 638 } },
]

const BODIES = [
  { code: 'C190', size: '0603' },
  { code: 'C191', size: '0603' },
  { code: 'C193', size: '0603' },
  { code: 'C170', size: '0805' },
  { code: 'C171', size: '0805' },
  { code: 'C150', size: '1206' },
  { code: 'C281', size: '0402' },
  { code: 'C280', size: '0402' },
  { code: 'C230', size: '1206', shape: 'reverse-mount' },
  { code: 'S270', size: '0805', shape: 'side-view' },
  { code: 'S220', size: '1206', shape: 'side-view' },
  { code: 'S110', size: '1206', shape: 'right-angle' },
  { code: 'T680', size: 'PLCC-2' },
  { code: 'T670', size: 'PLCC-2' },
]

const chipLeds = numbers({
  model: 'LTST-{body}{chip}KT',
  fields: { chip: CHIPS, body: BODIES },
  describe: ({ chip, body }) =>
    indicatorLed({
      brand: 'Lite-On',
      series: `LTST-${body.code}`,
      emitter: chip.emitter,
      package: body.size,
      viewingAngle: body.size === 'PLCC-2' ? 120 : 130,
      shape: body.shape,
      brightness: body.size === 'PLCC-2' ? 2 : 1,
      priceLevel: 1.1,
    }),
})

const ROUND_LENSES = [
  { code: '307', size: '5 mm', angle: 36 },
  { code: '4233', size: '5 mm', angle: 30 },
  { code: '1CH', size: '3 mm', angle: 45 },
  { code: '10', size: '5 mm', angle: 60 },
]
const roundLeds = numbers({
  model: 'LTL-{lens}{chip}{version}',
  fields: {
    chip: [
      { code: 'E', emitter: DEEP_RED },
      { code: 'G', emitter: YELLOW_GREEN },
      { code: 'Y', emitter: YELLOW },
      { code: 'R', emitter: RED },
      { code: 'B', emitter: BLUE },
    ],
    lens: ROUND_LENSES,
    version: [{ code: 'E' }, { code: '-R1' }, { code: 'HKP' }],
  },
  describe: ({ chip, lens }) =>
    indicatorLed({
      brand: 'Lite-On',
      series: `LTL-${lens.code}`,
      emitter: chip.emitter,
      package: lens.size,
      viewingAngle: lens.angle,
      brightness: 1.5,
      priceLevel: 0.9,
    }),
})

export const liteOnLeds = family('lite-on-leds', 2, [chipLeds, roundLeds])
