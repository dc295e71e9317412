import { parseQuantity } from '#shared/quantity.ts'
import type { MainValue } from './bom-values.rules.ts'

/** The value encoded in part numbers of chip resistors and ceramic capacitors. */

const RESISTORS: readonly RegExp[] = [
  /^(?:RC|AC|AF|RT|RL|RE|PA|PT|PE)\d{4}[A-Z]{2,3}-?(?:07|10|13|7W|7D|3W)(\d+[RKM]\d*)L?/, // Yageo: RC0603FR-0710KL
  /^CRCW\d{4}(\d+[RKM]\d*)[A-Z]/, // Vishay: CRCW060310K0FKEA
  /^RMCF?\d{4}[A-Z]{2}(\d+[RKM]\d*)$/, // Stackpole: RMCF0603FT10K0
  /^ERJ-?[A-Z\d]{3,5}[FJ]((?:\d{3,4}|\d*R\d+))V$/, // Panasonic: ERJ-3EKF1002V
  /^\d{4}W[A-Z][FJ](\d{4}|\d{3}[JKLR])T/, // Uniroyal: 0603WAF1002T5E
  /^MCR\d{2}[A-Z]{2,4}[FJ](\d{3,4})$/, // Rohm: MCR03ERTF1001
  /^RK73[A-Z]\d[A-Z]{2,4}(\d{3,4})[FJ]$/, // KOA: RK73H1JTTD1002F
]
const CAPACITORS: readonly RegExp[] = [
  /^(?:GRM|GCM|GRT|GCJ|GJM|GRJ)[A-Z\d]{7}(\d{3}|\dR\d|R\d{2})[A-Z]/, // Murata: GRM188R71H104KA93D
  /^CL\d{2}[A-Z](\d{3}|\dR\d)[A-Z]/, // Samsung: CL10B104KB8NNNC
  /^C\d{4}[CXTF](\d{3}|\dR\d)[A-Z]/, // KEMET: C0603C104K5RACTU
  /^CC\d{4}[A-Z]{2}[A-Z\d]{3}[A-Z\d]{1,3}BB(\d{3}|\dR\d)/, // Yageo: CC0603KRX7R9BB104
  /^C\d{4}[A-Z\d]{3}\d[A-Z](\d{3}|\dR\d)[A-Z]/, // TDK: C1608X7R1H104K080AA
]

function find(patterns: readonly RegExp[], number: string): string | undefined {
  for (const pattern of patterns) {
    const code = pattern.exec(number)?.[1]
    if (code !== undefined) return code
  }
  return undefined
}

/** Undefined for every number that is not known to hold a value. */
export function valueInNumber(text: string): MainValue | undefined {
  const number = text.trim().toUpperCase()
  const resistance = find(RESISTORS, number)
  if (resistance !== undefined) return valued('Ω', ohmsOf(resistance))
  const capacity = find(CAPACITORS, number)
  return capacity === undefined ? undefined : valued('F', picofaradsOf(capacity))
}

const SIZED = /^(?:RC|AC|AA|AF|RT|RL|RE|PA|PT|PE|CRCW|RMCF?|CC|C)(0201|0402|0603|0805|1206|1210|1812|2010|2512)[A-Z\d]/

/** The size of a chip, as many makers write it behind the letters of the series. */
export const sizeInNumber = (text: string): string | undefined => SIZED.exec(text.trim().toUpperCase())?.[1]

const TOLERANCES: readonly RegExp[] = [
  /^(?:RC|AC|AF|RT|RL|RE|PA|PT|PE)\d{4}([BDFJ])/, // Yageo: RC0603FR-0710KL
  /^CRCW\d{4}\d+[RKM]\d*([BDFJ])/,
  /^RMCF?\d{4}([FJ])/,
  /^ERJ-?[A-Z\d]{3,5}?([FJ])[\dR]+V$/,
  /^\d{4}W[A-Z]([FJ])/, // Uniroyal: 0603WAF1002T5E
]
const PERCENT: Readonly<Record<string, number>> = { B: 0.1, D: 0.5, F: 1, J: 5 }

/** The tolerance of a chip resistor in percent. */
export const toleranceInNumber = (text: string): number | undefined =>
  PERCENT[find(TOLERANCES, text.trim().toUpperCase()) ?? '']

const SUPPRESSOR =
  /^(?:SM[ABCF]J?|[35](?:\.0)?SMDJ|SMDJ|P[46]KE|P4SMAJ?|P6SMBJ?|1[.V]?5(?:KE|SMCJ?)|5KP|15KP|TPSM[ABC])(\d{1,3}(?:\.\d)?)(C?)A(?![A-Z\d]{4})/

export interface Suppressor {
  volts: number
  direction: 'one direction' | 'both directions'
}

/** Voltage and direction of a TVS diode: SMCJ28CA works in both directions, SMCJ28A in one. */
export function suppressorInNumber(text: string): Suppressor | undefined {
  const [, volts, both] = SUPPRESSOR.exec(text.trim().toUpperCase()) ?? []
  if (volts === undefined) return undefined
  return { volts: Number(volts), direction: both ? 'both directions' : 'one direction' }
}

const valued = (unit: MainValue['unit'], number: number | undefined): MainValue | undefined =>
  number === undefined || Number.isNaN(number) ? undefined : { unit, number }

function ohmsOf(code: string): number | undefined {
  if (/^\d{3,4}$/.test(code)) return Number(code.slice(0, -1)) * 10 ** Number(code.slice(-1))
  return parseQuantity(code, 'Ω') ?? Number(code.replace('R', '.'))
}

function picofaradsOf(code: string): number {
  if (code.includes('R')) return Number(`${code.replace('R', '.')}e-12`)
  return Number(`${Number(code.slice(0, 2)) * 10 ** Number(code.slice(2))}e-12`)
}
