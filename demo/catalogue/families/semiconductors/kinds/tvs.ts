import type { AttributeCode } from '#demo/catalogue/attributes.ts'
import { voltageWithPoint } from '../codes/preferred-voltages.ts'
import { type Nature, natureOf } from '../kit/nature.ts'

interface Tvs {
  standoff: number
  breakdown: number
  clamping: number
  bidirectional: boolean
  power: number
  price: number
  marking: string
  /** What takes its place on the board; `*` is the package. */
  job: string
}

function tvs(
  named: AttributeCode,
  { standoff, breakdown, clamping, bidirectional, power, price, marking, job }: Tvs,
): Nature {
  return natureOf(
    {
      category: ['Discrete Semiconductors', 'TVS & ESD', 'TVS Diodes'],
      name: bidirectional ? 'Bidirectional TVS diode' : 'Unidirectional TVS diode',
      headline: [named, 'peakPulsePower'],
    },
    {
      attributes: {
        standoffVoltage: standoff,
        breakdownVoltage: breakdown,
        clampingVoltage: clamping,
        peakPulsePower: power,
        direction: bidirectional ? 'Bidirectional' : 'Unidirectional',
      },
      job,
      price: price * (bidirectional ? 1.08 : 1),
      temperature: [-55, 150],
      marking,
    },
  )
}

const digits3 = (value: number) => Number(value.toPrecision(3))

/** What a package usually absorbs; stronger types are no exact stand-in for it. */
const USUAL_POWER: Readonly<Record<string, number>> = { SMA: 400, SMB: 600, SMC: 1500, 'SOD-123F': 200, 'SOD-128': 600 }

interface Named {
  body: string
  power: number
  price: number
  bidirectional: boolean
}

/** A type named by its stand-off voltage, such as SMAJ12A. */
export function tvsByStandoff(standoff: number, marking: string, { body, power, price, bidirectional }: Named): Nature {
  const job = `TVS|*|${standoff}|${bidirectional ? 'bi' : 'uni'}`
  return tvs('standoffVoltage', {
    standoff,
    breakdown: digits3(standoff * 1.17),
    clamping: digits3(standoff * 1.6 + 0.9),
    bidirectional,
    power,
    price,
    marking,
    job: USUAL_POWER[body] === power ? job : `${job}|${power}`,
  })
}

/** A type named by its breakdown voltage, such as P6SMB68CA; its stand-off voltage is about a seventh lower. */
export function tvsByBreakdown(breakdown: number, { power, price, bidirectional }: Omit<Named, 'body'>): Nature {
  return tvs('breakdownVoltage', {
    standoff: digits3(breakdown * 0.855),
    breakdown,
    clamping: digits3(breakdown * 1.36 + 1.2),
    bidirectional,
    power,
    price,
    marking: `${voltageWithPoint(breakdown)}${bidirectional ? 'C' : 'A'}`,
    job: `TVS-VBR|*|${breakdown}|${power}|${bidirectional ? 'bi' : 'uni'}`,
  })
}
