import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'

const microphoneShelf: Shelf = {
  brand: 'CUI Devices',
  category: ['Sensors', 'Audio Sensors', 'Electret Microphones'],
  name: 'Electret microphone',
  package: 'Through hole',
  drawing: 'microphone',
  marking: 'MIC',
  packing: 'Tray',
  packCount: 200,
  attributes: { measures: 'Sound', mounting: 'Through hole', temperatureMin: -40, temperatureMax: 70 },
}
const mems: Partial<Article> = {
  category: ['Sensors', 'Audio Sensors', 'MEMS Microphones'],
  name: 'MEMS microphone',
  package: 'SMD',
  packing: 'Tape & reel',
  packCount: 5000,
}
/** Sensitivity in dB, diameter or body. */
const microphone = (
  code: string,
  sensitivity: number,
  size: string,
  price: number,
  extra: Partial<Article> = {},
): Article => ({
  code,
  detail: `${sensitivity} dB ${size}`,
  price,
  ...extra,
  attributes: { gain: sensitivity, size, ...extra.attributes },
})
const onBoard = { mounting: 'Surface mount' }
const MICROPHONES = [
  microphone('CMA-4544PF-W', -44, '9.7 × 4.5 mm', 0.62),
  microphone('CMC-5044PF-A', -44, '9.7 × 5.0 mm', 0.66),
  microphone('CMC-2742PBJ-A', -42, '6.0 × 2.7 mm', 0.7),
  microphone('CMC-6015-44P', -44, '6.0 × 1.5 mm', 0.82),
  microphone('CMC-4015-40L100', -40, '4.0 × 1.5 mm', 0.92),
  microphone('CME-1538-100LB', -38, '9.7 × 6.7 mm', 1.02),
  microphone('CMEJ-0413-42-LP', -42, '4.0 × 1.3 mm', 0.88),
  microphone('CMM-2718AB-38308-TR', -38, '2.75 × 1.85 mm', 0.74, {
    ...mems,
    attributes: { ...onBoard, interface: 'Analog' },
  }),
  microphone('CMM-3526DB-37165-TR', -37, '3.5 × 2.65 mm', 0.92, {
    ...mems,
    attributes: { ...onBoard, interface: 'PDM' },
  }),
  microphone('CMM-3729AB-38108-TR', -38, '3.76 × 2.95 mm', 0.7, {
    ...mems,
    attributes: { ...onBoard, interface: 'Analog' },
  }),
  microphone('CMM-4030D-261-I2S-TR', -26, '4.0 × 3.0 mm', 1.42, {
    ...mems,
    attributes: { ...onBoard, interface: 'I2S' },
  }),
  microphone('CMM-4030DT-26354-TR', -26, '4.0 × 3.0 mm', 1.2, {
    ...mems,
    attributes: { ...onBoard, interface: 'PDM' },
  }),
]

const interrupterShelf: Shelf = {
  ...microphoneShelf,
  brand: 'Omron',
  category: ['Sensors', 'Optical Sensors', 'Photointerrupters'],
  name: 'Photointerrupter',
  drawing: 'ir-receiver',
  marking: 'EE-SX',
  packCount: 100,
  attributes: {
    measures: 'Presence',
    mounting: 'Through hole',
    wavelength: 940,
    temperatureMin: -25,
    temperatureMax: 85,
  },
}
const interrupter = (code: string, gap: number, price: number, extra: Partial<Article> = {}): Article => ({
  code,
  detail: `${gap} mm slot`,
  price,
  ...extra,
  attributes: { range: `${gap} mm`, ...extra.attributes },
})
const INTERRUPTERS = [
  interrupter('EE-SX1018', 2, 0.92),
  interrupter('EE-SX1041', 5, 0.96),
  interrupter('EE-SX1042', 5, 1.02),
  interrupter('EE-SX1103', 5, 0.98),
  interrupter('EE-SX1106', 3, 0.97),
  interrupter('EE-SX1131', 2, 1.2, {
    package: 'SMD',
    packing: 'Tape & reel',
    attributes: { mounting: 'Surface mount' },
  }),
  interrupter('EE-SX1320', 2, 1.25, {
    package: 'SMD',
    packing: 'Tape & reel',
    attributes: { mounting: 'Surface mount' },
  }),
  interrupter('EE-SX4009-P1', 5, 2.3),
  interrupter('GP1S094HCZ0F', 3, 0.72, { brand: 'Sharp', marking: 'GP1S' }),
  interrupter('GP1A57HRJ00F', 10, 1.6, { brand: 'Sharp', marking: 'GP1A' }),
  interrupter('GP1S53VJ000F', 5, 0.8, { brand: 'Sharp', marking: 'GP1S' }),
  interrupter('ITR9608', 5, 0.26, { brand: 'Everlight', marking: 'ITR' }),
  interrupter('ITR8102', 5, 0.25, { brand: 'Everlight', marking: 'ITR' }),
  interrupter('LTH-301-07', 3, 0.42, { brand: 'Lite-On', marking: 'LTH' }),
  interrupter('LTH-301-32', 5, 0.44, { brand: 'Lite-On', marking: 'LTH' }),
]

export const microphonesAndInterrupters = family('microphones-interrupters', 1, [
  articles(microphoneShelf, MICROPHONES),
  articles(interrupterShelf, INTERRUPTERS),
])
