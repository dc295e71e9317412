import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { BLUE, DEEP_RED, GREEN, ORANGE, RED, WHITE, YELLOW, YELLOW_GREEN } from './colours.ts'
import { indicatorLed } from './led.ts'

const CHIPS = [
  { code: 'SGC', emitter: YELLOW_GREEN },
  { code: 'SURCK', emitter: RED },
  { code: 'SYCK', emitter: YELLOW },
  { code: 'SECK', emitter: ORANGE },
  { code: 'ZGC', emitter: GREEN },
  { code: 'QBC/D', emitter: BLUE },
  { code: 'CGCK', emitter: { ...YELLOW_GREEN, intensity: 60 } },
  { code: 'MGC', emitter: YELLOW_GREEN },
  { code: 'EC', emitter: { ...DEEP_RED, wavelength: 625 } },
  { code: 'YC', emitter: { ...YELLOW, intensity: 8 } },
  { code: 'SRCPRV', emitter: DEEP_RED },
  { code: 'VBC/D', emitter: { ...BLUE, intensity: 120 } },
  { code: 'VGC', emitter: { ...GREEN, intensity: 300 } },
  { code: 'VGC/A', emitter: { ...GREEN, intensity: 320 } },
  { code: 'RWC/A', emitter: WHITE },
  { code: 'SURC', emitter: RED },
  { code: 'SEC', emitter: ORANGE },
  { code: 'SYC', emitter: YELLOW },
]
const BODIES = [
  { code: 'APT1608', size: '0603' },
  { code: 'APT2012', size: '0805' },
  { code: 'APT3216', size: '1206' },
  { code: 'APTD1608', size: '0603' },
  { code: 'APTD2012', size: '0805' },
  { code: 'APTD3216', size: '1206' },
  { code: 'APHHS1005', size: '0402' },
  { code: 'APG1005', size: '0402' },
  { code: 'APG0603', size: '0201' },
  { code: 'KP-1608', size: '0603' },
  { code: 'KP-2012', size: '0805' },
  { code: 'KP-3216', size: '1206' },
  { code: 'APTR3216', size: '1206', shape: 'reverse-mount' },
]
/** Special brightness and lens grades, mostly blank. */
const GRADES = [
  { code: '', brightness: 1 },
  { code: '/J3-PF', brightness: 2 },
  { code: '/J4-PRV', brightness: 2.4 },
  { code: '-TT', brightness: 1 },
  { code: '-E-TT', brightness: 1.2 },
  { code: '-T-5MAV', brightness: 0.6 },
]
const chipLeds = numbers({
  model: '{body}{chip}{grade}',
  fields: { chip: CHIPS, body: BODIES, grade: GRADES },
  describe: ({ body, chip, grade }) =>
    indicatorLed({
      brand: 'Kingbright',
      series: body.code,
      emitter: chip.emitter,
      package: body.size,
      viewingAngle: 120,
      shape: body.shape,
      brightness: grade.brightness,
      packCount: 2000,
      priceLevel: 1.3,
    }),
})

const ROUND_CHIPS = [
  { code: 'SGD', emitter: YELLOW_GREEN },
  { code: 'ID', emitter: { ...DEEP_RED, wavelength: 625 } },
  { code: 'HD', emitter: { ...DEEP_RED, wavelength: 660, intensity: 6 } },
  { code: 'GD', emitter: { ...YELLOW_GREEN, intensity: 20 } },
  { code: 'YD', emitter: YELLOW },
  { code: 'SRD', emitter: RED },
  { code: 'SURD', emitter: RED },
  { code: 'SYD', emitter: YELLOW },
  { code: 'SED', emitter: ORANGE },
  { code: 'QBC/D', emitter: BLUE },
  { code: 'ZGCK', emitter: GREEN },
  { code: 'VBC/D', emitter: BLUE },
]
const roundLeds = numbers({
  model: '{lens}{chip}',
  fields: {
    chip: ROUND_CHIPS,
    lens: [
      { code: 'WP7113', size: '5 mm', angle: 30 },
      { code: 'L-53', size: '5 mm', angle: 60 },
      { code: 'WP710A10', size: '3 mm', angle: 40 },
      { code: 'L-934', size: '3 mm', angle: 50 },
      { code: 'WP1503', size: '5 mm', angle: 60 },
      { code: 'WP132X', size: '3 mm', angle: 60 },
      { code: 'L-7104', size: '3 mm', angle: 34 },
    ],
  },
  describe: ({ lens, chip }) =>
    indicatorLed({
      brand: 'Kingbright',
      series: lens.code,
      emitter: chip.emitter,
      package: lens.size,
      viewingAngle: lens.angle,
      brightness: 1.4,
      priceLevel: 1.2,
    }),
})

const rgbShelf: Shelf = {
  brand: 'Kingbright',
  category: ['Optoelectronics', 'LEDs Indication', 'SMD RGB'],
  name: 'RGB LED',
  package: 'PLCC-4',
  drawing: 'led-plcc',
  marking: 'RGB',
  packing: 'Tape & reel',
  packCount: 2000,
  attributes: {
    colour: 'Red, green, blue',
    forwardCurrent: 0.02,
    viewingAngle: 120,
    mounting: 'Surface mount',
    temperatureMin: -40,
    temperatureMax: 85,
  },
}
const rgb = (code: string, body: string, price: number, brand?: string): Article => ({
  code,
  detail: `${body} three-chip`,
  package: body,
  price,
  equivalence: `rgb-led|${body}`,
  ...(brand && { brand }),
})
const RGB = [
  rgb('AAA3528LSEEZGKQBKS', 'PLCC-4', 0.34),
  rgb('AAAF5051-05', 'PLCC-6', 0.42),
  rgb('APFA3010LSEEZGKQBKC', '3010', 0.36),
  rgb('APTF1616LSEEZGQBDC', '1616', 0.37),
  rgb('WP154A4SUREQBFZGC', '5 mm', 0.62),
  rgb('LTST-C19HE1WT', '0606', 0.24, 'Lite-On'),
  rgb('LTST-C19FD1WT', '0606', 0.25, 'Lite-On'),
  rgb('LTST-E683RGBW', 'PLCC-4', 0.3, 'Lite-On'),
  rgb('19-237/R6GHBHC-A04/2T', '0606', 0.16, 'Everlight'),
  rgb('19-337/R6GHBHC-A01/2T', '0606', 0.17, 'Everlight'),
  rgb('61-236/RSGBB7C-B02/ET', 'PLCC-6', 0.26, 'Everlight'),
  rgb('EASV3015RGBA0', '3015', 0.31, 'Everlight'),
  rgb('CLMVC-FKA-CLBDGL7LBB79353', 'PLCC-4', 0.29, 'Cree LED'),
  rgb('CLV1A-FKB-CJ1M1F1BB7R4S3', 'PLCC-4', 0.28, 'Cree LED'),
  rgb('CLX6F-FKC-CMNPQHJBBBBFF3F1', 'PLCC-6', 0.44, 'Cree LED'),
  rgb('ASMB-MTB0-0A3A2', 'PLCC-4', 0.4, 'Broadcom'),
  rgb('ASMB-TTB0-1B302', 'PLCC-4', 0.43, 'Broadcom'),
  rgb('LRTB R48G-P9Q7-1+R7S5-26+N5P-68-ZB', 'PLCC-6', 0.58, 'ams OSRAM'),
  rgb('LRTB GVSG-UTVQ-JW+UWVZ-49', 'PLCC-4', 0.52, 'ams OSRAM'),
  rgb('150141M173100', 'PLCC-4', 0.7, 'Würth Elektronik'),
  rgb('150044M155260', '0404', 0.62, 'Würth Elektronik'),
  rgb('150066M153000', '0606', 0.64, 'Würth Elektronik'),
  rgb('SMLVN6RGB1U', 'PLCC-6', 0.39, 'ROHM Semiconductor'),
]

export const kingbrightLeds = family('kingbright-leds', 2, [chipLeds, roundLeds])
export const rgbLeds = family('rgb-leds', 1, [articles(rgbShelf, RGB)])
