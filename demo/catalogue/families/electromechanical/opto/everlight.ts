import { family, numbers } from '../numbering.ts'
import { BLUE, GREEN, ORANGE, RED, WHITE, YELLOW, YELLOW_GREEN } from './colours.ts'
import { indicatorLed } from './led.ts'

const BODIES = [
  { code: '19-217', size: '0603' },
  { code: '19-213', size: '0603' },
  { code: '17-215', size: '0805' },
  { code: '17-21', size: '0805' },
  { code: '15-215', size: '1206' },
  { code: '15-21', size: '1206' },
  { code: '16-213', size: '0402' },
  { code: '12-215', size: '1206', shape: 'side-view' },
  { code: '67-21', size: 'PLCC-2' },
]
const CHIPS = [
  { code: 'BHC', emitter: BLUE },
  { code: 'R6C', emitter: RED },
  { code: 'GHC', emitter: GREEN },
  { code: 'Y5C', emitter: YELLOW },
  { code: 'G7C', emitter: YELLOW_GREEN },
  { code: 'S2C', emitter: ORANGE },
  { code: 'W1D', emitter: WHITE },
  { code: 'Y2C', emitter: { ...YELLOW, wavelength: 589 } },
  { code: 'G6C', emitter: { ...YELLOW_GREEN, wavelength: 573 } },
]
/** Sorted by brightness: the letters are the dimmest and brightest bin let in. */
const BINS = [
  { code: 'L1M2', brightness: 0.5 },
  { code: 'M1N2', brightness: 0.8 },
  { code: 'M2N1', brightness: 0.75 },
  { code: 'N1P2', brightness: 1.2 },
  { code: 'P1Q2', brightness: 1.8 },
  { code: 'R1S2', brightness: 3.2 },
  { code: 'J2L1', brightness: 0.3 },
]
const WAVE_BINS = [{ code: 'A' }, { code: 'Z' }, { code: 'Y' }, { code: 'C' }, { code: 'D' }]
const VOLTAGE_BINS = [{ code: 'RY' }, { code: 'VY' }, { code: '' }, { code: 'TY' }, { code: 'BY' }]
const REELS = [
  { code: '3T', pieces: 3000 },
  { code: '2T', pieces: 2000 },
  { code: '4T', pieces: 4000 },
]

/** 19-217/BHC-ZL1M2RY/3T: body, chip, wavelength bin, brightness bins, voltage bin, reel. */
export const everlightLeds = family('everlight-leds', 2, [
  numbers({
    model: '{body}/{chip}-{wave}{bin}{voltage}[/{reel}]',
    stem: '{body}/{chip}-{wave}{bin}{voltage}',
    fields: { chip: CHIPS, body: BODIES, bin: BINS, wave: WAVE_BINS, voltage: VOLTAGE_BINS, reel: REELS },
    describe: ({ body, chip, bin, reel }) =>
      indicatorLed({
        brand: 'Everlight',
        series: body.code,
        emitter: chip.emitter,
        package: body.size,
        viewingAngle: 130,
        shape: body.shape,
        brightness: bin.brightness,
        packCount: reel.pieces,
        priceLevel: 0.6,
      }),
  }),
])
