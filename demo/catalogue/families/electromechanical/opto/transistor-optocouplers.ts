import { family, numbers } from '../numbering.ts'
import { optocoupler } from './optocoupler.ts'

const GRADES = [
  { code: '', ratio: 50 },
  { code: '-A', ratio: 80 },
  { code: '-B', ratio: 130 },
  { code: '-C', ratio: 200 },
  { code: '-D', ratio: 300 },
]
const CHANNELS = [
  { code: '1', channels: 1, pins: 4 },
  { code: '2', channels: 2, pins: 8 },
  { code: '4', channels: 4, pins: 16 },
]

/** LTV-817S-TA1-C: channels, kind of input, lead form, tape direction, grade. */
const liteOn = numbers({
  model: 'LTV-8{channels}{input}{form}{tape}{grade}',
  stem: 'LTV-8{channels}{input}{form}{grade}',
  fields: {
    grade: GRADES,
    form: [
      { code: '', body: 'DIP', wide: '' },
      { code: 'S', body: 'SMD', wide: '' },
      // Leads bent to 10.16 mm.
      { code: 'M', body: 'DIP', wide: 'W' },
    ],
    channels: CHANNELS,
    tape: [
      { code: '', taped: false },
      { code: '-TA1', taped: true },
      { code: '-TA', taped: true },
    ],
    input: [
      { code: '7', ac: false, volts: 35 },
      { code: '4', ac: true, volts: 35 },
      { code: '6', ac: false, volts: 80 },
    ],
  },
  describe: ({ grade, form, channels, tape, input }) =>
    optocoupler({
      brand: 'Lite-On',
      series: '817',
      output: 'Transistor Output',
      channels: channels.channels,
      package: `${form.body}-${channels.pins}${form.wide}`,
      isolation: 5000,
      transferRatio: input.ac ? Math.round(grade.ratio * 0.5) : grade.ratio,
      topology: input.ac ? 'AC input' : 'DC input',
      voltage: input.volts,
      packing: tape.taped ? 'Tape & reel' : 'Tube',
      packCount: tape.taped ? 1000 : Math.floor(400 / channels.pins),
      price: 0.08 * channels.channels + 0.02,
    }),
})

/** EL817(S)(C)(TU)-F and EL357N(C)(TA)-G: everything optional stands in brackets. */
const everlight = numbers({
  model: '{chip}{form}{grade}{tape}{halogen}',
  stem: '{chip}{form}{grade}{halogen}',
  fields: {
    grade: ['', '(A)', '(B)', '(C)', '(D)'].map((code, i) => ({ code, ratio: [50, 80, 130, 200, 300][i] ?? 50 })),
    chip: [
      { code: 'EL817', pins: 4, channels: 1, slim: false },
      { code: 'EL827', pins: 8, channels: 2, slim: false },
      { code: 'EL847', pins: 16, channels: 4, slim: false },
      { code: 'EL357N', pins: 4, channels: 1, slim: true },
      { code: 'EL3H7', pins: 4, channels: 1, slim: true },
    ],
    form: [
      { code: '', surface: false },
      { code: '(S)', surface: true },
      { code: '(S1)', surface: true },
    ],
    tape: [
      { code: '', taped: false },
      { code: '(TU)', taped: true },
      { code: '(TA)', taped: true },
    ],
    halogen: [{ code: '-F' }, { code: '' }, { code: '-G' }, { code: '-V' }],
  },
  describe: ({ grade, chip, form, tape }) =>
    optocoupler({
      brand: 'Everlight',
      series: chip.slim ? chip.code : '817',
      output: 'Transistor Output',
      channels: chip.channels,
      package: chip.slim ? 'SOP-4' : `${form.surface ? 'SMD' : 'DIP'}-${chip.pins}`,
      isolation: chip.slim ? 3750 : 5000,
      transferRatio: grade.ratio,
      topology: 'DC input',
      voltage: 80,
      packing: tape.taped ? 'Tape & reel' : 'Tube',
      packCount: tape.taped ? (chip.slim ? 3000 : 1500) : 100,
      price: 0.06 * chip.channels + 0.015,
    }),
})

/** PC817X2NSZ0F: the digit after X is the transfer ratio grade; NSZ comes in a tube, NIP on tape. */
const sharp = numbers({
  model: 'PC{chip}X{grade}{form}0F',
  fields: {
    grade: [80, 130, 200, 300, 50].map((ratio, i) => ({ code: i === 4 ? '' : String(i + 1), ratio })),
    chip: [
      { code: '817', channels: 1, ac: false },
      { code: '123', channels: 1, ac: false },
      { code: '814', channels: 1, ac: true },
    ],
    form: [
      { code: 'NSZ', surface: false },
      { code: 'NIP', surface: true },
      { code: 'NIZ', surface: false },
    ],
  },
  describe: ({ grade, chip, form }) =>
    optocoupler({
      brand: 'Sharp',
      series: chip.code,
      output: 'Transistor Output',
      channels: chip.channels,
      package: form.surface ? 'SMD-4' : 'DIP-4',
      isolation: 5000,
      transferRatio: chip.ac ? Math.round(grade.ratio * 0.5) : grade.ratio,
      topology: chip.ac ? 'AC input' : 'DC input',
      voltage: 80,
      temperature: [-30, 100],
      packing: form.surface ? 'Tape & reel' : 'Tube',
      packCount: form.surface ? 2000 : 100,
      price: 0.19,
    }),
})

/** TLP291(GB-TP,E: the bracket stays open in Toshiba's own numbers. */
const toshiba = numbers({
  model: 'TLP{chip}({grade}{tape},E',
  stem: 'TLP{chip}({grade}',
  fields: {
    grade: [
      { code: 'GB', ratio: 100 },
      { code: 'GR', ratio: 100 },
      { code: 'BL', ratio: 200 },
      { code: 'YH', ratio: 75 },
    ],
    chip: [
      { code: '291', size: 'SOP-4', isolation: 3750 },
      { code: '185', size: 'SOP-6', isolation: 3750 },
      { code: '293', size: 'SOP-4', isolation: 3750 },
      { code: '383', size: 'SOP-4L', isolation: 5000 },
      { code: '785', size: 'DIP-4', isolation: 5000 },
    ],
    tape: [
      { code: '-TP', taped: true },
      { code: '', taped: false },
      { code: '-TPL', taped: true },
    ],
  },
  describe: ({ grade, chip, tape }) =>
    optocoupler({
      brand: 'Toshiba',
      series: `TLP${chip.code}`,
      output: 'Transistor Output',
      channels: 1,
      package: chip.size,
      isolation: chip.isolation,
      transferRatio: grade.ratio,
      topology: 'DC input',
      voltage: 80,
      packing: tape.taped ? 'Tape & reel' : 'Tube',
      packCount: tape.taped ? 2500 : 100,
      price: 0.24,
    }),
})

/** The six-pin classics, which everyone makes with the same number. */
const CLASSICS = [
  { code: '4N25', ratio: 20, voltage: 30 },
  { code: '4N26', ratio: 20, voltage: 30 },
  { code: '4N27', ratio: 10, voltage: 30 },
  { code: '4N28', ratio: 10, voltage: 30 },
  { code: '4N35', ratio: 100, voltage: 30 },
  { code: '4N36', ratio: 100, voltage: 30 },
  { code: '4N37', ratio: 100, voltage: 30 },
  { code: 'CNY17-1', ratio: 40, voltage: 70 },
  { code: 'CNY17-2', ratio: 63, voltage: 70 },
  { code: 'CNY17-3', ratio: 100, voltage: 70 },
  { code: 'CNY17-4', ratio: 160, voltage: 70 },
]
const LEAD_FORMS = [
  { code: '', brand: 'Vishay', surface: false, packing: 'Tube' },
  { code: 'S-TA1', brand: 'Lite-On', surface: true, packing: 'Tape & reel' },
  { code: 'M', brand: 'onsemi', surface: false, packing: 'Tube' },
  { code: 'SR2M', brand: 'onsemi', surface: true, packing: 'Tape & reel' },
  { code: '-X009T', brand: 'Vishay', surface: true, packing: 'Tape & reel' },
  { code: 'XSM', brand: 'Isocom', surface: true, packing: 'Tube' },
] as const
const classics = numbers({
  model: '{chip}{form}',
  fields: { chip: CLASSICS, form: LEAD_FORMS },
  describe: ({ chip, form }) =>
    optocoupler({
      brand: form.brand,
      series: chip.code,
      output: 'Transistor Output',
      channels: 1,
      package: form.surface ? 'SMD-6' : 'DIP-6',
      isolation: 5000,
      transferRatio: chip.ratio,
      topology: 'DC input',
      voltage: chip.voltage,
      temperature: [-55, 100],
      packing: form.packing,
      packCount: form.packing === 'Tube' ? 50 : 1000,
      price: 0.21,
    }),
})
const fod = numbers({
  model: 'FOD8{input}{grade}{form}',
  fields: {
    input: [
      { code: '17', series: '817', ac: false },
      { code: '14', series: '814', ac: true },
    ],
    grade: ['', 'A', 'B', 'C', 'D'].map((code, i) => ({ code, ratio: [50, 80, 130, 200, 300][i] ?? 50 })),
    form: [
      { code: '', body: 'DIP-4', taped: false },
      { code: 'SD', body: 'SMD-4', taped: true },
      { code: 'S', body: 'SMD-4', taped: false },
      { code: '300W', body: 'DIP-4W', taped: false },
    ],
  },
  describe: ({ input, grade, form }) =>
    optocoupler({
      brand: 'onsemi',
      series: input.series,
      output: 'Transistor Output',
      channels: 1,
      package: form.body,
      isolation: 5000,
      transferRatio: input.ac ? Math.round(grade.ratio * 0.5) : grade.ratio,
      topology: input.ac ? 'AC input' : 'DC input',
      voltage: 70,
      packing: form.taped ? 'Tape & reel' : 'Tube',
      packCount: form.taped ? 1000 : 100,
      price: 0.16,
    }),
})

export const transistorOptocouplers = family('transistor-optocouplers', 2, [
  liteOn,
  everlight,
  sharp,
  toshiba,
  classics,
  fod,
])
