import { tiOrders } from '../codes/ti-orders.ts'
import { logicCircuit } from '../kinds/logic.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import type { TemperatureRange } from '../kit/temperature.ts'
import { type LogicFunction, logicFunctions } from './functions.ts'
import { makes } from './technologies.ts'

const COMMERCIAL = new Set(['LS', 'S', 'ALS', 'AS', 'F'])
const FAMILIES = [
  'LS',
  'S',
  'ALS',
  'AS',
  'F',
  'HC',
  'HCT',
  'AC',
  'ACT',
  'AHC',
  'AHCT',
  'LV',
  'LVC',
  'ALVC',
  'LVT',
  'ABT',
  'BCT',
  'AUP',
  'AUC',
  'AVC',
  'CBT',
  'CBTLV',
]

/** LV and LVC parts of the standard pinouts carry an A since they tolerate 5 V inputs. */
function headOf(family: string, fn: LogicFunction): string {
  const tolerant =
    (family === 'LV' || family === 'LVC' || family === 'LVT') && !fn.number.includes('G') && !fn.number.includes('T')
  return `SN74${family}${fn.number}${tolerant ? (family === 'LVT' ? 'B' : 'A') : ''}`
}

function ordersOf(family: string, { pins }: LogicFunction): string {
  const modern = ['AHC', 'AHCT', 'LV', 'LVC', 'AUP', 'AUC'].includes(family)
  switch (pins) {
    case 5:
      return `-:E DBV5 DCK5 DRL5 ${family === 'AHC' || family === 'AHCT' ? '+lead' : 'DRY DSF YZP5 +lead'} +Q1`
    case 6:
      return '-:E DBV6 DCK6 DRL6 DRY DSF YZP6 +lead +Q1'
    case 8:
      return '-:E DCT DCU YZP8 DQE8'
    case 14:
    case 16:
      return modern
        ? `-:E D${pins} PW${pins} DB${pins} NS${pins} DGV${pins} RGY${pins} ${pins === 14 ? 'BQA' : 'BQB'} N${pins} +Q1 +lead`
        : `-:E D${pins} PW${pins} N${pins} NS${pins} DB${pins} +lead`
    case 20:
      return modern || family === 'ABT' || family === 'LVT'
        ? '-:I DW20 PW20 DB20 NS20 DGV20 RGY20 N20 +lead +Q1'
        : '-:I DW20 PW20 N20 NS20 DB20 +lead'
    case 24:
      return '-:I DW24 PW24 DB24 DGV24 RGY24 NT'
    default:
      return '-:I DGG48 DL48 DGV48'
  }
}

const range = (family: string): TemperatureRange => (COMMERCIAL.has(family) ? [0, 70] : [-40, 85])

/** Commercial families have no grade of their own in the number, so the device's range holds. */
const withRange = (family: string, spec: string) => (COMMERCIAL.has(family) ? spec.replace(/^-:[EI]/, '-:C') : spec)

function linesOf(families: readonly string[]): Line[] {
  return families.flatMap((family) =>
    logicFunctions
      .filter((fn) => makes(family, fn.spread))
      .map((fn) => ({
        head: headOf(family, fn),
        nature: logicCircuit(fn, family, range(family)),
        orders: tiOrders(withRange(family, ordersOf(family, fn))),
      })),
  )
}

export const tiLogicFamily = partFamily({
  code: 'ti-logic',
  brand: 'Texas Instruments',
  weight: 14,
  lines: linesOf(FAMILIES),
})

/** The Harris line: E is DIP, M is SOIC, M96 its reel, PW TSSOP. */
export const tiHarrisLogicFamily = partFamily({
  code: 'ti-harris-logic',
  brand: 'Texas Instruments',
  weight: 4,
  lines: ['HC', 'HCT', 'AC', 'ACT'].flatMap((family) =>
    logicFunctions
      .filter((fn) => makes(family, fn.spread) && fn.pins <= 24)
      .map((fn) => ({
        head: `CD74${family}${fn.number}`,
        nature: logicCircuit(fn, family, [-55, 125]),
        orders: tiOrders(`-:M E${fn.pins} M${fn.pins} PW${fn.pins}`),
      })),
  ),
})
