import { known, type Nature, natureOf } from '../kit/nature.ts'
import type { TemperatureRange } from '../kit/temperature.ts'
import type { LogicFunction } from '../logic/functions.ts'
import { technologyOf } from '../logic/technologies.ts'

const LITTLE = new Set(['little', 'lv', 'lvt'])

/** A 74-series circuit of one logic family. `job` is the same for all makers: 74HC595. */
export function logicCircuit(fn: LogicFunction, familyCode: string, temperature: TemperatureRange): Nature {
  const technology = technologyOf(familyCode, LITTLE.has(fn.spread))
  return natureOf(
    { category: fn.category, name: fn.name, headline: ['logicFamily'] },
    {
      attributes: known({
        logicFunction: fn.name,
        logicFamily: `74${familyCode}`,
        channels: fn.channels,
        supplyVoltageMin: technology.supplyMin,
        supplyVoltageMax: technology.supplyMax,
        propagationDelay: technology.delay,
        outputCurrent: technology.current,
      }),
      job: `74${familyCode}${fn.number}`,
      price: technology.price * fn.price,
      temperature,
      marking: `${familyCode}${fn.number}`,
    },
  )
}
