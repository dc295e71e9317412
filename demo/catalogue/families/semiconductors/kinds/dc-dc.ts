import type { CategoryPath } from '#demo/catalogue/family.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { lookUp, optionalQuantity, quantity } from '../kit/table.ts'
import { temperatureRanges } from '../kit/temperature.ts'

export const converterColumns = [
  'head',
  'topology',
  'inputMin',
  'inputMax',
  'current',
  'frequency',
  'range',
  'price',
  'outputs',
  'orders',
] as const

export type ConverterRow = Record<(typeof converterColumns)[number], string>

interface Topology {
  third: string
  name: string
  topology: string
}

const TOPOLOGIES: Readonly<Record<string, Topology>> = {
  sync: { third: 'Buck', name: 'Synchronous buck converter', topology: 'Buck, synchronous' },
  async: { third: 'Buck', name: 'Buck converter', topology: 'Buck' },
  buckctl: { third: 'Buck', name: 'Buck controller', topology: 'Buck controller' },
  boost: { third: 'Boost', name: 'Boost converter', topology: 'Boost' },
  syncboost: { third: 'Boost', name: 'Synchronous boost converter', topology: 'Boost, synchronous' },
  boostctl: { third: 'Boost', name: 'Boost controller', topology: 'Boost controller' },
  buckboost: { third: 'Buck-Boost', name: 'Buck-boost converter', topology: 'Buck-boost' },
  inverting: { third: 'Buck-Boost', name: 'Inverting converter', topology: 'Inverting' },
  pump: { third: 'Charge Pump', name: 'Charge pump', topology: 'Charge pump' },
  flyback: { third: 'Isolated/Flyback Controllers', name: 'Isolated converter controller', topology: 'Flyback' },
}

/** A switching converter; `current` is that of the output, or of the switch for boost converters. */
export function dcDcConverter(row: ConverterRow, output: number | undefined, job = row.head): Nature {
  const { third, name, topology } = lookUp(TOPOLOGIES, row.topology, 'topology')
  const category: CategoryPath = ['Integrated Circuits - Power', 'DC-DC Converters', third]
  return natureOf(
    { category, name, headline: ['inputVoltageMin', 'outputVoltage', 'outputCurrent'] },
    {
      attributes: known({
        topology,
        inputVoltageMin: Number(row.inputMin),
        inputVoltageMax: Number(row.inputMax),
        outputVoltage: output,
        outputCurrent: optionalQuantity(row.current),
        switchingFrequency: quantity(row.frequency),
      }),
      // An adjustable device is the plain one; fixed versions name their voltage.
      job: `${job.replace('{v}', '')}${output === undefined ? '' : `|${output}`}|*`,
      price: Number(row.price),
      temperature: lookUp(temperatureRanges, row.range, 'temperature range'),
    },
  )
}
