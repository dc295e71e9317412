import { nexperiaOrders } from '../codes/nexperia-orders.ts'
import { tiOrders } from '../codes/ti-orders.ts'
import { type Nature, natureOf } from '../kit/nature.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type FamilyRule, partFamily } from '../kit/part-family.ts'
import { cmosFunctions } from './cmos-4000-functions.ts'
import { sectionOf } from './functions.ts'

type Row = (typeof cmosFunctions)[number]

function cmosCircuit(row: Row): Nature {
  return natureOf(
    { category: sectionOf(row.section), name: row.name, headline: ['logicFamily'] },
    {
      attributes: {
        logicFunction: row.name,
        logicFamily: 'CD4000',
        channels: Number(row.channels),
        supplyVoltageMin: 3,
        supplyVoltageMax: 18,
        propagationDelay: 60e-9,
        outputCurrent: 0.001,
      },
      job: `CD${row.number.replace('UB', '')}`,
      price: Number(row.price),
      temperature: [-55, 125],
    },
  )
}

const suffixed = (number: string) => (number.endsWith('UB') ? number : `${number}B`)

const family = (
  rule: Omit<FamilyRule, 'lines'>,
  headOf: (number: string) => string,
  ordersOf: (pins: string) => readonly Order[],
) =>
  partFamily({
    ...rule,
    lines: cmosFunctions.map((row) => ({
      head: headOf(row.number),
      nature: cmosCircuit(row),
      orders: ordersOf(row.pins),
    })),
  })

export const tiCmosFamily = family(
  { code: 'ti-cd4000', brand: 'Texas Instruments', weight: 4 },
  (number) => `CD${suffixed(number)}`,
  (pins) => tiOrders(`-:M E${pins} M${pins} PW${pins} NS${pins} +lead`),
)

export const nexperiaCmosFamily = family(
  { code: 'nexperia-hef4000', brand: 'Nexperia', weight: 2 },
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
  { code: 'onsemi-mc14000', brand: 'onsemi', weight: 2 },
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
  { code: 'st-hcf4000', brand: 'STMicroelectronics', weight: 1 },
  (number) => `HCF${number.replace('UB', '')}`,
  stCmosOrders,
)
