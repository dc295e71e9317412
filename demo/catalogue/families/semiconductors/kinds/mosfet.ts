import type { CategoryPath } from '#demo/catalogue/family.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { lookUp, optionalQuantity, quantity } from '../kit/table.ts'

/**
 * Polarity: n, p, n2 (dual), p2, np; on resistance is that at the gate voltage the data sheet prints first, the threshold
 * the typical one or the middle of its limits.
 */
export const mosfetColumns = [
  'name',
  'polarity',
  'voltage',
  'current',
  'resistance',
  'threshold',
  'charge',
  'body',
  'code',
  'price',
] as const

export type MosfetRow = Record<(typeof mosfetColumns)[number], string>

export interface MosfetFigures {
  name: string
  polarity: string
  voltage: number
  current: number
  resistance: number
  threshold: number | undefined
  charge: number | undefined
  /** Largest gate-source voltage in both directions. */
  gateLimit: number | undefined
  body: string
  price: number
  code?: string | undefined
}

const POLARITIES: Readonly<Record<string, { third: string; name: string; polarity: string; letter: string }>> = {
  n: { third: 'N-Channel', name: 'N-channel MOSFET', polarity: 'N-channel', letter: 'NMOS' },
  p: { third: 'P-Channel', name: 'P-channel MOSFET', polarity: 'P-channel', letter: 'PMOS' },
  n2: { third: 'Dual N', name: 'Dual N-channel MOSFET', polarity: '2 N-channel', letter: '2NMOS' },
  p2: { third: 'P-Channel', name: 'Dual P-channel MOSFET', polarity: '2 P-channel', letter: '2PMOS' },
  np: { third: 'Dual N+P', name: 'N- and P-channel MOSFET', polarity: 'N- and P-channel', letter: 'NPMOS' },
  sic: { third: 'SiC MOSFETs', name: 'SiC MOSFET', polarity: 'N-channel', letter: 'SiC' },
}

export function mosfet(figures: MosfetFigures): Nature {
  const { third, name, polarity } = lookUp(POLARITIES, figures.polarity, 'polarity')
  const category: CategoryPath = ['Discrete Semiconductors', 'MOSFETs', third]
  return natureOf(
    { category, name, headline: ['drainSourceVoltage', 'drainCurrent', 'onResistance'] },
    {
      attributes: known({
        polarity,
        drainSourceVoltage: figures.voltage,
        drainCurrent: figures.current,
        onResistance: figures.resistance,
        gateThreshold: figures.threshold,
        gateSourceVoltage: figures.gateLimit,
        gateCharge: figures.charge,
      }),
      job: jobOf(figures),
      price: figures.price,
      temperature: [-55, junctionLimit(figures)],
      smdCode: figures.code,
    },
  )
}

export function mosfetRow(row: MosfetRow, price: number, gateLimit: number | undefined): Nature {
  return mosfet({
    name: row.name,
    polarity: row.polarity,
    voltage: Number(row.voltage),
    current: quantity(row.current),
    resistance: quantity(row.resistance),
    threshold: optionalQuantity(row.threshold),
    charge: optionalQuantity(row.charge),
    gateLimit,
    body: row.body,
    price,
    code: row.code === '-' ? undefined : row.code,
  })
}

/** Automotive and recent trench types in small bodies. */
const HOT = /^(SQ|DMTH|NV[MRT]|NTMFS[56]|NTTFS5|STL|PSMN|BUK)/
const HIGH_VOLTAGE = 300

/** Low-voltage types in power bodies stand 175 °C, small ones and high-voltage silicon 150 °C. */
function junctionLimit({ name, polarity, voltage, body }: MosfetFigures): number {
  if (polarity === 'sic' || HOT.test(name)) return 175
  return /^(TO-2|TOLL|LFPAK)/.test(body) && voltage < HIGH_VOLTAGE ? 175 : 150
}

/** Types so common that buyers name the function after them. */
const WELL_KNOWN = /^(2N7002|BSS138|BSS84|BSS123)/

const E6 = [1, 1.5, 2.2, 3.3, 4.7, 6.8]

/** Otherwise a stand-in has the same voltage and about the same on resistance in the same package. */
function jobOf({ name, polarity, voltage, resistance }: MosfetFigures): string {
  const household = WELL_KNOWN.exec(name)
  if (household) return `${household[0]}${polarity.endsWith('2') ? 'x2' : ''}|*`
  const decade = 10 ** Math.floor(Math.log10(resistance * 1000))
  const step = E6.findLast((value) => value * decade <= resistance * 1000 * 1.001) ?? 1
  return `${lookUp(POLARITIES, polarity, 'polarity').letter}|*|${voltage}|${Number((step * decade).toPrecision(2))}m`
}
