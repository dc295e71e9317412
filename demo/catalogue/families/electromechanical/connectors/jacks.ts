import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'

const panelTemperature = { temperatureMin: -25, temperatureMax: 85 }

const powerShelf: Shelf = {
  brand: 'CUI Devices',
  category: ['Connectors', 'USB & I/O', 'DC Power Jacks'],
  name: 'DC power jack',
  package: 'Through hole',
  drawing: 'dc-jack',
  marking: 'DC',
  packing: 'Tray',
  packCount: 100,
  attributes: {
    gender: 'Female',
    orientation: 'Right angle',
    voltage: 24,
    mounting: 'Through hole',
    ...panelTemperature,
  },
}
/** Centre pin in millimetres decides which plug fits. */
const powerJack = (
  code: string,
  pin: number,
  current: number,
  price: number,
  extra: Partial<Article> = {},
): Article => ({
  code,
  detail: `${pin} mm pin, ${current} A`,
  price,
  attributes: { current, size: `${pin} mm pin, 5.5 mm sleeve`, positions: 3, ...extra.attributes },
  equivalence: `dc-jack|${pin}|${code.includes('SMT') ? 'smt' : 'tht'}|${current}`,
  ...(extra.brand && { brand: extra.brand }),
  ...(code.includes('SMT') && { package: 'SMD', packing: 'Tape & reel' as const, packCount: 400 }),
})
const POWER = [
  powerJack('PJ-002A', 2.1, 2.5, 0.42),
  powerJack('PJ-002AH', 2.1, 5, 0.55),
  powerJack('PJ-002B', 2.5, 2.5, 0.43),
  powerJack('PJ-002BH', 2.5, 5, 0.57),
  powerJack('PJ-102A', 2.1, 2.5, 0.4),
  powerJack('PJ-102AH', 2.1, 5, 0.52),
  powerJack('PJ-102B', 2.5, 2.5, 0.41),
  powerJack('PJ-102BH', 2.5, 5, 0.53),
  powerJack('PJ-037A', 2.1, 3, 0.6),
  powerJack('PJ-037B', 2.5, 3, 0.61),
  powerJack('PJ-044A', 2.1, 4, 0.78),
  powerJack('PJ-047BH', 2.5, 8, 1.2),
  powerJack('PJ-063AH', 2.1, 8, 1.15),
  powerJack('PJ-202A', 2.1, 5, 0.64),
  powerJack('PJ-202AH', 2.1, 5, 0.66),
  powerJack('PJ-007-SMT-TR', 2.1, 2.5, 0.73),
  powerJack('PJ-036AH-SMT-TR', 2.1, 5, 0.98),
  powerJack('PJ-031D', 1.3, 1, 0.5),
  powerJack('694106301002', 2.1, 5, 1.25, { brand: 'Würth Elektronik' }),
  powerJack('694108301002', 2.5, 5, 1.25, { brand: 'Würth Elektronik' }),
  powerJack('694103107102', 1.95, 5, 1.3, { brand: 'Würth Elektronik' }),
  powerJack('KLDX-0202-A', 2, 2.5, 0.52, { brand: 'Kycon' }),
  powerJack('KLDX-0202-AC', 2, 5, 0.58, { brand: 'Kycon' }),
  powerJack('KLDX-SMT2-0202-A', 2, 2.5, 0.8, { brand: 'Kycon' }),
]

const audioShelf: Shelf = {
  ...powerShelf,
  category: ['Connectors', 'USB & I/O', 'Audio Jacks'],
  name: 'Audio jack',
  drawing: 'audio-jack',
  marking: 'AUDIO',
  attributes: {
    gender: 'Female',
    orientation: 'Right angle',
    voltage: 12,
    current: 1,
    mounting: 'Through hole',
    ...panelTemperature,
  },
}
const audioJack = (code: string, plug: number, poles: 2 | 3 | 4, price: number, brand?: string): Article => {
  const surface = code.includes('SMT')
  return {
    code,
    detail: `${plug} mm ${poles === 2 ? 'mono' : poles === 3 ? 'stereo' : '4-pole'}`,
    price,
    attributes: { positions: poles, size: `${plug} mm`, ...(surface && { mounting: 'Surface mount' }) },
    ...(surface && { package: 'SMD', packing: 'Tape & reel' as const, packCount: 500 }),
    ...(brand && { brand }),
  }
}
const AUDIO = [
  audioJack('SJ1-3523N', 3.5, 3, 0.54),
  audioJack('SJ1-3525N', 3.5, 3, 0.6),
  audioJack('SJ1-3533NG', 3.5, 3, 0.68),
  audioJack('SJ1-3535NG', 3.5, 3, 0.72),
  audioJack('SJ-3523-SMT-TR', 3.5, 3, 0.52),
  audioJack('SJ-3524-SMT-TR', 3.5, 3, 0.55),
  audioJack('SJ-3543-SMT-TR', 3.5, 3, 0.62),
  audioJack('SJ-43514-SMT-TR', 3.5, 4, 0.7),
  audioJack('SJ-43515TS-SMT-TR', 3.5, 4, 0.79),
  audioJack('SJ-43516-SMT-TR', 3.5, 4, 0.75),
  audioJack('SJ-2509N', 2.5, 3, 0.58),
  audioJack('SJ2-2532B-SMT-TR', 2.5, 3, 0.71),
  audioJack('SJ-63063A', 6.35, 3, 0.95),
  audioJack('MJ-3523-SMT-TR', 3.5, 2, 0.48),
  audioJack('MJ-63052A', 6.35, 2, 0.9),
  audioJack('35RASMT2BHNTRX', 3.5, 3, 0.66, 'Kycon'),
  audioJack('STX-3000', 3.5, 3, 0.85, 'Kycon'),
  audioJack('STX-3120-3B', 3.5, 3, 0.92, 'Kycon'),
]

const networkShelf: Shelf = {
  ...powerShelf,
  brand: 'Amphenol',
  category: ['Connectors', 'USB & I/O', 'RJ45'],
  name: 'RJ45 jack',
  drawing: 'rj45',
  marking: 'RJ45',
  packCount: 60,
  attributes: {
    positions: 8,
    gender: 'Female',
    orientation: 'Right angle',
    voltage: 125,
    current: 1.5,
    mounting: 'Through hole',
    temperatureMin: -40,
    temperatureMax: 85,
  },
}
const NETWORK: Article[] = [
  { code: 'RJHSE5380', detail: 'Shielded single-port', price: 0.88 },
  { code: 'RJHSE5080', detail: 'Shielded single-port', price: 0.82 },
  { code: 'RJHSE5384', detail: 'Shielded four-port', price: 3.6, attributes: { positions: 32 } },
  { code: 'RJE721881411', detail: 'Shielded Category 5e', price: 1.1 },
  { code: 'RJE721881101', detail: 'Unshielded Category 5e', price: 0.72 },
  { code: 'RJMG1BD3B8K1ANR', detail: '1000BASE-T with magnetics', price: 4.1 },
  { code: '615008144221', detail: 'Shielded single-port', price: 1.3, brand: 'Würth Elektronik' },
  { code: '615008140121', detail: 'Unshielded single-port', price: 0.96, brand: 'Würth Elektronik' },
  { code: '7499010211A', detail: '10/100BASE-T with magnetics', price: 3.9, brand: 'Würth Elektronik' },
  { code: '7499111121A', detail: '1000BASE-T with magnetics', price: 5.2, brand: 'Würth Elektronik' },
  { code: '5406721-1', detail: 'Shielded single-port', price: 1.4, brand: 'TE Connectivity' },
  { code: '5520252-4', detail: 'Unshielded single-port', price: 0.8, brand: 'TE Connectivity' },
  {
    code: '6116526-1',
    detail: 'Two-port shielded',
    price: 4.4,
    brand: 'TE Connectivity',
    attributes: { positions: 16 },
  },
  { code: 'J00-0065NL', detail: '10/100BASE-T with magnetics', price: 3.3, brand: 'Pulse Electronics' },
  { code: 'JXD0-0001NL', detail: '10/100BASE-T with magnetics', price: 3.5, brand: 'Pulse Electronics' },
  { code: 'JK0-0136NL', detail: '1000BASE-T with magnetics', price: 5.6, brand: 'Pulse Electronics' },
  {
    code: 'GLX-N-88M',
    detail: 'Unshielded vertical',
    price: 0.7,
    brand: 'Kycon',
    attributes: { orientation: 'Vertical' },
  },
  { code: 'SS-7488S-GY-PG4-BA-50', detail: 'Shielded single-port', price: 0.9, brand: 'Bel Fuse' },
  { code: '0826-1X1T-32-F', detail: '1000BASE-T with magnetics', price: 4.8, brand: 'Bel Fuse' },
  { code: '0810-1XX1-03', detail: '10/100BASE-T with magnetics', price: 3.6, brand: 'Bel Fuse' },
]

const videoShelf: Shelf = {
  ...networkShelf,
  category: ['Connectors', 'USB & I/O', 'HDMI'],
  name: 'HDMI receptacle',
  package: 'SMD',
  drawing: 'hdmi',
  marking: 'HDMI',
  packing: 'Tape & reel',
  packCount: 400,
  attributes: {
    positions: 19,
    gender: 'Female',
    orientation: 'Right angle',
    voltage: 40,
    current: 0.5,
    mounting: 'Surface mount',
    temperatureMin: -25,
    temperatureMax: 85,
  },
}
const VIDEO: Article[] = [
  { code: '10029449-001RLF', detail: 'Type A', price: 0.72 },
  { code: '10029449-111RLF', detail: 'Type A flanged', price: 0.79 },
  { code: '10103781-0001LF', detail: 'Type C mini', price: 1.02 },
  { code: '10118241-001RLF', detail: 'Type D micro', price: 0.98 },
  { code: '1747981-1', detail: 'Type A', price: 1.2, brand: 'TE Connectivity' },
  { code: '2007435-1', detail: 'Type A', price: 1.31, brand: 'TE Connectivity' },
  { code: '685119134923', detail: 'Type A', price: 2.3, brand: 'Würth Elektronik' },
  { code: 'HDMI-19APL2', detail: 'Type A', price: 0.18, brand: 'BOOMELE' },
]

export const powerAndAudioJacks = family('power-audio-jacks', 1, [
  articles(powerShelf, POWER),
  articles(audioShelf, AUDIO),
])
export const networkAndVideoJacks = family('network-video-jacks', 1, [
  articles(networkShelf, NETWORK),
  articles(videoShelf, VIDEO),
])
