import type { CategoryPath } from '#demo/catalogue/family.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { lookUp, optionalQuantity, quantity } from '../kit/table.ts'

/** `circuit`: one, cc (common cathode), ca (common anode), series, two (separate), bridge. */
export const diodeColumns = [
  'name',
  'type',
  'reverse',
  'forward',
  'drop',
  'recovery',
  'circuit',
  'body',
  'code',
  'price',
] as const

export type DiodeRow = Record<(typeof diodeColumns)[number], string>

const TYPES: Readonly<Record<string, { third: string; name: string }>> = {
  sw: { third: 'Switching', name: 'switching diode' },
  rect: { third: 'Rectifier', name: 'rectifier diode' },
  fast: { third: 'Fast Recovery', name: 'fast recovery diode' },
  sky: { third: 'Schottky', name: 'Schottky diode' },
  bridge: { third: 'Bridge Rectifiers', name: 'bridge rectifier' },
  pin: { third: 'RF/PIN', name: 'RF PIN diode' },
}

const CIRCUITS: Readonly<Record<string, readonly [prefix: string, circuit: string]>> = {
  one: ['', 'Single'],
  cc: ['Dual ', 'Dual, common cathode'],
  ca: ['Dual ', 'Dual, common anode'],
  series: ['Dual ', 'Dual, in series'],
  two: ['Dual ', 'Dual, separate'],
  bridge: ['', 'Bridge'],
}

export function diode(row: DiodeRow, price = Number(row.price)): Nature {
  const { third, name } = lookUp(TYPES, row.type, 'diode type')
  const [prefix, circuit] = lookUp(CIRCUITS, row.circuit, 'diode circuit')
  const category: CategoryPath = ['Discrete Semiconductors', 'Diodes', third]
  const full = `${prefix}${name}`
  return natureOf(
    { category, name: full, headline: ['reverseVoltage', 'forwardCurrent'] },
    {
      name: full.charAt(0).toUpperCase() + full.slice(1),
      attributes: known({
        reverseVoltage: Number(row.reverse),
        forwardCurrent: quantity(row.forward),
        forwardVoltage: Number(row.drop),
        recoveryTime: optionalQuantity(row.recovery),
        circuit,
      }),
      job: jobOf(row),
      price,
      temperature: row.type === 'sky' ? [-65, 125] : [-65, 150],
      smdCode: row.code === '-' ? undefined : row.code,
    },
  )
}

/** Power diodes in one package are told apart by voltage, current and speed; small ones by their well-known name. */
function jobOf(row: DiodeRow): string {
  const powerful = quantity(row.forward) >= 0.5 && row.circuit === 'one'
  return powerful ? `Diode|*|${row.type}|${row.reverse}|${quantity(row.forward)}` : `${row.name}|*`
}
