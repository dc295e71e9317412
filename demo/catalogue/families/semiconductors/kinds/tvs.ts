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

/** V(BR) min is the stand-off voltage over 0.9, but for the first of the row. */
const breakdownOf = (standoff: number) => (standoff === 5 ? 6.4 : digits3(standoff / 0.9))

/** Clamping voltages of the SMAJ, SMBJ and SMCJ rows, which all makers share. */
const CLAMPING = new Map([
  [5, 9.2],
  [6, 10.3],
  [6.5, 11.2],
  [7, 12],
  [7.5, 12.9],
  [8, 13.6],
  [8.5, 14.4],
  [9, 15.4],
  [10, 17],
  [11, 18.2],
  [12, 19.9],
  [13, 21.5],
  [14, 23.2],
  [15, 24.4],
  [16, 26],
  [17, 27.6],
  [18, 29.2],
  [20, 32.4],
  [22, 35.5],
  [24, 38.9],
  [26, 42.1],
  [28, 45.4],
  [30, 48.4],
  [33, 53.3],
  [36, 58.1],
  [40, 64.5],
  [43, 69.4],
  [45, 72.7],
  [48, 77.4],
  [51, 82.4],
  [54, 87.1],
  [58, 93.6],
  [60, 96.8],
  [64, 103],
  [70, 113],
  [75, 121],
  [78, 126],
  [85, 137],
  [90, 146],
  [100, 162],
  [110, 177],
  [120, 193],
  [130, 209],
  [150, 243],
  [160, 259],
  [170, 275],
])

/** A type named by its stand-off voltage, such as SMAJ12A. */
export function tvsByStandoff(standoff: number, marking: string, { body, power, price, bidirectional }: Named): Nature {
  const job = `TVS|*|${standoff}|${bidirectional ? 'bi' : 'uni'}`
  return tvs('standoffVoltage', {
    standoff,
    breakdown: breakdownOf(standoff),
    clamping: CLAMPING.get(standoff) ?? digits3(standoff * 1.62),
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
