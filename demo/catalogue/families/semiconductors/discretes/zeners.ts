import {
  bareStyle,
  diodesStyle,
  mccStyle,
  newDiodesStyle,
  nexperiaStyle,
  onsemiStyle,
  panjitStyle,
  taiwanStyle,
  vishayStyle,
} from '../codes/discrete-styles.ts'
import { partFamily } from '../kit/part-family.ts'
import { bothTolerances, type ZenerSeries, zenerLines } from './zener-series.ts'

const threeTolerances = [...bothTolerances, ['A', 1] as const]

const nexperia: ZenerSeries[] = [
  { pattern: 'BZX84-{t}{v}', body: 'SOT-23-3', power: 0.25, price: 0.018, tolerances: threeTolerances },
  { pattern: 'BZX84W-{t}{v}', body: 'SOT-323', power: 0.275, price: 0.022, tolerances: bothTolerances },
  { pattern: 'BZX384-{t}{v}', body: 'SOD-323', power: 0.3, price: 0.018, tolerances: threeTolerances },
  { pattern: 'BZX585-{t}{v}', body: 'SOD-523', power: 0.3, price: 0.022, tolerances: bothTolerances },
  { pattern: 'BZX884-{t}{v}', body: 'SOD-882', power: 0.25, price: 0.028, tolerances: bothTolerances },
  {
    pattern: 'BZX38450-{t}{v}',
    body: 'SOD-323',
    power: 0.3,
    price: 0.03,
    tolerances: bothTolerances,
    range: [2.4, 43],
    isLowCurrent: true,
  },
  { pattern: 'BZT52H-{t}{v}', body: 'SOD-123F', power: 0.375, price: 0.025, tolerances: bothTolerances },
  { pattern: 'BZV55-{t}{v}', body: 'MiniMELF', power: 0.5, price: 0.02, tolerances: bothTolerances },
  { pattern: 'BZV49-{t}{v}', body: 'SOT-89-3', power: 1, price: 0.08, tolerances: [['C', 5]] },
  { pattern: 'BZV90-{t}{v}', body: 'SOT-223-3', power: 1.5, price: 0.11, tolerances: [['C', 5]] },
  { pattern: 'BZV85-{t}{v}', body: 'DO-41', power: 1.3, price: 0.045, tolerances: [['C', 5]], range: [3.6, 75] },
  { pattern: 'BZX79-{t}{v}', body: 'DO-35', power: 0.5, price: 0.016, tolerances: bothTolerances },
  {
    pattern: 'BZB84-{t}{v}',
    body: 'SOT-23-3',
    power: 0.3,
    price: 0.028,
    tolerances: bothTolerances,
    circuit: 'Dual, common anode',
  },
  { pattern: 'PDZ{p}B', body: 'SOD-323', power: 0.4, price: 0.022, range: [2.4, 36] },
  { pattern: 'PZU{p}B', body: 'SOD-323F', power: 0.31, price: 0.022, range: [2.4, 36] },
  { pattern: 'PZU{p}BA', body: 'SOD-323', power: 0.32, price: 0.022, range: [2.4, 36] },
]

export const nexperiaZenerFamily = partFamily({
  code: 'nexperia-zeners',
  brand: 'Nexperia',
  weight: 6,
  lines: zenerLines(nexperia, nexperiaStyle),
})

const vishay: ZenerSeries[] = [
  { pattern: 'BZX84{t}{v}', body: 'SOT-23-3', power: 0.3, price: 0.022, tolerances: bothTolerances },
  { pattern: 'BZX384{t}{v}', body: 'SOD-323', power: 0.2, price: 0.022, tolerances: bothTolerances },
  { pattern: 'BZT52{t}{v}', body: 'SOD-123', power: 0.5, price: 0.022, tolerances: bothTolerances },
  { pattern: 'BZX584{t}{v}', body: 'SOD-523', power: 0.2, price: 0.026, tolerances: bothTolerances },
  { pattern: 'MMSZ{n}B', body: 'SOD-123', power: 0.5, price: 0.024, jedec: '5221' },
  { pattern: 'MMSZ{n}', body: 'SOD-123', power: 0.5, price: 0.024, jedec: '4678' },
  { pattern: 'MMBZ{n}B', body: 'SOT-23-3', power: 0.225, price: 0.022, jedec: '5221' },
  { pattern: 'BZX55{t}{v}', body: 'DO-35', power: 0.5, price: 0.018, tolerances: bothTolerances },
  { pattern: 'BZX85{t}{v}', body: 'DO-41', power: 1.3, price: 0.05, tolerances: bothTolerances },
  { pattern: 'TZM{t}{v}', body: 'MiniMELF', power: 0.5, price: 0.022, tolerances: bothTolerances },
  { pattern: 'TZM{n}B', body: 'MiniMELF', power: 0.5, price: 0.022, jedec: '5221' },
  { pattern: 'TZX{v}B', body: 'DO-35', power: 0.5, price: 0.02 },
  { pattern: '1N{n}A', body: 'DO-41', power: 1.3, price: 0.05, jedec: '4728' },
  { pattern: '1N{n}B', body: 'DO-35', power: 0.5, price: 0.018, jedec: '5221' },
  { pattern: 'SMAZ{n}B', body: 'SMA', power: 1.5, price: 0.11, jedec: '5913' },
  { pattern: 'SMBZ{n}B', body: 'SMB', power: 3, price: 0.16, jedec: '5913' },
  { pattern: 'BZG03{t}{v}', body: 'SMA', power: 3, price: 0.13, tolerances: [['C', 5]], range: [10, 75] },
  { pattern: 'BZG05{t}{v}', body: 'SMA', power: 1.25, price: 0.12, tolerances: bothTolerances },
]

export const vishayZenerFamily = partFamily({
  code: 'vishay-zeners',
  brand: 'Vishay',
  weight: 5,
  lines: zenerLines(vishay, vishayStyle),
})

/** onsemi writes SZ before the number of the automotive grade. */
const onsemi: ZenerSeries[] = [
  { pattern: 'BZX84{t}{v}', body: 'SOT-23-3', power: 0.225, price: 0.018, tolerances: bothTolerances },
  { pattern: 'SZBZX84{t}{v}', body: 'SOT-23-3', power: 0.225, price: 0.03, tolerances: bothTolerances },
  { pattern: 'MMSZ{n}B', body: 'SOD-123', power: 0.5, price: 0.02, jedec: '5221' },
  { pattern: 'SZMMSZ{n}B', body: 'SOD-123', power: 0.5, price: 0.032, jedec: '5221' },
  { pattern: 'MMSZ{n}', body: 'SOD-123', power: 0.5, price: 0.02, jedec: '4678' },
  { pattern: 'SZMMSZ{n}', body: 'SOD-123', power: 0.5, price: 0.032, jedec: '4678' },
  { pattern: 'MMBZ{n}B', body: 'SOT-23-3', power: 0.225, price: 0.018, jedec: '5221' },
  { pattern: 'SZMMBZ{n}B', body: 'SOT-23-3', power: 0.225, price: 0.03, jedec: '5221' },
  { pattern: 'MM3Z{v}', body: 'SOD-323', power: 0.3, price: 0.018 },
  { pattern: 'SZMM3Z{v}', body: 'SOD-323', power: 0.3, price: 0.03 },
  { pattern: 'MM3Z{v}B', body: 'SOD-323', power: 0.3, price: 0.02 },
  { pattern: 'MM5Z{v}', body: 'SOD-523', power: 0.5, price: 0.02 },
  { pattern: 'SZMM5Z{v}', body: 'SOD-523', power: 0.5, price: 0.032 },
  { pattern: 'MMSZ{v}', body: 'SOD-123', power: 0.5, price: 0.02 },
  { pattern: '1SMA{n}B', body: 'SMA', power: 1.5, price: 0.11, jedec: '5913' },
  { pattern: '1SMB{n}B', body: 'SMB', power: 3, price: 0.15, jedec: '5913' },
  { pattern: '1N{n}A', body: 'DO-41', power: 1, price: 0.04, jedec: '4728' },
  { pattern: '1N{n}B', body: 'DO-35', power: 0.5, price: 0.016, jedec: '5221' },
  { pattern: '1N{n}B', body: 'DO-201AD', power: 5, price: 0.14, jedec: '5333' },
  { pattern: 'BZX79{t}{v}', body: 'DO-35', power: 0.5, price: 0.016, tolerances: [['C', 5]] },
  { pattern: 'BZX85{t}{v}', body: 'DO-41', power: 1, price: 0.04, tolerances: [['C', 5]] },
]

export const onsemiZenerFamily = partFamily({
  code: 'onsemi-zeners',
  brand: 'onsemi',
  weight: 5,
  lines: zenerLines(onsemi, onsemiStyle).map((line) => (line.head.startsWith('SZ') ? automotive(line) : line)),
})

function automotive(line: ReturnType<typeof zenerLines>[number]) {
  return { ...line, nature: { ...line.nature, attributes: { ...line.nature.attributes, qualification: 'AEC-Q101' } } }
}

const diodes: ZenerSeries[] = [
  { pattern: 'BZT52C{v}', body: 'SOD-123', power: 0.5, price: 0.016 },
  { pattern: 'BZT52C{v}S', body: 'SOD-323', power: 0.2, price: 0.017 },
  { pattern: 'BZT52C{v}T', body: 'SOD-523', power: 0.3, price: 0.02 },
  { pattern: 'BZT52C{v}LP', body: 'SOD-882', power: 0.25, price: 0.025 },
  { pattern: 'BZT52B{v}', body: 'SOD-123', power: 0.37, price: 0.02, tolerances: [['', 2]] },
  { pattern: 'BZX84C{v}', body: 'SOT-23-3', power: 0.3, price: 0.016 },
  { pattern: 'BZX84C{v}W', body: 'SOT-323', power: 0.2, price: 0.02 },
  { pattern: 'BZX84C{v}T', body: 'SOT-416', power: 0.15, price: 0.024 },
  { pattern: 'BZX84C{v}S', body: 'SOT-363', power: 0.2, price: 0.03, circuit: 'Dual, separate' },
  { pattern: 'MMSZ{n}B', body: 'SOD-123', power: 0.5, price: 0.016, jedec: '5221' },
  { pattern: 'MMSZ{n}BS', body: 'SOD-323', power: 0.2, price: 0.017, jedec: '5221' },
  { pattern: 'MMBZ{n}B', body: 'SOT-23-3', power: 0.35, price: 0.016, jedec: '5221' },
  { pattern: 'MMBZ{n}BW', body: 'SOT-323', power: 0.2, price: 0.02, jedec: '5221' },
  { pattern: 'SMAZ{v}', body: 'SMA', power: 1, price: 0.07, range: [5.1, 39] },
  { pattern: 'DDZ{p}', body: 'SOD-123', power: 0.5, price: 0.02, range: [2.4, 43] },
  { pattern: 'D3Z{v}BF', body: 'SOD-323F', power: 0.4, price: 0.02, range: [2.4, 51], style: newDiodesStyle },
]

export const diodesZenerFamily = partFamily({
  code: 'diodes-zeners',
  brand: 'Diodes Incorporated',
  weight: 5,
  lines: zenerLines(diodes, diodesStyle),
})

/** Types that the smaller makers all copy. */
const copied: ZenerSeries[] = [
  { pattern: 'BZT52C{v}', body: 'SOD-123', power: 0.5, price: 0.01 },
  { pattern: 'BZT52C{v}S', body: 'SOD-323', power: 0.2, price: 0.01 },
  { pattern: 'BZX84C{v}', body: 'SOT-23-3', power: 0.3, price: 0.01 },
  { pattern: 'BZX84B{v}', body: 'SOT-23-3', power: 0.3, price: 0.012, tolerances: [['', 2]] },
  { pattern: 'MMSZ{n}B', body: 'SOD-123', power: 0.5, price: 0.01, jedec: '5221' },
  { pattern: 'MM1Z{v}', body: 'SOD-123', power: 0.5, price: 0.01 },
  { pattern: 'MM3Z{v}', body: 'SOD-323', power: 0.3, price: 0.01 },
  { pattern: 'BZX584C{v}', body: 'SOD-523', power: 0.2, price: 0.012 },
  { pattern: '1SMA{n}B', body: 'SMA', power: 1.5, price: 0.05, jedec: '5913' },
  { pattern: '1N{n}A', body: 'DO-41', power: 1, price: 0.02, jedec: '4728' },
]

const copies = (code: string, brand: string, weight: number, style: typeof bareStyle) =>
  partFamily({ code, brand, weight, lines: zenerLines(copied, style) })

export const mccZenerFamily = copies('mcc-zeners', 'Micro Commercial Components', 3, mccStyle)
export const panjitZenerFamily = copies('panjit-zeners', 'Panjit', 2, panjitStyle)
export const taiwanZenerFamily = copies('taiwan-zeners', 'Taiwan Semiconductor', 2, taiwanStyle)
/** LRC writes an L before the numbers of its former parent. */
const lrc: ZenerSeries[] = [
  { pattern: 'LBZX84C{v}', body: 'SOT-23-3', power: 0.225, price: 0.01 },
  { pattern: 'LBZX84B{v}', body: 'SOT-23-3', power: 0.225, price: 0.012, tolerances: [['', 2]] },
  { pattern: 'LMSZ{n}B', body: 'SOD-123', power: 0.5, price: 0.01, jedec: '5221' },
  { pattern: 'LMM3Z{v}', body: 'SOD-323', power: 0.3, price: 0.01 },
  { pattern: 'LMM5Z{v}', body: 'SOD-523', power: 0.2, price: 0.011 },
]

export const lrcZenerFamily = partFamily({
  code: 'lrc-zeners',
  brand: 'LRC',
  weight: 1,
  lines: zenerLines(lrc, onsemiStyle),
})

/** ROHM puts the tape code between the series and the voltage: UDZVTE-175.1B. */
const rohm: ZenerSeries[] = [
  { pattern: 'UDZVTE-17{p}B', body: 'SOD-323', power: 0.2, price: 0.03, range: [2.4, 36], style: bareStyle },
  { pattern: 'EDZVT2R{p}B', body: 'SOD-523', power: 0.15, price: 0.03, range: [2.4, 36], style: bareStyle },
  { pattern: 'KDZVTR{p}B', body: 'SOD-123F', power: 1, price: 0.06, range: [3.6, 51], style: bareStyle },
  { pattern: 'PDZVTR{p}A', body: 'SOD-128', power: 1, price: 0.07, range: [3.6, 51], style: bareStyle },
  { pattern: 'RSB{w}VTE-17', body: 'SOD-323', power: 0.2, price: 0.06, range: [12, 39], style: bareStyle },
]

export const rohmZenerFamily = partFamily({
  code: 'rohm-zeners',
  brand: 'ROHM Semiconductor',
  weight: 1,
  lines: zenerLines(rohm, bareStyle),
})

/** Toshiba closes with the tape code behind a comma. */
const toshiba: ZenerSeries[] = [
  { pattern: 'CEZ{v}', body: 'SOD-523', power: 0.15, price: 0.04, range: [5.1, 36] },
  { pattern: 'CUZ{v}', body: 'SOD-323', power: 0.6, price: 0.05, range: [5.1, 36] },
  { pattern: 'CRZ{w}', body: 'SOD-123F', power: 0.7, price: 0.09, range: [10, 47] },
  { pattern: 'CMZ{w}', body: 'SMA', power: 2, price: 0.12, range: [10, 51] },
]

export const toshibaZenerFamily = partFamily({
  code: 'toshiba-zeners',
  brand: 'Toshiba',
  weight: 1,
  lines: zenerLines(toshiba, (body) =>
    body === 'SMA' ? `(TE12L,Q,M)=${body}:R3000~.|.` : `,H3F=${body}:R3000~.|. ,L3F=${body}:R8000~.`,
  ),
})

export const cjZenerFamily = copies('cj-zeners', 'JCET/CJ', 2, bareStyle)
