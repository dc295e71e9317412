import { family, listed, numbers } from '../numbering.ts'
import { leverSwitch, tactileSwitch } from './switch.ts'

const brand = 'E-Switch'

const FORCES = [160, 100, 260, 250, 130].map((grams) => ({
  code: `F${grams}`,
  newton: Math.round(grams * 0.0981) / 10,
}))
const LETTER_HEIGHTS = [
  { code: 'A', mm: 4.3 },
  { code: 'B', mm: 5 },
  { code: 'C', mm: 7 },
  { code: 'D', mm: 9.5 },
  { code: 'E', mm: 13 },
]

/** TL1105AF160Q: height letter, force in grams, silver contacts. */
const tl1105 = numbers({
  model: 'TL1105{height}{force}Q',
  fields: { height: LETTER_HEIGHTS, force: FORCES },
  describe: ({ height, force }) =>
    tactileSwitch({
      brand,
      series: 'TL1105',
      body: '6 × 6',
      height: height.mm,
      force: force.newton,
      surface: false,
      packCount: 1000,
      price: 0.13,
    }),
})
const tl3301 = numbers({
  model: 'TL3301{height}{force}{packing}',
  stem: 'TL3301{height}{force}',
  fields: {
    height: LETTER_HEIGHTS,
    force: FORCES,
    packing: [
      { code: 'QG', reel: false },
      { code: 'RG', reel: true },
    ],
  },
  describe: ({ height, force, packing }) =>
    tactileSwitch({
      brand,
      series: 'TL3301',
      body: '6 × 6',
      height: height.mm,
      force: force.newton,
      surface: true,
      packing: packing.reel ? 'Tape & reel' : 'Tube',
      packCount: packing.reel ? 1000 : 95,
      price: 0.2,
    }),
})
const tl3305 = numbers({
  model: 'TL3305{height}{force}{packing}',
  stem: 'TL3305{height}{force}',
  fields: {
    height: [
      { code: 'A', mm: 1.5 },
      { code: 'B', mm: 2.5 },
      { code: 'C', mm: 3.8 },
    ],
    force: FORCES,
    packing: [
      { code: 'QG', reel: false },
      { code: 'RG', reel: true },
    ],
  },
  describe: ({ height, force, packing }) =>
    tactileSwitch({
      brand,
      series: 'TL3305',
      body: '4.5 × 4.5',
      height: height.mm,
      force: force.newton,
      surface: true,
      packing: packing.reel ? 'Tape & reel' : 'Tube',
      packCount: 1000,
      price: 0.19,
    }),
})
const flat = [
  { series: 'TL3315N', body: '4.5 × 4.5', height: 0.55, end: 'Q', side: false, price: 0.25 },
  { series: 'TL3342', body: '5.2 × 5.2', height: 1.5, end: 'QG', side: false, price: 0.17 },
  { series: 'TL3340A', body: '4.2 × 3.6', height: 1.6, end: 'QG', side: true, price: 0.24 },
  { series: 'TL1014B', body: '4.7 × 3.5', height: 1.65, end: 'QG', side: true, price: 0.22 },
].map(({ series, body, height, end, side, price }) =>
  numbers({
    model: `${series}{force}${end}`,
    fields: { force: FORCES },
    describe: ({ force }) =>
      tactileSwitch({ brand, series, body, height, force: force.newton, surface: true, side, packCount: 3000, price }),
  }),
)
export const eSwitchTactile = family('e-switch-tactile', 1, [tl1105, tl3301, tl3305, ...flat])

/** 100SP1T1B4M2QE: poles, function, lever, bushing, terminals. */
const toggles = numbers({
  model: '100{poles}P{action}T{lever}B{bushing}M{terminal}QE',
  fields: {
    terminal: [
      { code: '2', mounting: 'Through hole', orientation: 'Vertical' },
      { code: '1', mounting: 'Panel', orientation: 'Vertical' },
      { code: '6', mounting: 'Through hole', orientation: 'Right angle' },
      { code: '7', mounting: 'Through hole', orientation: 'Right angle' },
    ] as const,
    poles: [
      { code: 'S', circuit: 'SPDT', price: 1.5 },
      { code: 'D', circuit: 'DPDT', price: 2 },
    ],
    action: [{ code: '1' }, { code: '2' }, { code: '3' }, { code: '4' }, { code: '5' }],
    lever: [{ code: '1' }, { code: '2' }, { code: '4' }],
    bushing: [{ code: '4' }, { code: '1' }, { code: '3' }],
  },
  describe: ({ terminal, poles }) =>
    leverSwitch({
      brand,
      series: '100',
      kind: 'Toggle',
      circuit: poles.circuit,
      current: 5,
      voltage: 120,
      mounting: terminal.mounting,
      orientation: terminal.orientation,
      packCount: 100,
      price: poles.price,
    }),
})
const rockers = numbers({
  model: '400{poles}P{action}R{rocker}{colour}M{terminal}QE',
  fields: {
    colour: [{ code: 'BLK' }, { code: 'RED' }, { code: 'WHT' }],
    poles: [
      { code: 'S', circuit: 'SPDT' },
      { code: 'MD', circuit: 'DPDT' },
    ],
    action: [{ code: '1' }, { code: '3' }],
    rocker: [{ code: '1' }, { code: '2' }],
    terminal: [{ code: '2' }, { code: '1' }, { code: '6' }],
  },
  describe: ({ poles, terminal }) =>
    leverSwitch({
      brand,
      series: '400',
      kind: 'Rocker',
      circuit: poles.circuit,
      current: 3,
      voltage: 120,
      mounting: terminal.code === '1' ? 'Panel' : 'Through hole',
      orientation: terminal.code === '6' ? 'Right angle' : 'Vertical',
      packCount: 100,
      price: 1.9,
    }),
})
const SLIDES = [
  { code: 'EG1218', circuit: 'SPDT', rightAngle: false, price: 0.3 },
  { code: 'EG1224', circuit: 'SPDT', rightAngle: true, price: 0.36 },
  { code: 'EG1206', circuit: 'SPDT', rightAngle: false, price: 0.42 },
  { code: 'EG1206A', circuit: 'SPDT', rightAngle: true, price: 0.46 },
  { code: 'EG1271', circuit: 'SPDT', rightAngle: true, price: 0.35 },
  { code: 'EG1903', circuit: 'SPDT', rightAngle: false, price: 0.7 },
  { code: 'EG2209', circuit: 'DPDT', rightAngle: false, price: 0.62 },
  { code: 'EG2211', circuit: 'DPDT', rightAngle: true, price: 0.66 },
  { code: 'EG2319', circuit: 'DP3T', rightAngle: false, price: 0.82 },
]
const slides = listed(SLIDES, ({ code, circuit, rightAngle, price }) =>
  leverSwitch({
    brand,
    series: code,
    kind: 'Slide',
    circuit,
    current: 0.2,
    voltage: 30,
    mounting: 'Through hole',
    orientation: rightAngle ? 'Right angle' : 'Vertical',
    packCount: 500,
    price,
  }),
)
export const eSwitchLever = family('e-switch-lever', 1, [slides, toggles, rockers])
