import type { MosfetFigures } from '../kinds/mosfet.ts'

/** Power a package can pass on, in watts, and the current its leads stand. */
const LIMITS: Readonly<Record<string, readonly [watts: number, amperes: number]>> = {
  'PDFN-8 5×6': [125, 100],
  'PDFN-8 3.3×3.3': [69, 40],
  'SOIC-8': [2.5, 20],
  'TO-220-3': [250, 120],
  'TO-220F-3': [38, 80],
  'TO-247-3': [320, 180],
  'TO-252': [136, 90],
  'TO-263': [250, 120],
  'TO-263-7': [300, 180],
  TOLL: [375, 300],
  'SOT-23-3': [0.9, 6],
  'SOT-223-3': [1.8, 7],
}

/** Gate charge times on resistance, which silicon of one voltage class shares (nC · mΩ). */
function figureOfMerit(voltage: number): number {
  if (voltage <= 30) return 45
  if (voltage <= 40) return 75
  if (voltage <= 60) return 120
  if (voltage <= 80) return 190
  if (voltage <= 100) return 260
  if (voltage <= 150) return 420
  if (voltage <= 250) return 800
  return 4500
}

interface Known {
  name: string
  polarity: 'n' | 'p'
  voltage: number
  resistance: number
  logicLevel: boolean
  gateLimit: number | undefined
  body: string
}

/** Fills the figures that a number such as BSC010N04LS does not spell out. */
export function estimateMosfet(known: Known): MosfetFigures {
  const { name, polarity, voltage, resistance, logicLevel, gateLimit, body } = known
  const [watts, amperes] = LIMITS[body] ?? [50, 50]
  const milliohm = resistance * 1000
  const current = Math.min(amperes, Math.sqrt(watts / (1.8 * resistance)))
  const charge = Math.min(260, Math.max(3, (figureOfMerit(voltage) * (polarity === 'p' ? 1.8 : 1)) / milliohm + 2))
  const die = (voltage / 40) ** 0.6 / milliohm ** 0.55
  return {
    name,
    polarity,
    voltage,
    resistance,
    current: Number(current.toPrecision(2)),
    threshold: logicLevel ? 1.7 : 3,
    gateLimit,
    body,
    charge: Number(charge.toPrecision(2)) / 1e9,
    price: 0.12 + 1.1 * die * (voltage > 300 ? 2.2 : 1) * (body.startsWith('SOT') ? 0.2 : 1),
  }
}
