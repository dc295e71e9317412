import type { TvsSeries } from './tvs-series.ts'

/** The series that most makers sell under the same numbers. */
export const surfaceMount: TvsSeries[] = [
  { pattern: 'SMAJ{v}{a}', body: 'SMA', power: 400, price: 0.07, named: 'standoff' },
  { pattern: 'SMBJ{v}{a}', body: 'SMB', power: 600, price: 0.09, named: 'standoff' },
  { pattern: 'SMCJ{v}{a}', body: 'SMC', power: 1500, price: 0.19, named: 'standoff' },
]

export const byBreakdown: TvsSeries[] = [
  { pattern: 'P4SMA{v}{a}', body: 'SMA', power: 400, price: 0.09, named: 'breakdown' },
  { pattern: 'P6SMB{v}{a}', body: 'SMB', power: 600, price: 0.11, named: 'breakdown' },
  { pattern: '1.5SMC{v}{a}', body: 'SMC', power: 1500, price: 0.23, named: 'breakdown' },
]

export const leaded: TvsSeries[] = [
  { pattern: 'P6KE{v}{a}', body: 'DO-15', power: 600, price: 0.13, named: 'breakdown' },
  { pattern: '1.5KE{v}{a}', body: 'DO-201AD', power: 1500, price: 0.26, named: 'breakdown' },
]
