import { type Order, order, remember } from '../kit/order.ts'
import { lookUp, words } from '../kit/table.ts'
import { type TemperatureRange, temperatureRanges } from '../kit/temperature.ts'

/** Microchip package codes; `#` takes the pin count that follows the code in our tables ("SO28"). */
const BODIES: Readonly<Record<string, string>> = {
  P: 'DIP-#',
  SP: 'DIP-28',
  SN: 'SOIC-8',
  SM: 'SOIC-8W',
  SL: 'SOIC-#',
  SO: 'SOIC-#W',
  SS: 'SSOP-#',
  ST: 'TSSOP-#',
  MS: 'MSOP-8',
  UN: 'MSOP-10',
  OT: 'SOT-23-#',
  CH: 'SOT-23-6',
  TT: 'SOT-23-3',
  CB: 'SOT-23-3',
  LB: 'SOT-323',
  LT: 'SOT-353',
  LY: 'SOT-363',
  TO: 'TO-92-3',
  DB: 'SOT-223-3',
  DC: 'SOT-223-5',
  MB: 'SOT-89-3',
  AB: 'TO-220-3',
  AT: 'TO-220-5',
  EB: 'TO-263',
  ET: 'TO-263-5',
  MF: 'DFN-8',
  MC: 'DFN-8',
  MN: 'DFN-8',
  MNY: 'DFN-8',
  MAY: 'DFN-6',
  RW: 'DFN-8',
  ML: 'QFN-#',
  MV: 'QFN-#',
  MM: 'QFN-#',
  MQ: 'QFN-#',
  MR: 'QFN-64',
  MG: 'QFN-16',
  JQ: 'QFN-16',
  GZ: 'QFN-20',
  MX: 'QFN-28',
  M4: 'QFN-32',
  RX: 'QFN-28',
  M6: 'QFN-36',
  M5: 'QFN-48',
  TL: 'LGA-#',
  PT: 'TQFP-#',
  PF: 'TQFP-100',
  PH: 'TQFP-#',
  PL: 'LQFP-144',
  L: 'PLCC-44',
  BG: 'BGA-#',
  CS: 'WLCSP-#',
}

const TEMPERATURES: Readonly<Record<string, TemperatureRange>> = {
  C: [0, 70],
  I: [-40, 85],
  E: [-40, 125],
  H: [-40, 150],
  V: [-40, 105],
}

const GRADE_PRICE: Readonly<Record<string, number>> = { C: 0.97, I: 1, V: 1.05, E: 1.1, H: 1.35 }

const THROUGH_HOLE = /^(DIP|TO-92|TO-220)/

/**
 * "IE SN P8 MS": MCP6002-I/SN and its reel MCP6002T-I/SN, in grades I and E. `option` stands between the dash and the
 * grade: MCP1700T-3302E/TT. "!T" after a package says that it comes on reels only.
 */
export const microchipOrders = remember((spec: string, option: string) => {
  const [grades = '', ...packages] = words(spec)
  return packages.flatMap((token) => [...grades].flatMap((grade) => packagings(token, grade, option)))
})

function packagings(token: string, grade: string, option: string): Order[] {
  const reelsOnly = token.endsWith('!T')
  const { code, body } = readPackage(token.replace('!T', ''))
  const tail = `-${option}${grade}/${code}`
  const temperature = lookUp(TEMPERATURES, grade, 'Microchip temperature grade')
  const details = { stem: tail, temperature, price: GRADE_PRICE[grade] ?? 1 }
  const onReel = order(`T${tail}`, body, 'Tape & reel', details)
  if (reelsOnly) return [{ ...onReel, spellings: [tail] }]
  const loose = order(tail, body, looseOf(body), details)
  if (THROUGH_HOLE.test(body)) return [loose]
  return grade === 'E' ? [loose, onReel, ...automotive(tail, body, temperature)] : [loose, onReel]
}

/** VAO closes the numbers of parts screened for cars. */
function automotive(tail: string, body: string, temperature: TemperatureRange): Order[] {
  const stem = `${tail}VAO`
  const details = { stem, temperature, qualification: 'AEC-Q100' as const }
  return [order(stem, body, looseOf(body), details), order(`T${stem}`, body, 'Tape & reel', details)]
}

function readPackage(token: string): { code: string; body: string } {
  const whole = BODIES[token]
  if (whole && !whole.includes('#')) return { code: token, body: whole }
  const match = /^([A-Z]+)(\d+)$/.exec(token)
  const code = match?.[1] ?? token
  return { code, body: lookUp(BODIES, code, 'Microchip package').replace('#', match?.[2] ?? '') }
}

function looseOf(body: string): 'Tube' | 'Tray' | 'Bulk' {
  if (body.startsWith('TO-92')) return 'Bulk'
  return /^(TQFP|LQFP|BGA|PLCC)/.test(body) ? 'Tray' : 'Tube'
}

/** The same grammar for parts whose voltage and grade stand in a fixed order, such as MIC5504-3.3YM5-TR. */
const MICREL_BODIES: Readonly<Record<string, string>> = {
  YM5: 'SOT-23-5',
  YM6: 'SOT-23-6',
  YD5: 'SOT-23-5',
  YD6: 'SOT-23-6',
  YC5: 'SOT-353',
  YM: 'SOIC-8',
  YME: 'HSOP-8',
  YMM: 'MSOP-8',
  YMME: 'MSOP-8',
  YML: 'DFN-8',
  YMT: 'DFN-4',
  YML6: 'DFN-6',
  YS: 'SOT-223-3',
  WS: 'SOT-223-3',
  WT: 'TO-220-3',
  WU: 'TO-263',
  YM3: 'SOT-23-3',
  WD: 'TO-252',
  YFT: 'QFN-16',
}

export const micrelOrders = remember((spec: string, option: string) =>
  words(spec).flatMap((code) => {
    const body = lookUp(MICREL_BODIES, code, 'Micrel package')
    const stem = `${option}${code}`
    const onReel = order(`${stem}-TR`, body, 'Tape & reel', { stem, temperature: temperatureRanges.E })
    if (/^(SOT-23|SOT-353|DFN)/.test(body)) {
      return [onReel, order(`${stem}-T5`, body, 'Tape & reel', { stem, count: 500, temperature: temperatureRanges.E })]
    }
    return [order(stem, body, 'Tube', { stem, temperature: temperatureRanges.E }), onReel].filter(
      ({ packing }) => packing === 'Tube' || !body.startsWith('TO-220'),
    )
  }),
)
