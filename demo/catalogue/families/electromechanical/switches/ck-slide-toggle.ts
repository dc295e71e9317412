import { family, listed, numbers } from '../numbering.ts'
import { leverSwitch } from './switch.ts'

const brand = 'C&K'

/** JS202011SCQN: poles, throws, actuator, mounting, contact. */
const slides = numbers({
  model: 'JS{poles}{throws}0{actuator}1{mount}QN',
  fields: {
    mount: [
      { code: 'SC', mounting: 'Surface mount', orientation: 'Vertical' },
      { code: 'C', mounting: 'Through hole', orientation: 'Vertical' },
      { code: 'JC', mounting: 'Surface mount', orientation: 'Vertical' },
      { code: 'A', mounting: 'Through hole', orientation: 'Right angle' },
      { code: 'SA', mounting: 'Surface mount', orientation: 'Right angle' },
    ] as const,
    poles: [
      { code: '2', poles: 'D' },
      { code: '1', poles: 'S' },
    ],
    throws: [
      { code: '02', throws: 'DT' },
      { code: '03', throws: '3T' },
    ],
    actuator: [{ code: '1' }, { code: '2' }],
  },
  describe: ({ mount, poles, throws }) =>
    leverSwitch({
      brand,
      series: 'JS',
      kind: 'Slide',
      circuit: `${poles.poles}P${throws.throws}`,
      current: 0.3,
      voltage: 6,
      mounting: mount.mounting,
      orientation: mount.orientation,
      packCount: 900,
      price: poles.poles === 'D' ? 0.38 : 0.32,
    }),
})
/** 7101SYCQE: poles, function, actuator, bushing, terminals, contacts. */
const toggles = numbers({
  model: '7{poles}0{action}{lever}{bushing}{terminal}{contact}E',
  fields: {
    terminal: [
      { code: 'C', mounting: 'Through hole', orientation: 'Vertical' },
      { code: 'Z', mounting: 'Panel', orientation: 'Vertical' },
      { code: 'A', mounting: 'Through hole', orientation: 'Right angle' },
      { code: 'V3', mounting: 'Through hole', orientation: 'Right angle' },
    ] as const,
    poles: [
      { code: '1', poles: 'SP', price: 1 },
      { code: '2', poles: 'DP', price: 1.4 },
      { code: '3', poles: '3P', price: 2.2 },
      { code: '4', poles: '4P', price: 2.9 },
    ],
    action: [
      { code: '1', action: 'DT' },
      { code: '3', action: 'DT, centre off' },
      { code: '5', action: 'DT, momentary' },
      { code: '8', action: 'DT, momentary one side' },
    ],
    lever: [{ code: 'S' }, { code: 'P3' }, { code: 'T1' }, { code: 'L' }],
    bushing: [{ code: 'Y' }, { code: 'H' }, { code: 'D9' }],
    contact: [
      { code: 'Q', current: 5 },
      { code: 'B', current: 0.4 },
    ],
  },
  describe: ({ terminal, poles, action, contact }) =>
    leverSwitch({
      brand,
      series: `7${poles.code}0${action.code}`,
      kind: 'Toggle',
      circuit: `${poles.poles}${action.action}`,
      current: contact.current,
      voltage: contact.current === 5 ? 120 : 20,
      mounting: terminal.mounting,
      orientation: terminal.orientation,
      packCount: 50,
      price: 3.1 * poles.price,
    }),
})
const SINGLE_SLIDES = [
  { code: 'PCM12SMTR', circuit: 'SPDT', current: 0.3, surface: true, price: 0.46 },
  { code: 'PCM13SMTR', circuit: 'SP3T', current: 0.3, surface: true, price: 0.52 },
  { code: 'AYZ0102AGRLC', circuit: 'SPDT', current: 0.1, surface: true, price: 0.44 },
  { code: 'AYZ0202AGRLC', circuit: 'DPDT', current: 0.1, surface: true, price: 0.56 },
  { code: 'OS102011MS2QN1', circuit: 'SPDT', current: 0.1, surface: false, price: 0.34 },
  { code: 'OS102011MA1QN1', circuit: 'SPDT', current: 0.1, surface: false, price: 0.36 },
  { code: 'OS202013MT5QN1', circuit: 'DPDT', current: 0.1, surface: false, price: 0.47 },
  { code: 'L101011MS02Q', circuit: 'SPDT', current: 4, surface: false, price: 1.9 },
]
const singleSlides = listed(SINGLE_SLIDES, ({ code, circuit, current, surface, price }) =>
  leverSwitch({
    brand,
    series: code.slice(0, 5),
    kind: 'Slide',
    circuit,
    current,
    voltage: 12,
    mounting: surface ? 'Surface mount' : 'Through hole',
    orientation: 'Right angle',
    packCount: 1000,
    price,
  }),
)

export const ckSlideAndToggle = family('ck-slide-toggle', 1, [slides, singleSlides, toggles])
