import { family, numbers } from '../numbering.ts'
import { rfCable } from './cable.ts'

const millimetres = (list: readonly number[], width = 1) =>
  list.map((mm) => ({ code: String(mm).padStart(width, '0'), mm }))

/** U.FL-2LP-088N1T-A-(100): plugs on both ends, coax, length in millimetres. */
const hirose = numbers({
  model: 'U.FL-{ends}-{coax}-A-({length})',
  fields: {
    length: millimetres([100, 50, 150, 200, 250, 300, 60, 75, 80, 120, 140, 180, 230, 400, 500]),
    ends: [
      { code: '2LP', ends: ['U.FL plug', 'U.FL plug'] },
      { code: 'LP', ends: ['U.FL plug', 'open end'] },
      { code: '2LPV', ends: ['U.FL plug', 'U.FL plug'] },
    ] as const,
    coax: [
      { code: '088N1T', coax: '1.13 mm' },
      { code: '04N1T', coax: '0.81 mm' },
      { code: '066J1T', coax: '1.32 mm' },
      { code: '068N1T', coax: '1.13 mm' },
    ],
  },
  describe: ({ length, ends, coax }) =>
    rfCable({
      brand: 'Hirose',
      series: 'U.FL',
      ends: ends.ends,
      coax: coax.coax,
      length: length.mm,
      frequency: 6e9,
      price: 1.5 + length.mm * 0.0022,
    }),
})
/** CSI-RSFB-200-UFFR: panel jack, length, micro plug. */
const linx = numbers({
  model: 'CSI-{jack}-{length}-{plug}',
  fields: {
    length: millimetres([100, 200, 300, 150, 500]),
    jack: [
      { code: 'SGFB', name: 'SMA bulkhead jack' },
      { code: 'RSFB', name: 'RP-SMA bulkhead jack' },
      { code: 'SGFI', name: 'Sealed SMA bulkhead jack' },
      { code: 'RGFI', name: 'Sealed RP-SMA bulkhead jack' },
    ],
    plug: [
      { code: 'UFFR', name: 'U.FL plug' },
      { code: 'MHF4', name: 'MHF4 plug' },
    ],
  },
  describe: ({ length, jack, plug }) =>
    rfCable({
      brand: 'Linx',
      series: 'CSI',
      ends: [jack.name, plug.name],
      coax: '1.32 mm',
      length: length.mm,
      frequency: 6e9,
      price: 3.4 + length.mm * 0.003,
    }),
})
/** RF316-01SP1-01SP1-0305: cable, one end, other end, millimetres. */
const SAMTEC_ENDS = [
  { code: '01SP1', name: 'SMA plug' },
  { code: '01RP1', name: 'Right-angle SMA plug' },
  { code: '01BJ1', name: 'SMA bulkhead jack' },
  { code: '11SP1', name: 'MMCX plug' },
  { code: '04SP1', name: 'BNC plug' },
]
const samtec = numbers({
  model: 'RF{coax}-{first}-{second}-{length}',
  fields: {
    length: millimetres([305, 152, 457, 610, 100, 200, 250, 500, 1000, 914], 4),
    first: SAMTEC_ENDS,
    second: SAMTEC_ENDS,
    coax: [
      { code: '316', coax: 'RG-316', frequency: 6e9 },
      { code: '174', coax: 'RG-174', frequency: 2.5e9 },
      { code: '178', coax: 'RG-178', frequency: 6e9 },
      { code: '405', coax: 'RG-405', frequency: 18e9 },
    ],
  },
  describe: ({ length, first, second, coax }) =>
    rfCable({
      brand: 'Samtec',
      series: `RF${coax.code}`,
      ends: [first.name, second.name],
      coax: coax.coax,
      length: length.mm,
      frequency: coax.frequency,
      price: 12 + length.mm * 0.012,
    }),
})
/** 135101-01-06.00: Amphenol gives the length in inches. */
const amphenol = numbers({
  model: '{ends}-{coax}-{length}',
  fields: {
    length: [6, 12, 24, 36, 48, 60, 3, 9, 18].map((inches) => ({
      code: inches.toFixed(2).padStart(5, '0'),
      mm: Math.round(inches * 25.4),
    })),
    ends: [
      { code: '135101', ends: ['SMA plug', 'SMA plug'] },
      { code: '135103', ends: ['SMA plug', 'Right-angle SMA plug'] },
      { code: '135104', ends: ['SMA plug', 'SMA bulkhead jack'] },
      { code: '115101', ends: ['BNC plug', 'BNC plug'] },
      { code: '245101', ends: ['N plug', 'N plug'] },
    ] as const,
    coax: [
      { code: '01', coax: 'RG-316' },
      { code: '02', coax: 'RG-58' },
      { code: '03', coax: 'RG-174' },
    ],
  },
  describe: ({ length, ends, coax }) =>
    rfCable({
      brand: 'Amphenol',
      series: ends.code,
      ends: ends.ends,
      coax: coax.coax,
      length: length.mm,
      frequency: 6e9,
      price: 14 + length.mm * 0.01,
    }),
})
export const rfCables = family('rf-cables', 1, [hirose, linx, samtec, amphenol])
