import { nexperiaOrders } from '../codes/nexperia-orders.ts'
import { tiOrders } from '../codes/ti-orders.ts'
import { type Nature, natureOf } from '../kit/nature.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type FamilyRule, partFamily } from '../kit/part-family.ts'
import type { TemperatureRange } from '../kit/temperature.ts'
import { cmosFunctions } from './cmos-4000-functions.ts'
import { sectionOf } from './functions.ts'

type Row = (typeof cmosFunctions)[number]

/** What a maker states for its line: CD4000B to 18 V, HEF4000B to 15 V and 85 °C. */
interface Limits {
  volts: number
  temperature: TemperatureRange
}

const MILITARY: TemperatureRange = [-55, 125]

function cmosCircuit(row: Row, { volts, temperature }: Limits): Nature {
  return natureOf(
    { category: sectionOf(row.section), name: row.name, headline: ['logicFamily'] },
    {
      attributes: {
        logicFunction: row.name,
        logicFamily: 'CD4000',
        channels: Number(row.channels),
        supplyVoltageMin: 3,
        supplyVoltageMax: volts,
        propagationDelay: 60e-9,
        outputCurrent: 0.001,
      },
      job: `CD${row.number.replace('UB', '')}`,
      price: Number(row.price),
      temperature,
    },
  )
}

const suffixed = (number: string) => (number.endsWith('UB') ? number : `${number}B`)

const family = (
  { limits, ...rule }: Omit<FamilyRule, 'lines'> & { limits: Limits },
  headOf: (number: string) => string,
  ordersOf: (pins: string) => readonly Order[],
) =>
  partFamily({
    ...rule,
    lines: cmosFunctions.map((row) => ({
      head: headOf(row.number),
      nature: cmosCircuit(row, limits),
      orders: ordersOf(row.pins),
    })),
  })

export const tiCmosFamily = family(
  { code: 'ti-cd4000', brand: 'Texas Instruments', weight: 4, limits: { volts: 18, temperature: MILITARY } },
  (number) => `CD${suffixed(number)}`,
  (pins) => tiOrders(`-:M E${pins} M${pins} PW${pins} NS${pins} +lead`),
)

export const nexperiaCmosFamily = family(
  { code: 'nexperia-hef4000', brand: 'Nexperia', weight: 2, limits: { volts: 15, temperature: [-40, 85] } },
  (number) => `HEF${suffixed(number)}`,
  (pins) => nexperiaOrders(`T${pins} TT${pins} +Q100`),
)

/** The CMOS line of Motorola heritage writes 14 before the last three digits: MC14066B. */
const onsemiCmosOrders = remember((pins: string) => [
  order('DR2G', `SOIC-${pins}`, 'Tape & reel', { stem: 'DG' }),
  order('DG', `SOIC-${pins}`, 'Tube', { stem: 'DG' }),
  order('DTR2G', `TSSOP-${pins}`, 'Tape & reel', { stem: 'DTG' }),
  order('CPG', `DIP-${pins}`, 'Tube'),
])

export const onsemiCmosFamily = family(
  { code: 'onsemi-mc14000', brand: 'onsemi', weight: 2, limits: { volts: 18, temperature: MILITARY } },
  (number) => `MC1${suffixed(number)}`,
  onsemiCmosOrders,
)

const stCmosOrders = remember((pins: string) => [
  order('M013TR', `SOIC-${pins}`, 'Tape & reel', { stem: 'M013' }),
  order('TTR', `TSSOP-${pins}`, 'Tape & reel', { stem: 'T' }),
  order('EY', `DIP-${pins}`, 'Tube'),
  order('YM013TR', `SOIC-${pins}`, 'Tape & reel', { stem: 'YM013', qualification: 'AEC-Q100' }),
])

export const stCmosFamily = family(
  { code: 'st-hcf4000', brand: 'STMicroelectronics', weight: 1, limits: { volts: 20, temperature: MILITARY } },
  (number) => `HCF${number.replace('UB', '')}`,
  stCmosOrders,
)
