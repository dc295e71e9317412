import { family, listed, numbers } from '../numbering.ts'
import { optocoupler } from './optocoupler.ts'

/** The last figure is the LED current that is needed, the one before it voltage and kind of switching. */
const TRIACS = [
  { code: '3020', voltage: 400, trigger: 0.03 },
  { code: '3021', voltage: 400, trigger: 0.015 },
  { code: '3022', voltage: 400, trigger: 0.01 },
  { code: '3023', voltage: 400, trigger: 0.005 },
  { code: '3041', voltage: 400, trigger: 0.015 },
  { code: '3042', voltage: 400, trigger: 0.01 },
  { code: '3043', voltage: 400, trigger: 0.005 },
  { code: '3052', voltage: 600, trigger: 0.01 },
  { code: '3061', voltage: 600, trigger: 0.015 },
  { code: '3062', voltage: 600, trigger: 0.01 },
  { code: '3063', voltage: 600, trigger: 0.005 },
  { code: '3081', voltage: 800, trigger: 0.015 },
  { code: '3083', voltage: 800, trigger: 0.005 },
] as const
const isRandomPhase = (code: string) => /^30[25]/.test(code)
const triacs = numbers({
  model: 'MOC{chip}{form}',
  fields: {
    chip: TRIACS,
    form: [
      { code: 'M', brand: 'onsemi', surface: false, taped: false },
      { code: 'SR2M', brand: 'onsemi', surface: true, taped: true },
      { code: 'S-TA1', brand: 'Lite-On', surface: true, taped: true },
      { code: '', brand: 'Lite-On', surface: false, taped: false },
    ],
  },
  describe: ({ chip, form }) =>
    optocoupler({
      brand: form.brand,
      series: `MOC${chip.code}`,
      output: 'Triac Output',
      channels: 1,
      package: form.surface ? 'SMD-6' : 'DIP-6',
      isolation: 5000,
      voltage: chip.voltage,
      topology: isRandomPhase(chip.code) ? 'Random phase' : 'Zero crossing',
      triggerCurrent: chip.trigger,
      loadCurrent: 0.1,
      temperature: [-40, 85],
      packing: form.taped ? 'Tape & reel' : 'Tube',
      packCount: form.taped ? 1000 : 50,
      price: 0.34,
    }),
})

/** Avago numbers end in the lead form: 000E tube, 300E gull wing, 500E gull wing on tape. */
const FAST = { rate: 10e6, supply: [4.5, 5.5], temperature: [-40, 85] } as const
const SLOW = { rate: 1e6, supply: [4.5, 15], temperature: [0, 70] } as const
const LOGIC = [
  { code: '6N137', channels: 1, size: 8, price: 0.62, ...FAST },
  { code: '6N135', channels: 1, size: 8, price: 0.66, ...SLOW },
  { code: '6N136', channels: 1, size: 8, price: 0.64, ...SLOW },
  { code: 'HCPL-2601', channels: 1, size: 8, price: 0.95, ...FAST },
  { code: 'HCPL-2611', channels: 1, size: 8, price: 1.02, ...FAST },
  { code: 'HCPL-2630', channels: 2, size: 8, price: 1.4, ...FAST },
  { code: 'HCPL-2631', channels: 2, size: 8, price: 1.52, ...FAST },
  { code: 'HCPL-0600', channels: 1, size: 8, price: 1.1, ...FAST },
  { code: 'HCPL-0611', channels: 1, size: 8, price: 1.25, ...FAST },
  { code: 'HCPL-0631', channels: 2, size: 8, price: 1.6, ...FAST },
  { code: 'HCPL-7520', channels: 1, size: 8, price: 4.9, ...FAST, rate: undefined },
  { code: 'HCPL-3120', channels: 1, size: 8, price: 1.45, rate: undefined, supply: [15, 30], temperature: [-40, 100] },
  { code: 'ACPL-M61L', channels: 1, size: 5, price: 1.3, rate: 10e6, supply: [3, 5.5], temperature: [-40, 105] },
  { code: 'ACPL-064L', channels: 2, size: 8, price: 2.2, rate: 10e6, supply: [2.7, 5.5], temperature: [-40, 105] },
] as const
const logic = numbers({
  model: '{chip}-{form}',
  fields: {
    chip: LOGIC,
    form: [
      { code: '000E', surface: false, taped: false },
      { code: '300E', surface: true, taped: false },
      { code: '500E', surface: true, taped: true },
      { code: '560E', surface: true, taped: true },
      { code: '060E', surface: false, taped: false },
    ],
  },
  describe: ({ chip, form }) => {
    const slim = chip.code.startsWith('HCPL-0') || chip.code.startsWith('ACPL')
    return optocoupler({
      brand: 'Broadcom',
      series: chip.code,
      output: 'Logic Output',
      channels: chip.channels,
      package: slim ? `SO-${chip.size}` : form.surface ? `SMD-${chip.size}` : `DIP-${chip.size}`,
      isolation: 3750,
      ...(chip.rate && { dataRate: chip.rate }),
      ...(chip.code === 'HCPL-3120' && { loadCurrent: 2.5 }),
      supply: chip.supply,
      forwardVoltage: 1.5,
      temperature: chip.temperature,
      packing: form.taped ? 'Tape & reel' : 'Tube',
      packCount: form.taped ? 1000 : 50,
      price: chip.price,
    })
  },
})

/** G3VM-61A1: tens of volts of the load, body, version. */
const omronRelays = numbers({
  model: 'G3VM-{volts}1{body}{version}{tape}',
  stem: 'G3VM-{volts}1{body}{version}',
  fields: {
    volts: [
      { code: '6', volts: 60, current: 0.5 },
      { code: '2', volts: 20, current: 1 },
      { code: '4', volts: 40, current: 0.75 },
      { code: '8', volts: 80, current: 0.4 },
      { code: '10', volts: 100, current: 0.3 },
      { code: '20', volts: 200, current: 0.2 },
      { code: '35', volts: 350, current: 0.11 },
      { code: '40', volts: 400, current: 0.12 },
      { code: '60', volts: 600, current: 0.09 },
    ],
    body: [
      { code: 'A', size: 'DIP-4', isolation: 2500 },
      { code: 'D', size: 'SMD-4', isolation: 2500 },
      { code: 'G', size: 'SOP-4', isolation: 1500 },
      { code: 'VY', size: 'SOP-4', isolation: 3750 },
    ],
    version: [{ code: '1' }, { code: '2' }, { code: '3' }],
    tape: [
      { code: '', taped: false },
      { code: '(TR)', taped: true },
      { code: '(TR05)', taped: true },
    ],
  },
  describe: ({ volts, body, tape }) =>
    optocoupler({
      brand: 'Omron',
      series: 'G3VM',
      output: 'Solid State Relay PhotoMOS',
      channels: 1,
      package: body.size,
      isolation: body.isolation,
      voltage: volts.volts,
      loadCurrent: volts.current,
      temperature: [-40, 85],
      packing: tape.taped ? 'Tape & reel' : 'Tube',
      packCount: tape.taped ? 1500 : 100,
      price: 1.35,
    }),
})
const PHOTOMOS = [
  { code: 'AQY212EH', brand: 'Panasonic', volts: 60, current: 0.55, size: 'DIP-4', isolation: 5000, price: 1.6 },
  { code: 'AQY212EHA', brand: 'Panasonic', volts: 60, current: 0.55, size: 'SMD-4', isolation: 5000, price: 1.65 },
  { code: 'AQY210EH', brand: 'Panasonic', volts: 350, current: 0.13, size: 'DIP-4', isolation: 5000, price: 1.55 },
  { code: 'AQY212S', brand: 'Panasonic', volts: 60, current: 0.5, size: 'SOP-4', isolation: 1500, price: 1.7 },
  { code: 'AQY221N2V', brand: 'Panasonic', volts: 40, current: 0.25, size: 'SSOP-4', isolation: 1500, price: 2.1 },
  { code: 'AQV252G', brand: 'Panasonic', volts: 60, current: 2.5, size: 'DIP-6', isolation: 1500, price: 3.4 },
  { code: 'AQW212EH', brand: 'Panasonic', volts: 60, current: 0.5, size: 'DIP-8', isolation: 5000, price: 2.8 },
  { code: 'TLP222A(F)', brand: 'Toshiba', volts: 60, current: 0.5, size: 'DIP-4', isolation: 2500, price: 1.2 },
  { code: 'TLP240A(F)', brand: 'Toshiba', volts: 60, current: 0.5, size: 'DIP-4', isolation: 5000, price: 1.3 },
  { code: 'TLP172A(F)', brand: 'Toshiba', volts: 60, current: 0.4, size: 'SOP-4', isolation: 1500, price: 1.25 },
  { code: 'TLP175A(TPL,E', brand: 'Toshiba', volts: 60, current: 0.1, size: 'SOP-6', isolation: 3750, price: 0.95 },
  { code: 'TLP3910(C20-TP', brand: 'Toshiba', volts: 24, current: 0.00002, size: 'SOP-6', isolation: 5000, price: 1.9 },
  { code: 'VO1400AEFTR', brand: 'Vishay', volts: 60, current: 0.1, size: 'SOP-4', isolation: 3750, price: 0.9 },
  { code: 'LH1540AT', brand: 'Vishay', volts: 350, current: 0.12, size: 'DIP-6', isolation: 5300, price: 1.7 },
  { code: 'CPC1017NTR', brand: 'Littelfuse', volts: 60, current: 0.1, size: 'SOP-4', isolation: 1500, price: 0.88 },
  { code: 'CPC1035NTR', brand: 'Littelfuse', volts: 350, current: 0.1, size: 'SOP-4', isolation: 1500, price: 1.02 },
  { code: 'LCA110', brand: 'Littelfuse', volts: 350, current: 0.12, size: 'DIP-6', isolation: 3750, price: 1.6 },
]
const photoMos = listed(PHOTOMOS, ({ code, brand, volts, current, size, isolation, price }) =>
  optocoupler({
    brand,
    // What follows the bracket is packing.
    series: code.split('(')[0] ?? code,
    output: 'Solid State Relay PhotoMOS',
    // W stands for two in one body.
    channels: code.startsWith('AQW') ? 2 : 1,
    package: size,
    isolation,
    voltage: volts,
    loadCurrent: current,
    temperature: [-40, 85],
    packing: 'Tube',
    packCount: 50,
    price,
  }),
)

export const otherOptocouplers = family('other-optocouplers', 1, [triacs, logic, omronRelays, photoMos])
