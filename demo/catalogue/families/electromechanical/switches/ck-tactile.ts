import { type Choice, family, listed, numbers } from '../numbering.ts'
import { tactileSwitch } from './switch.ts'

const brand = 'C&K'

interface Height extends Choice {
  readonly mm: number
}
const HEIGHTS: Height[] = [
  { code: '43', mm: 4.3 },
  { code: '50', mm: 5 },
  { code: '70', mm: 7 },
  { code: '31', mm: 3.1 },
  { code: '83', mm: 8.3 },
  { code: '95', mm: 9.5 },
  { code: '13', mm: 13 },
]
const FORCES = [
  { code: 'L', newton: 1.3 },
  { code: 'M', newton: 1.8 },
  { code: 'H', newton: 2.55 },
  { code: 'K', newton: 1 },
]

/** PTS645SL50SMTR92 LFS and PTS645SL50-2 LFS: force, height, mounting. */
const pts645 = numbers({
  model: 'PTS645S{force}{height}{mount} LFS',
  fields: {
    height: HEIGHTS,
    force: FORCES,
    mount: [
      { code: 'SMTR92', surface: true },
      { code: '-2', surface: false },
      { code: 'JSMTR92', surface: true },
    ],
  },
  alsoWritten: ['PTS645S{force}{height}{mount}'],
  describe: ({ height, force, mount }) =>
    tactileSwitch({
      brand,
      series: 'PTS645',
      body: '6 × 6',
      height: height.mm,
      force: force.newton,
      surface: mount.surface,
      packCount: mount.surface ? 1000 : 2000,
      price: mount.surface ? 0.16 : 0.11,
    }),
})
const pts636 = numbers({
  model: 'PTS636 S{force}{height} {mount} LFS',
  alsoWritten: ['PTS636 S{force}{height} {mount}'],
  fields: {
    height: [
      { code: '43', mm: 4.3 },
      { code: '25', mm: 2.5 },
      { code: '50', mm: 5 },
    ],
    force: FORCES,
    mount: [
      { code: 'SMTR', surface: true },
      { code: 'J', surface: false },
    ],
  },
  describe: ({ height, force, mount }) =>
    tactileSwitch({
      brand,
      series: 'PTS636',
      body: '6 × 3.5',
      height: height.mm,
      force: force.newton,
      surface: mount.surface,
      packCount: 2000,
      price: 0.12,
    }),
})
/** PTS810 SJM 250 SMTR LFS. */
const pts810 = numbers({
  model: 'PTS810 SJ{force} 250 SMTR LFS',
  alsoWritten: ['PTS810SJ{force}250SMTR'],
  fields: {
    force: [
      { code: 'M', newton: 1.6 },
      { code: 'G', newton: 1 },
      { code: 'K', newton: 2 },
      { code: 'S', newton: 2.6 },
    ],
  },
  describe: ({ force }) =>
    tactileSwitch({
      brand,
      series: 'PTS810',
      body: '4.2 × 3.2',
      height: 2.5,
      force: force.newton,
      surface: true,
      packCount: 4000,
      price: 0.24,
    }),
})
/** KMR211NG LFS: 2 for the series, force, ground pin, actuator. */
const kmr = numbers({
  model: 'KMR2{force}1{ground}{terminals} LFS',
  alsoWritten: ['KMR2{force}1{ground}{terminals}'],
  fields: {
    force: [
      { code: '1', newton: 1.2 },
      { code: '2', newton: 2 },
      { code: '3', newton: 3 },
      { code: '4', newton: 4 },
    ],
    ground: [{ code: 'N' }, { code: '' }],
    terminals: [{ code: 'G' }, { code: 'GLHS' }],
  },
  describe: ({ force }) =>
    tactileSwitch({
      brand,
      series: 'KMR2',
      body: '4.2 × 2.8',
      height: 1.9,
      force: force.newton,
      surface: true,
      packCount: 5000,
      price: 0.33,
    }),
})
const SINGLE_TACTILES = [
  { code: 'PTS526 SM15 SMTR2 LFS', body: '5.2 × 5.2', height: 1.5, force: 1.8, side: false, price: 0.12 },
  { code: 'PTS526 SK15 SMTR2 LFS', body: '5.2 × 5.2', height: 1.5, force: 2.5, side: false, price: 0.12 },
  { code: 'PTS526 SK08 SMTR2 LFS', body: '5.2 × 5.2', height: 0.8, force: 2.5, side: false, price: 0.13 },
  { code: 'KSR223G LFG', body: '5.8 × 5.8', height: 3.5, force: 2.6, side: false, price: 0.78 },
  { code: 'KSL0V311LFT', body: '7.4 × 3.9', height: 3.6, force: 3, side: true, price: 0.86 },
  { code: 'KSL1M311LFT', body: '7.4 × 3.9', height: 3.6, force: 1.6, side: true, price: 0.86 },
  { code: 'RS-282G05A3-SM RT', body: '4.7 × 3.5', height: 1.7, force: 2.2, side: true, price: 0.31 },
  { code: 'RS-187R05A2-DS MT RT', body: '4.5 × 3.4', height: 1.65, force: 1.6, side: true, price: 0.3 },
  { code: 'KXT311LHS', body: '3 × 2', height: 0.6, force: 1.6, side: false, price: 0.46 },
  { code: 'KXT331LHS', body: '3 × 2', height: 0.6, force: 1.2, side: false, price: 0.46 },
  { code: 'KSC421J70SHLFS', body: '6.2 × 6.2', height: 5.2, force: 2, side: false, price: 0.72 },
  { code: 'KSC621GLFS', body: '6.2 × 6.2', height: 5.2, force: 2, side: false, price: 0.7 },
  { code: 'KSS231GLFS', body: '6.5 × 4.5', height: 7, force: 3, side: true, price: 0.68 },
]
const singles = listed(SINGLE_TACTILES, ({ code, body, height, force, side, price }) =>
  tactileSwitch({
    brand,
    series: code.slice(0, 6).trim(),
    body,
    height,
    force,
    surface: true,
    side,
    packCount: 2000,
    price,
  }),
)

export const ckTactile = family('ck-tactile', 1, [pts645, pts636, pts810, kmr, singles])
