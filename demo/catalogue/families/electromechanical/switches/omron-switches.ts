import { type Article, articles, type Shelf } from '../article.ts'
import { type Choice, family, listed, numbers } from '../numbering.ts'
import { dipSwitch, tactileSwitch } from './switch.ts'

const brand = 'Omron'

interface Key extends Choice {
  readonly body: string
  readonly height: number
  readonly force: number
}
/** B3F: the last digit is the force, the ones before it plunger and size. */
const key = (code: string, body: string, height: number, force: number): Key => ({ code, body, height, force })
const B3F = [
  key('B3F-1000', '6 × 6', 4.3, 0.98),
  key('B3F-1002', '6 × 6', 4.3, 1.47),
  key('B3F-1005', '6 × 6', 4.3, 2.55),
  key('B3F-1020', '6 × 6', 5, 0.98),
  key('B3F-1022', '6 × 6', 5, 1.47),
  key('B3F-1025', '6 × 6', 5, 2.55),
  key('B3F-1050', '6 × 6', 7.3, 0.98),
  key('B3F-1052', '6 × 6', 7.3, 1.47),
  key('B3F-1055', '6 × 6', 7.3, 2.55),
  key('B3F-1060', '6 × 6', 9.5, 0.98),
  key('B3F-1062', '6 × 6', 9.5, 1.47),
  key('B3F-1070', '6 × 6', 9.5, 0.98),
  key('B3F-4000', '12 × 12', 4.3, 1.27),
  key('B3F-4005', '12 × 12', 4.3, 2.55),
  key('B3F-4050', '12 × 12', 7.3, 1.27),
  key('B3F-4055', '12 × 12', 7.3, 2.55),
  key('B3F-5000', '12 × 12', 4.3, 1.27),
  key('B3F-5050', '12 × 12', 7.3, 1.27),
  key('B3W-1000', '6 × 6', 4.3, 1.57),
  key('B3W-4000', '12 × 12', 4.3, 1.96),
  key('B3W-4050', '12 × 12', 7.3, 1.96),
]
const B3S = [
  key('B3S-1000', '6 × 6', 4.3, 1.57),
  key('B3S-1000P', '6 × 6', 4.3, 1.57),
  key('B3S-1002', '6 × 6', 4.3, 2.26),
  key('B3S-1002P', '6 × 6', 4.3, 2.26),
  key('B3FS-1000P', '6 × 6', 3.1, 0.98),
  key('B3FS-1002P', '6 × 6', 3.1, 1.47),
  key('B3FS-1005P', '6 × 6', 3.1, 2.55),
  key('B3FS-1050P', '6 × 6', 7.3, 0.98),
  key('B3FS-1052P', '6 × 6', 7.3, 1.47),
  key('B3SL-1002P', '6.2 × 6.5', 3.4, 1.6),
  key('B3SL-1005P', '6.2 × 6.5', 3.4, 2.26),
  key('B3SL-1022P', '6.2 × 6.5', 3.4, 1.6),
  key('B3SN-3012P', '6 × 6', 4.3, 1.57),
]
const throughKeys = listed(B3F, ({ code, body, height, force }) =>
  tactileSwitch({
    brand,
    series: code.slice(0, 5),
    body,
    height,
    force,
    surface: false,
    packing: 'Tray',
    packCount: 100,
    price: body === '6 × 6' ? 0.19 : 0.32,
  }),
)
const surfaceKeys = listed(B3S, ({ code, body, height, force }) =>
  tactileSwitch({
    brand,
    series: code.slice(0, code.indexOf('-')),
    body,
    height,
    force,
    surface: true,
    packCount: 1000,
    price: 0.48,
  }),
)
/** B3U-1000P-B: top or side, ground, plunger, boss; M in the middle is the washable cover. */
const b3u = numbers({
  model: 'B3U-{side}{ground}00P{cover}{boss}',
  fields: {
    side: [
      { code: '1', side: false },
      { code: '3', side: true },
    ],
    boss: [{ code: '' }, { code: '-B' }],
    ground: [{ code: '0' }, { code: '1' }],
    cover: [{ code: '' }, { code: 'M' }],
  },
  describe: ({ side }) =>
    tactileSwitch({
      brand,
      series: 'B3U',
      body: '3 × 2.5',
      height: 1.6,
      force: 1.53,
      surface: true,
      side: side.side,
      packCount: 3500,
      price: 0.5,
    }),
})
export const omronTactile = family('omron-tactile', 1, [throughKeys, surfaceKeys, b3u])

const COUNTS = [4, 8, 2, 6, 10, 3, 5, 7, 9, 1].map((count) => ({ code: String(count), count }))
const dip = [
  { model: 'A6E-{n}10{lever}-N', series: 'A6E', pitch: 2.54, surface: false, rightAngle: false },
  { model: 'A6S-{n}10{lever}-H', series: 'A6S', pitch: 2.54, surface: true, rightAngle: false },
  { model: 'A6S-{n}10{lever}-PH', series: 'A6S', pitch: 2.54, surface: true, rightAngle: false },
  { model: 'A6H-{n}10{lever}-P', series: 'A6H', pitch: 1.27, surface: true, rightAngle: false },
  { model: 'A6ER-{n}10{lever}', series: 'A6ER', pitch: 2.54, surface: false, rightAngle: true },
].map(({ model, series, pitch, surface, rightAngle }) =>
  numbers({
    model,
    fields: { n: COUNTS, lever: [{ code: '1' }, { code: '2' }, { code: '4' }] },
    describe: ({ n }) =>
      dipSwitch({
        brand,
        series,
        positions: n.count,
        pitch,
        surface,
        rightAngle,
        packing: model.endsWith('-P') || model.endsWith('-PH') ? 'Tape & reel' : 'Tube',
        packCount: model.endsWith('-P') || model.endsWith('-PH') ? 1000 : Math.floor(140 / n.count),
        priceLevel: 1.8,
      }),
  }),
)
export const omronDipSwitches = family('omron-dip', 1, dip)

const microShelf: Shelf = {
  brand,
  category: ['Switches & Relays', 'Pushbutton & Micro', 'Micro Switches'],
  name: 'Micro switch',
  package: 'Panel',
  drawing: 'pushbutton',
  marking: 'OMRON',
  packing: 'Box',
  packCount: 100,
  attributes: { circuit: 'SPDT', voltage: 125, mounting: 'Panel', temperatureMin: -25, temperatureMax: 85 },
}
const micro = (
  code: string,
  lever: string,
  current: number,
  force: number,
  price: number,
  mounting = 'Panel',
): Article => ({
  code,
  detail: `${current} A ${lever}`,
  price,
  attributes: { current, actuationForce: force, mounting },
  ...(mounting === 'Through hole' && { package: 'Through hole' }),
})
const MICRO = [
  micro('SS-5', 'pin plunger', 5, 1.47, 1.2),
  micro('SS-5GL', 'hinge lever', 5, 0.49, 1.35),
  micro('SS-5GL2', 'hinge roller lever', 5, 0.49, 1.42),
  micro('SS-10GL', 'hinge lever', 10, 0.49, 1.6),
  micro('SS-01GL', 'hinge lever', 0.1, 0.49, 1.9),
  micro('V-15-1C25', 'pin plunger', 15, 3.92, 2.1),
  micro('V-156-1C25', 'hinge roller lever', 15, 1.57, 2.4),
  micro('D2F-01', 'pin plunger', 0.1, 0.74, 1.1, 'Through hole'),
  micro('D2F-01L', 'hinge lever', 0.1, 0.25, 1.2, 'Through hole'),
  micro('D2F-01FL', 'hinge lever, low force', 0.1, 0.2, 1.25, 'Through hole'),
  micro('D2F-L', 'hinge lever', 3, 0.78, 1.1, 'Through hole'),
  micro('D2HW-C201H', 'sealed pin plunger', 0.1, 0.75, 2.4),
  micro('D2FC-F-7N', 'pin plunger', 0.001, 0.69, 0.9, 'Through hole'),
]
const rotaryShelf: Shelf = {
  ...microShelf,
  category: ['Switches & Relays', 'DIP & Rotary', 'Rotary Coded'],
  name: 'Rotary coded switch',
  package: 'DIP-6',
  drawing: 'dip-switch-4',
  marking: 'A6R',
  attributes: { current: 0.025, voltage: 24, mounting: 'Through hole', temperatureMin: -20, temperatureMax: 70 },
}
const rotary = (code: string, positions: number, price: number, coded: string): Article => ({
  code,
  detail: `${positions}-position ${coded}`,
  price,
  attributes: { positions, circuit: coded },
  equivalence: `rotary-coded|${positions}|${coded}`,
})
const ROTARY = [
  rotary('A6R-101RF', 10, 1.9, 'BCD'),
  rotary('A6R-161RF', 16, 2, 'Hexadecimal'),
  rotary('A6R-102RF', 10, 1.95, 'BCD complement'),
  rotary('A6R-162RF', 16, 2.05, 'Hexadecimal complement'),
  rotary('A6RS-101RF', 10, 2.1, 'BCD'),
  rotary('A6RS-161RF', 16, 2.2, 'Hexadecimal'),
  rotary('A6K-102RF', 10, 2.3, 'BCD'),
  rotary('A6K-162RF', 16, 2.4, 'Hexadecimal'),
]
export const omronMicroAndRotary = family('omron-micro-rotary', 1, [
  articles(microShelf, MICRO),
  articles(rotaryShelf, ROTARY),
])
