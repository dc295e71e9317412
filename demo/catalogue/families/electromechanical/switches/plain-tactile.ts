import { type Choice, family, listed, numbers } from '../numbering.ts'
import { leverSwitch, tactileSwitch } from './switch.ts'

interface Key extends Choice {
  readonly brand: string
  readonly body: string
  readonly height: number
  readonly force: number
  readonly through?: boolean
  readonly side?: boolean
  readonly price: number
}

const KEYS: Key[] = [
  { code: 'SKRPABE010', brand: 'ALPS Alpine', body: '4.2 × 3.2', height: 2.5, force: 1.57, price: 0.21 },
  { code: 'SKRPACE010', brand: 'ALPS Alpine', body: '4.2 × 3.2', height: 2.5, force: 1, price: 0.21 },
  { code: 'SKRPADE010', brand: 'ALPS Alpine', body: '4.2 × 3.2', height: 2.5, force: 2.4, price: 0.22 },
  { code: 'SKRPANE010', brand: 'ALPS Alpine', body: '4.2 × 3.2', height: 2.5, force: 3.3, price: 0.23 },
  { code: 'SKQGABE010', brand: 'ALPS Alpine', body: '5.2 × 5.2', height: 1.5, force: 1.57, price: 0.18 },
  { code: 'SKQGADE010', brand: 'ALPS Alpine', body: '5.2 × 5.2', height: 1.5, force: 2.55, price: 0.18 },
  { code: 'SKQGAFE010', brand: 'ALPS Alpine', body: '5.2 × 5.2', height: 0.8, force: 1.57, price: 0.19 },
  { code: 'SKQGAKE010', brand: 'ALPS Alpine', body: '5.2 × 5.2', height: 0.8, force: 2.55, price: 0.19 },
  { code: 'SKHHAKA010', brand: 'ALPS Alpine', body: '6 × 6', height: 4.3, force: 0.98, through: true, price: 0.14 },
  { code: 'SKHHALA010', brand: 'ALPS Alpine', body: '6 × 6', height: 4.3, force: 1.57, through: true, price: 0.14 },
  { code: 'SKHHAMA010', brand: 'ALPS Alpine', body: '6 × 6', height: 5, force: 0.98, through: true, price: 0.14 },
  { code: 'SKHHBWA010', brand: 'ALPS Alpine', body: '6 × 6', height: 7, force: 2.55, through: true, price: 0.15 },
  { code: 'SKHMPSE010', brand: 'ALPS Alpine', body: '6 × 6', height: 5, force: 1.57, price: 0.2 },
  { code: 'SKRKAEE020', brand: 'ALPS Alpine', body: '3.9 × 2.9', height: 2, force: 1.57, price: 0.23 },
  { code: 'SKSCLDE010', brand: 'ALPS Alpine', body: '3.5 × 2.9', height: 1.7, force: 1.6, side: true, price: 0.27 },
  { code: 'SKTDLDE010', brand: 'ALPS Alpine', body: '2.8 × 2.6', height: 1.35, force: 1.6, side: true, price: 0.31 },
  {
    code: 'EVQPE104K',
    also: ['EVQ-PE104K'],
    brand: 'Panasonic',
    body: '6.5 × 6',
    height: 3.1,
    force: 1.3,
    price: 0.22,
  },
  {
    code: 'EVQPE105K',
    also: ['EVQ-PE105K'],
    brand: 'Panasonic',
    body: '6.5 × 6',
    height: 3.1,
    force: 2.6,
    price: 0.22,
  },
  {
    code: 'EVQPUJ02K',
    also: ['EVQ-PUJ02K'],
    brand: 'Panasonic',
    body: '4.7 × 3.5',
    height: 1.65,
    force: 1.6,
    side: true,
    price: 0.25,
  },
  {
    code: 'EVQP7A01P',
    also: ['EVQ-P7A01P'],
    brand: 'Panasonic',
    body: '3.5 × 2.9',
    height: 1.35,
    force: 1.6,
    side: true,
    price: 0.27,
  },
  {
    code: 'EVQP2K02Q',
    also: ['EVQ-P2K02Q'],
    brand: 'Panasonic',
    body: '4.7 × 3.5',
    height: 2.5,
    force: 1.6,
    price: 0.24,
  },
  { code: 'EVQQ2B03W', also: ['EVQ-Q2B03W'], brand: 'Panasonic', body: '6.5 × 6', height: 5, force: 1.27, price: 0.2 },
  {
    code: 'EVQ11L05R',
    also: ['EVQ-11L05R'],
    brand: 'Panasonic',
    body: '6 × 6',
    height: 5,
    force: 1.27,
    through: true,
    price: 0.11,
  },
  { code: 'FSM2JSMAATR', brand: 'TE Connectivity', body: '6 × 6', height: 3.5, force: 1.57, price: 0.19 },
  { code: 'FSM4JSMATR', brand: 'TE Connectivity', body: '6 × 6', height: 4.3, force: 1.57, price: 0.19 },
  { code: 'FSM8JSMATR', brand: 'TE Connectivity', body: '6 × 6', height: 7.3, force: 1.57, price: 0.2 },
  { code: 'FSM4JH', brand: 'TE Connectivity', body: '6 × 6', height: 4.3, force: 1.57, through: true, price: 0.12 },
  { code: 'FSM2JH', brand: 'TE Connectivity', body: '6 × 6', height: 3.5, force: 1.57, through: true, price: 0.12 },
  { code: 'FSM8JH', brand: 'TE Connectivity', body: '6 × 6', height: 7.3, force: 1.57, through: true, price: 0.13 },
  { code: 'FSM6JH', brand: 'TE Connectivity', body: '6 × 6', height: 5, force: 1.57, through: true, price: 0.12 },
  { code: '8-1437565-0', brand: 'TE Connectivity', body: '6 × 6', height: 4.3, force: 1.57, price: 0.19 },
  { code: '1-1437565-0', brand: 'TE Connectivity', body: '6 × 6', height: 3.5, force: 1.57, price: 0.19 },
  { code: 'TS-1187A-B-A-B', brand: 'XKB', body: '5.1 × 5.1', height: 1.5, force: 2.5, price: 0.015 },
  { code: 'TS-1187A-C-A-B', brand: 'XKB', body: '5.1 × 5.1', height: 1.5, force: 1.6, price: 0.015 },
  { code: 'TC-1109DE-B-F', brand: 'XKB', body: '6 × 3.5', height: 4.3, force: 2.5, price: 0.03 },
  { code: 'TS-1102S-C-I-B', brand: 'XKB', body: '6 × 6', height: 9.5, force: 1.6, price: 0.03 },
  { code: 'K2-1102SP-A4SC-04', brand: 'Korean Hroparts', body: '6 × 6', height: 4.3, force: 1.6, price: 0.03 },
  { code: 'K2-1102SP-C4SC-04', brand: 'Korean Hroparts', body: '6 × 6', height: 5, force: 1.6, price: 0.03 },
  {
    code: 'K2-1112SA-A4SW-01',
    brand: 'Korean Hroparts',
    body: '6 × 6',
    height: 4.3,
    force: 2.5,
    side: true,
    price: 0.04,
  },
  { code: 'K2-3.6*6.1_SMD', brand: 'Korean Hroparts', body: '6.1 × 3.6', height: 2.5, force: 1.8, price: 0.02 },
]
const keys = listed(KEYS, ({ code, brand, body, height, force, through, side, price }) =>
  tactileSwitch({
    brand,
    series: code.slice(0, 4),
    body,
    height,
    force,
    surface: !through,
    side,
    packCount: through ? 1000 : 3000,
    price,
  }),
)

/** 430182050816: 4301, body, height in tenths of a millimetre, then the force in tens of grams. */
const wuerth = [
  { prefix: '430182', body: '6 × 6', surface: true, heights: ['043', '050', '070', '095'] },
  { prefix: '430156', body: '6 × 6', surface: false, heights: ['043', '050', '070', '095', '130'] },
  { prefix: '431481', body: '12 × 12', surface: true, heights: ['031', '043', '073'] },
  { prefix: '434111', body: '3.9 × 3', surface: true, heights: ['018', '020', '025'] },
].map(({ prefix, body, surface, heights }) =>
  numbers({
    model: `${prefix}{height}8{force}`,
    fields: {
      height: heights.map((code) => ({ code, mm: Number(code) / 10 })),
      force: [
        { code: '16', newton: 1.6 },
        { code: '26', newton: 2.6 },
        { code: '36', newton: 3.6 },
      ],
    },
    describe: ({ height, force }) =>
      tactileSwitch({
        brand: 'Würth Elektronik',
        series: 'WS-TASV',
        body,
        height: height.mm,
        force: force.newton,
        surface,
        packCount: 1000,
        price: 0.45,
      }),
  }),
)

interface Slide extends Choice {
  readonly brand: string
  readonly circuit: string
  readonly surface: boolean
  readonly price: number
}
const SLIDES: Slide[] = [
  { code: 'SSSS820201', brand: 'ALPS Alpine', circuit: 'SPDT', surface: false, price: 0.3 },
  { code: 'SSSS810701', brand: 'ALPS Alpine', circuit: 'SPDT', surface: true, price: 0.37 },
  { code: 'SSSS811101', brand: 'ALPS Alpine', circuit: 'SPDT', surface: true, price: 0.36 },
  { code: 'SSSS224100', brand: 'ALPS Alpine', circuit: 'DP4T', surface: false, price: 0.62 },
  { code: '450301014042', brand: 'Würth Elektronik', circuit: 'SPDT', surface: false, price: 0.7 },
  { code: '450404015514', brand: 'Würth Elektronik', circuit: 'SPDT', surface: true, price: 0.82 },
  { code: 'SK-3296S-01-L3', brand: 'XKB', circuit: 'SPDT', surface: true, price: 0.04 },
  { code: 'SS-12D00-G4', brand: 'XKB', circuit: 'SPDT', surface: false, price: 0.03 },
  { code: 'MSK-12C02', brand: 'Korean Hroparts', circuit: 'SPDT', surface: true, price: 0.03 },
]
const slides = listed(SLIDES, ({ code, brand, circuit, surface, price }) =>
  leverSwitch({
    brand,
    series: code.slice(0, 8),
    kind: 'Slide',
    circuit,
    current: 0.3,
    voltage: 12,
    mounting: surface ? 'Surface mount' : 'Through hole',
    orientation: 'Right angle',
    packCount: 1000,
    price,
  }),
)

export const plainTactile = family('plain-tactile', 1, [keys, ...wuerth, slides])
