import { family, numbers } from '../numbering.ts'
import { dipSwitch } from './switch.ts'

const dip = numbers({
  model: 'KA{body}{n}{actuator}GGT',
  fields: {
    n: [4, 8, 2, 6, 10, 3, 5, 7, 9, 12].map((count) => ({ code: String(count).padStart(2, '0'), count })),
    body: [
      { code: 'J', pitch: 1.27 },
      { code: 'S', pitch: 2.54 },
    ],
    actuator: [{ code: 'L' }, { code: 'R' }],
  },
  describe: ({ n, body }) =>
    dipSwitch({
      brand: 'E-Switch',
      series: `KA${body.code}`,
      positions: n.count,
      pitch: body.pitch,
      surface: true,
      packing: 'Tube',
      packCount: 50,
      priceLevel: 1.2,
    }),
})
/** CTS and TE number theirs the same plain way. */
const cts = [
  { model: '219-{n}MST', series: '219', pitch: 2.54, surface: true },
  { model: '219-{n}LPST', series: '219', pitch: 2.54, surface: true },
  { model: '206-{n}ST', series: '206', pitch: 2.54, surface: false },
  { model: '218-{n}LPST', series: '218', pitch: 1.27, surface: true },
].map(({ model, series, pitch, surface }) =>
  numbers({
    model: `${model}{tape}`,
    stem: model,
    fields: {
      n: [4, 8, 2, 6, 10, 3, 5, 7, 9, 12].map((count) => ({ code: String(count), count })),
      tape: [
        { code: '', taped: false },
        { code: 'R', taped: true },
      ],
    },
    describe: ({ n, tape }) =>
      dipSwitch({
        brand: 'CTS',
        series,
        positions: n.count,
        pitch,
        surface,
        packing: tape.taped ? 'Tape & reel' : 'Tube',
        packCount: tape.taped ? 1000 : 60,
        priceLevel: 1.1,
      }),
  }),
)
const te = numbers({
  model: 'ADF{n}{actuator}04',
  fields: {
    n: [4, 8, 2, 6, 10, 3, 5, 7, 9, 12].map((count) => ({ code: String(count).padStart(2, '0'), count })),
    actuator: [{ code: 'S' }, { code: 'T' }],
  },
  describe: ({ n }) =>
    dipSwitch({
      brand: 'TE Connectivity',
      series: 'ADF',
      positions: n.count,
      pitch: 2.54,
      surface: false,
      packing: 'Tube',
      packCount: 48,
      priceLevel: 1.5,
    }),
})
const wuerth = [
  { model: '4181172709{n}', surface: true },
  { model: '4182172709{n}', surface: true },
  { model: '4181211602{n}', surface: false },
].map(({ model, surface }) =>
  numbers({
    model: `${model}{revision}`,
    fields: {
      n: [4, 8, 2, 6, 10, 3, 5, 7, 9, 12].map((count) => ({ code: String(count).padStart(2, '0'), count })),
      revision: [{ code: '' }, { code: 'A' }],
    },
    describe: ({ n }) =>
      dipSwitch({
        brand: 'Würth Elektronik',
        series: 'WS-DISV',
        positions: n.count,
        pitch: 2.54,
        surface,
        packing: 'Tube',
        packCount: 40,
        priceLevel: 2,
      }),
  }),
)
export const dipSwitches = family('dip-switches', 1, [dip, ...cts, te, ...wuerth])
