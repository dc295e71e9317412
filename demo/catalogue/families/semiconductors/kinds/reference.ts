import { type Nature, natureOf } from '../kit/nature.ts'
import type { TemperatureRange } from '../kit/temperature.ts'
import { icKinds } from './ic-kinds.ts'

interface Reference {
  job: string
  volts: number
  tolerance: number
  price: number
  temperature?: TemperatureRange
}

const INDUSTRIAL: TemperatureRange = [-40, 85]

export function shuntReference({ job, volts, tolerance, price, temperature = INDUSTRIAL }: Reference): Nature {
  const attributes = { outputVoltage: volts, tolerance, temperatureCoefficient: 100, outputCurrent: 0.015 }
  return natureOf(icKinds.shuntReference, { attributes, job, price, temperature })
}

export function seriesReference({ job, volts, tolerance, price, temperature = [-40, 125] }: Reference): Nature {
  const attributes = {
    outputVoltage: volts,
    tolerance,
    temperatureCoefficient: Math.round(tolerance * 200),
    outputCurrent: 0.01,
  }
  return natureOf(icKinds.seriesReference, { attributes, job, price, temperature })
}

interface Supervisor {
  job: string
  threshold: number
  price: number
  temperature?: TemperatureRange
  output?: string
  hasWatchdog?: boolean
}

export function supervisor({
  job,
  threshold,
  price,
  temperature = INDUSTRIAL,
  output,
  hasWatchdog = false,
}: Supervisor): Nature {
  const attributes = {
    thresholdVoltage: threshold,
    channels: 1,
    supplyVoltageMin: 1,
    supplyVoltageMax: 5.5,
    topology: output ?? 'Push-pull, active low',
  }
  const name = hasWatchdog ? { name: 'Voltage supervisor with watchdog timer' } : {}
  return natureOf(icKinds.reset, { attributes, job, ...name, price, temperature })
}
