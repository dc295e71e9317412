import { nexperiaOrders } from '../codes/nexperia-orders.ts'
import { logicCircuit } from '../kinds/logic.ts'
import { partFamily } from '../kit/part-family.ts'
import { type LogicFunction, logicFunctions } from './functions.ts'
import { makes } from './technologies.ts'

const FAMILIES = ['HC', 'HCT', 'AHC', 'AHCT', 'LV', 'LVC', 'ALVC', 'LVT', 'ABT', 'AUP', 'AXP', 'AVC', 'CBTLV']

function headOf(family: string, fn: LogicFunction): string {
  const tolerant = family === 'LVC' && !fn.number.includes('G') && !fn.number.includes('T')
  return `74${family}${fn.number}${tolerant ? 'A' : ''}`
}

function ordersOf({ pins }: LogicFunction): string {
  switch (pins) {
    case 5:
      return 'GW5 GV5 GM GF GN GS GX5 +Q100'
    case 6:
      return 'GW6 GV6 GM GF GN GS +Q100'
    case 8:
      return 'DP DC GT GF GN GS GD +Q100'
    case 14:
    case 16:
      return `D${pins} PW${pins} DB${pins} BQ${pins} +Q100`
    case 20:
      return 'PW20 D20 DB20 BQ20 +Q100'
    case 24:
      return 'PW24 D24 DB24 BQL24 +Q100'
    default:
      return 'DGG48 DL48'
  }
}

export const nexperiaLogicFamily = partFamily({
  code: 'nexperia-logic',
  brand: 'Nexperia',
  weight: 12,
  lines: FAMILIES.flatMap((family) =>
    logicFunctions
      .filter((fn) => makes(family, fn.spread))
      .map((fn) => ({
        head: headOf(family, fn),
        nature: logicCircuit(fn, family, [-40, 125]),
        orders: nexperiaOrders(ordersOf(fn)),
      })),
  ),
})
