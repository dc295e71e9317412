import type { Mounting, Orientation } from '../connector.ts'
import { range } from '../positions.ts'
import type { CrimpContact, WireSeries } from '../wire-to-board.ts'

interface MolexHeader {
  /** `{n}` is the number of circuits in two digits. */
  readonly number: string
  readonly orientation: Orientation
  readonly mounting: Mounting
  readonly plating?: string
}

export interface MolexSeries extends WireSeries {
  readonly circuits: readonly number[]
  readonly rows: 1 | 2
  readonly headers: readonly MolexHeader[]
  readonly housings: readonly string[]
  readonly contacts: readonly (CrimpContact & { readonly number: string })[]
}

const vertical = (number: string, mounting: Mounting, plating = 'Tin'): MolexHeader => ({
  number,
  orientation: 'Vertical',
  mounting,
  plating,
})
const rightAngle = (number: string, mounting: Mounting, plating = 'Tin'): MolexHeader => ({
  number,
  orientation: 'Right angle',
  mounting,
  plating,
})

const common = { brand: 'Molex', temperature: [-40, 105] } as const

export const MOLEX_SERIES: readonly MolexSeries[] = [
  {
    ...common,
    series: 'PicoBlade',
    pitch: 1.25,
    current: 1,
    voltage: 125,
    rows: 1,
    circuits: range(2, 15),
    headers: [
      rightAngle('53261-{n}71', 'Surface mount'),
      vertical('53398-{n}71', 'Surface mount'),
      vertical('53047-{n}10', 'Through hole'),
      rightAngle('53048-{n}10', 'Through hole'),
    ],
    housings: ['51021-{n}00', '51047-{n}00'],
    contacts: [
      { number: '50079-8000', gauges: [28, 26] },
      { number: '50079-8100', gauges: [28, 26], plating: 'Gold' },
      { number: '50058-8000', gauges: [32, 28] },
      { number: '50125-8000', gauges: [28, 26], gender: 'Male' },
    ],
  },
  {
    ...common,
    series: 'KK 254',
    pitch: 2.54,
    current: 4,
    voltage: 250,
    rows: 1,
    circuits: range(2, 16),
    headers: [
      vertical('22-23-2{n}1', 'Through hole'),
      rightAngle('22-05-3{n}1', 'Through hole'),
      vertical('22-27-2{n}1', 'Through hole'),
      vertical('22-11-2{n}2', 'Through hole', 'Gold'),
      rightAngle('22-12-4{n}2', 'Through hole', 'Gold'),
    ],
    housings: ['22-01-3{n}7', '22-01-2{n}7', '22-01-2{n}5'],
    contacts: [
      { number: '08-50-0114', gauges: [30, 22] },
      { number: '08-50-0113', gauges: [30, 22] },
      { number: '08-55-0102', gauges: [30, 22], plating: 'Gold' },
      { number: '08-65-0805', gauges: [26, 22], plating: 'Gold' },
    ],
  },
  {
    ...common,
    series: 'Micro-Fit 3.0',
    pitch: 3,
    current: 5,
    voltage: 250,
    rows: 2,
    circuits: range(2, 24, 2),
    headers: [
      rightAngle('43045-{n}00', 'Through hole'),
      vertical('43045-{n}12', 'Through hole'),
      rightAngle('43045-{n}06', 'Surface mount'),
      vertical('43045-{n}18', 'Surface mount'),
      rightAngle('43045-{n}01', 'Through hole', 'Gold'),
      vertical('43045-{n}13', 'Through hole', 'Gold'),
    ],
    housings: ['43025-{n}00', '43020-{n}00'],
    contacts: [
      { number: '43030-0001', gauges: [24, 20] },
      { number: '43030-0007', gauges: [24, 20] },
      { number: '43030-0002', gauges: [24, 20], plating: 'Gold' },
      { number: '43030-0004', gauges: [30, 26] },
      { number: '43031-0001', gauges: [24, 20], gender: 'Male' },
    ],
  },
  {
    ...common,
    series: 'Micro-Fit 3.0 single row',
    pitch: 3,
    current: 5,
    voltage: 250,
    rows: 1,
    circuits: range(2, 12),
    headers: [
      rightAngle('43650-{n}00', 'Through hole'),
      vertical('43650-{n}15', 'Through hole'),
      rightAngle('43650-{n}03', 'Surface mount'),
      vertical('43650-{n}24', 'Surface mount'),
    ],
    housings: ['43645-{n}00', '43640-{n}00'],
    contacts: [],
  },
  {
    ...common,
    series: 'Mini-Fit Jr.',
    pitch: 4.2,
    current: 9,
    voltage: 600,
    rows: 2,
    circuits: range(2, 24, 2),
    headers: [
      vertical('39-28-1{n}3', 'Through hole'),
      vertical('39-28-8{n}0', 'Through hole'),
      rightAngle('39-30-1{n}0', 'Through hole'),
      rightAngle('39-29-1{n}8', 'Through hole'),
    ],
    housings: ['39-01-2{n}0', '39-01-2{n}1'],
    contacts: [
      { number: '39-00-0038', gauges: [24, 18] },
      { number: '39-00-0039', gauges: [24, 18] },
      { number: '39-00-0059', gauges: [24, 18] },
      { number: '39-00-0077', gauges: [16, 16] },
      { number: '39-00-0041', gauges: [24, 18], gender: 'Male' },
    ],
  },
  {
    ...common,
    series: 'DuraClik',
    pitch: 2,
    current: 3,
    voltage: 125,
    rows: 1,
    circuits: range(2, 15),
    headers: [rightAngle('502352-{n}00', 'Surface mount')],
    housings: ['502351-{n}00'],
    contacts: [],
  },
  {
    ...common,
    series: 'CLIK-Mate 1.25',
    pitch: 1.25,
    current: 2,
    voltage: 125,
    rows: 1,
    circuits: range(2, 15),
    headers: [vertical('502382-{n}70', 'Surface mount'), rightAngle('502386-{n}70', 'Surface mount')],
    housings: ['502380-{n}00'],
    contacts: [{ number: '502381-0000', gauges: [30, 26] }],
  },
  {
    ...common,
    series: 'Nano-Fit',
    pitch: 2.5,
    current: 6.5,
    voltage: 250,
    rows: 1,
    circuits: range(2, 8),
    headers: [vertical('105309-11{n}', 'Through hole'), rightAngle('105313-11{n}', 'Through hole')],
    housings: ['105307-12{n}'],
    contacts: [
      { number: '105300-1100', gauges: [26, 20] },
      { number: '105300-2100', gauges: [26, 20], plating: 'Gold' },
    ],
  },
  {
    ...common,
    series: 'SPOX 3.96',
    pitch: 3.96,
    current: 7,
    voltage: 250,
    rows: 1,
    circuits: range(2, 15),
    headers: [vertical('09-65-2{n}8', 'Through hole'), rightAngle('09-65-1{n}8', 'Through hole')],
    housings: ['09-50-8{n}1'],
    contacts: [{ number: '08-70-1040', gauges: [22, 18] }],
  },
]
