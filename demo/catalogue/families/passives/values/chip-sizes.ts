/** Two-terminal chips by their inch name, which is the name everybody uses. */
export interface ChipSize {
  readonly inch: string
  readonly metric: string
  readonly length: number
  readonly width: number
  /** Length and width as shown to the buyer. */
  readonly text: string
}

const chip = (inch: string, metric: string, length: number, width: number): ChipSize => ({
  inch,
  metric,
  length,
  width,
  text: `${length.toFixed(1)} × ${width === 1.25 ? '1.25' : width.toFixed(1)} mm`,
})

export const chipSizes = {
  '01005': chip('01005', '0402', 0.4, 0.2),
  '0201': chip('0201', '0603', 0.6, 0.3),
  '0402': chip('0402', '1005', 1.0, 0.5),
  '0603': chip('0603', '1608', 1.6, 0.8),
  '0805': chip('0805', '2012', 2.0, 1.25),
  '1206': chip('1206', '3216', 3.2, 1.6),
  '1210': chip('1210', '3225', 3.2, 2.5),
  '1806': chip('1806', '4516', 4.5, 1.6),
  '1808': chip('1808', '4520', 4.5, 2.0),
  '1812': chip('1812', '4532', 4.5, 3.2),
  '2010': chip('2010', '5025', 5.0, 2.5),
  '2220': chip('2220', '5750', 5.7, 5.0),
  '2512': chip('2512', '6432', 6.4, 3.2),
  '2920': chip('2920', '7351', 7.3, 5.1),
} as const satisfies Record<string, ChipSize>

export type ChipCode = keyof typeof chipSizes

/** The sizes a store sells most of. */
export const commonSizes: ReadonlySet<string> = new Set<ChipCode>(['0402', '0603', '0805', '1206'])
