import type { Mounting, Orientation } from '../connector.ts'
import { range } from '../positions.ts'
import type { CrimpContact, WireSeries } from '../wire-to-board.ts'

interface JstHeader {
  /** `{n}` is the number of circuits; the lead-free marks follow by themselves. */
  readonly number: string
  readonly orientation: Orientation
  readonly mounting: Mounting
  readonly packCount: number
}

export interface JstSeries extends WireSeries {
  readonly circuits: readonly number[]
  /** Digits of the circuit count: `B4B-XH-A` but `SM04B-SRSS-TB`. */
  readonly width: 1 | 2
  readonly headers: readonly JstHeader[]
  /** Housing numbers; the first is the one that the headers mate with. */
  readonly housings: readonly string[]
  readonly contacts: readonly (CrimpContact & { readonly code: string })[]
}

const topThrough = (number: string, packCount = 1000): JstHeader => ({
  number,
  orientation: 'Vertical',
  mounting: 'Through hole',
  packCount,
})
const sideThrough = (number: string, packCount = 1000): JstHeader => ({
  number,
  orientation: 'Right angle',
  mounting: 'Through hole',
  packCount,
})
const topSurface = (number: string, packCount = 1000): JstHeader => ({
  number,
  orientation: 'Vertical',
  mounting: 'Surface mount',
  packCount,
})
const sideSurface = (number: string, packCount = 1000): JstHeader => ({
  number,
  orientation: 'Right angle',
  mounting: 'Surface mount',
  packCount,
})

const common = { brand: 'JST', temperature: [-25, 85] } as const

export const JST_SERIES: readonly JstSeries[] = [
  {
    ...common,
    series: 'XH',
    pitch: 2.5,
    current: 3,
    voltage: 250,
    circuits: [...range(2, 16), 20],
    width: 1,
    headers: [
      topThrough('B{n}B-XH-A'),
      sideThrough('S{n}B-XH-A'),
      topThrough('B{n}B-XH-AM'),
      sideThrough('S{n}B-XH-A-1'),
    ],
    housings: ['XHP-{n}'],
    contacts: [
      { code: 'SXH-001T-P0.6', gauges: [28, 22] },
      { code: 'SXH-002T-P0.6', gauges: [30, 26] },
      { code: 'SXH-001T-P0.6N', gauges: [28, 22] },
    ],
  },
  {
    ...common,
    series: 'PH',
    pitch: 2,
    current: 2,
    voltage: 100,
    circuits: range(2, 16),
    width: 1,
    headers: [
      topThrough('B{n}B-PH-K-S'),
      sideThrough('S{n}B-PH-K-S'),
      topSurface('B{n}B-PH-SM4-TB'),
      sideSurface('S{n}B-PH-SM4-TB'),
    ],
    housings: ['PHR-{n}'],
    contacts: [
      { code: 'SPH-002T-P0.5S', gauges: [30, 24] },
      { code: 'SPH-002T-P0.5L', gauges: [30, 24] },
      { code: 'SPH-004T-P0.5S', gauges: [32, 28] },
      { code: 'SPH-001T-P0.5L', gauges: [26, 22] },
    ],
  },
  {
    ...common,
    series: 'SH',
    pitch: 1,
    current: 1,
    voltage: 50,
    circuits: [...range(2, 15), 20],
    width: 2,
    headers: [sideSurface('SM{n}B-SRSS-TB'), topSurface('BM{n}B-SRSS-TB')],
    housings: ['SHR-{n}V-S', 'SHR-{n}V-S-B'],
    contacts: [
      { code: 'SSH-003T-P0.2-H', gauges: [32, 28] },
      { code: 'SSH-003T-P0.2', gauges: [32, 28] },
      { code: 'SSH-003GA-P0.2', gauges: [32, 28], plating: 'Gold' },
    ],
  },
  {
    ...common,
    series: 'GH',
    pitch: 1.25,
    current: 1,
    voltage: 50,
    circuits: range(2, 15),
    width: 2,
    headers: [sideSurface('SM{n}B-GHS-TB'), topSurface('BM{n}B-GHS-TBT')],
    housings: ['GHR-{n}V-S'],
    contacts: [
      { code: 'SSHL-002T-P0.2', gauges: [30, 26] },
      { code: 'SSHL-003T-P0.2', gauges: [32, 28] },
      { code: 'SSHL-002GA-P0.2', gauges: [30, 26], plating: 'Gold' },
    ],
  },
  {
    ...common,
    series: 'ZH',
    pitch: 1.5,
    current: 1,
    voltage: 50,
    circuits: range(2, 13),
    width: 1,
    headers: [
      topThrough('B{n}B-ZR'),
      sideThrough('S{n}B-ZR'),
      topSurface('B{n}B-ZR-SM4-TF'),
      sideSurface('S{n}B-ZR-SM4A-TF'),
    ],
    housings: ['ZHR-{n}'],
    contacts: [
      { code: 'SZH-002T-P0.5', gauges: [28, 26] },
      { code: 'SZH-003T-P0.5', gauges: [32, 28] },
    ],
  },
  {
    ...common,
    series: 'VH',
    pitch: 3.96,
    current: 10,
    voltage: 250,
    circuits: range(2, 10),
    width: 1,
    headers: [
      topThrough('B{n}P-VH', 500),
      sideThrough('B{n}PS-VH', 500),
      topThrough('B{n}P-VH-B', 500),
      sideThrough('S{n}P-VH', 500),
    ],
    housings: ['VHR-{n}N', 'VHR-{n}M'],
    contacts: [
      { code: 'SVH-21T-P1.1', gauges: [22, 18] },
      { code: 'SVH-41T-P1.1', gauges: [20, 16] },
    ],
  },
  {
    ...common,
    series: 'EH',
    pitch: 2.5,
    current: 3,
    voltage: 250,
    circuits: range(2, 15),
    width: 1,
    headers: [topThrough('B{n}B-EH-A'), sideThrough('S{n}B-EH')],
    housings: ['EHR-{n}'],
    contacts: [{ code: 'SEH-001T-P0.6', gauges: [30, 22] }],
  },
  {
    ...common,
    series: 'PA',
    pitch: 2,
    current: 3,
    voltage: 250,
    circuits: range(2, 16),
    width: 2,
    headers: [topThrough('B{n}B-PASK-1'), sideThrough('S{n}B-PASK-2')],
    housings: ['PAP-{n}V-S'],
    contacts: [
      { code: 'SPHD-001T-P0.5', gauges: [28, 22] },
      { code: 'SPHD-002T-P0.5', gauges: [30, 26] },
    ],
  },
  {
    ...common,
    series: 'XA',
    pitch: 2.5,
    current: 3,
    voltage: 250,
    circuits: [...range(2, 16), 18, 20],
    width: 2,
    headers: [topThrough('B{n}B-XASK-1'), sideThrough('S{n}B-XASK-1')],
    housings: ['XAP-{n}V-1'],
    contacts: [{ code: 'SXA-001T-P0.6', gauges: [30, 20] }],
  },
  {
    ...common,
    series: 'SUR',
    pitch: 0.8,
    current: 0.5,
    voltage: 30,
    circuits: [...range(2, 12), 15, 20, 22],
    width: 2,
    headers: [sideSurface('SM{n}B-SURS-TF', 3000), topSurface('BM{n}B-SURS-TF', 3000)],
    housings: ['{n}SUR-32S', '{n}SUR-36L'],
    contacts: [],
  },
  {
    ...common,
    series: 'RE',
    pitch: 2.5,
    current: 3,
    voltage: 250,
    circuits: range(2, 20),
    width: 2,
    headers: [topThrough('RE-H{n}2TD-1190'), topThrough('RE-H{n}2TD-1130')],
    housings: ['H{n}P-SHF-AA'],
    contacts: [
      { code: 'BHF-001T-0.8BS', gauges: [28, 22] },
      { code: 'SHF-001T-0.8BS', gauges: [28, 22] },
    ],
  },
  {
    ...common,
    series: 'ACH',
    pitch: 1.2,
    current: 2,
    voltage: 50,
    circuits: range(2, 6),
    width: 2,
    headers: [topSurface('BM{n}B-ACHSS-A-GAN-ETF', 2500), topSurface('BM{n}B-ACHKS-GAN-ETF', 2500)],
    housings: ['ACHR-{n}V-S'],
    contacts: [{ code: 'SACH-003G-P0.2', gauges: [32, 28], plating: 'Gold' }],
  },
]
