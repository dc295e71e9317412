import type { CategoryPath } from '#demo/catalogue/family.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { lookUp, optionalQuantity, quantity } from '../kit/table.ts'

export const bipolarColumns = [
  'name',
  'type',
  'voltage',
  'current',
  'gain',
  'transition',
  'power',
  'body',
  'code',
  'price',
] as const

export type BipolarRow = Record<(typeof bipolarColumns)[number], string>

const TYPES: Readonly<Record<string, { third: string; name: string; polarity: string }>> = {
  npn: { third: 'NPN', name: 'NPN transistor', polarity: 'NPN' },
  pnp: { third: 'PNP', name: 'PNP transistor', polarity: 'PNP' },
  darl: { third: 'Darlington', name: 'Darlington transistor', polarity: 'NPN' },
  darlp: { third: 'Darlington', name: 'Darlington transistor', polarity: 'PNP' },
  dign: { third: 'Digital (Pre-biased)', name: 'Pre-biased NPN transistor', polarity: 'NPN' },
  digp: { third: 'Digital (Pre-biased)', name: 'Pre-biased PNP transistor', polarity: 'PNP' },
  npn2: { third: 'Arrays', name: 'Dual NPN transistor', polarity: '2 NPN' },
  pnp2: { third: 'Arrays', name: 'Dual PNP transistor', polarity: '2 PNP' },
  np: { third: 'Arrays', name: 'NPN and PNP transistor pair', polarity: 'NPN + PNP' },
}

export function bipolar(row: BipolarRow, price = Number(row.price), job = row.name): Nature {
  const { third, name, polarity } = lookUp(TYPES, row.type, 'transistor type')
  const category: CategoryPath = ['Discrete Semiconductors', 'BJTs', third]
  return natureOf(
    { category, name, headline: ['collectorEmitterVoltage', 'collectorCurrent'] },
    {
      attributes: known({
        polarity,
        collectorEmitterVoltage: Number(row.voltage),
        collectorCurrent: quantity(row.current),
        currentGain: Number(row.gain),
        transitionFrequency: optionalQuantity(row.transition),
        power: quantity(row.power),
      }),
      job,
      price,
      temperature: [-55, 150],
      smdCode: row.code === '-' ? undefined : row.code,
    },
  )
}
