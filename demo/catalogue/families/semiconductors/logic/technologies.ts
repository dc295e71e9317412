import { lookUp, quantity, readTable } from '../kit/table.ts'

const rows = readTable(
  ['code', 'min', 'max', 'delay', 'current', 'price', 'spreads'],
  `
  LS    4.75 5.25 10n  8m   0.2   every wide old ls bus
  S     4.75 5.25 4n   20m  0.6   every
  ALS   4.5  5.5  8n   8m   0.35  every bus
  AS    4.5  5.5  4n   20m  0.7   every
  F     4.5  5.5  4n   20m  0.25  every wide bus
  HC    2    6    14n  5.2m 0.1   every wide old bus cmos hcu
  HCT   4.5  5.5  17n  4m   0.12  every wide old bus cmos
  AC    1.5  6    6n   24m  0.16  every wide bus
  ACT   4.5  5.5  7n   24m  0.17  every wide bus
  AHC   2    5.5  6n   8m   0.11  every wide bus little hcu
  AHCT  4.5  5.5  6n   8m   0.12  every wide bus little
  VHC   2    5.5  5n   8m   0.12  every wide bus little hcu
  VHCT  4.5  5.5  6n   8m   0.13  every bus little
  LV    2    5.5  9n   12m  0.11  every wide bus
  LVC   1.65 3.6  4n   24m  0.12  every wide bus broad hcu
  LCX   2    3.6  5n   24m  0.14  every bus broad
  ALVC  1.65 3.6  3n   24m  0.18  every bus broad
  LVT   2.7  3.6  3.5n 32m  0.3   bus broad
  ABT   4.5  5.5  3.5n 32m  0.3   bus broad
  BCT   4.5  5.5  5n   24m  0.4   bus
  AUP   0.8  3.6  5n   4m   0.16  little lv
  AUC   0.8  2.7  2n   9m   0.2   little lv
  AXP   0.7  2.75 3n   8m   0.18  little lv
  LVCx  1.65 5.5  3.7n 32m  0.13  little lv lvt
  AVC   1.2  3.6  4n   12m  0.22  lvt broad
  CBT   4    5.5  0.25n 64m 0.3   cbt
  CBTLV 2.3  3.6  0.25n 64m 0.35  cbt
`,
)

export interface Technology {
  code: string
  supplyMin: number
  supplyMax: number
  delay: number
  current: number
  /** US dollars for a quad gate. */
  price: number
  spreads: ReadonlySet<string>
}

const technologies = Object.fromEntries(
  rows.map((row): [string, Technology] => [
    row.code,
    {
      code: row.code,
      supplyMin: Number(row.min),
      supplyMax: Number(row.max),
      delay: quantity(row.delay),
      current: quantity(row.current),
      price: Number(row.price),
      spreads: new Set(row.spreads.split(' ')),
    },
  ]),
)

/** The one- to three-gate packages of LVC run up to 5.5 V, the older LVC parts only to 3.6 V. */
export function technologyOf(code: string, little: boolean): Technology {
  return lookUp(technologies, code === 'LVC' && little ? 'LVCx' : code, 'logic family')
}

/** Whether a maker who builds this logic family is likely to have this function in it. */
export function makes(code: string, spread: string): boolean {
  return ['little', 'lv', 'lvt'].includes(spread)
    ? technologyOf(code, true).spreads.has(spread)
    : technologyOf(code, false).spreads.has(spread)
}
