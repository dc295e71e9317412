import { tiOrders } from '../codes/ti-orders.ts'
import type { IcRow } from '../kinds/ic-table.ts'
import { partFamily } from '../kit/part-family.ts'
import { tiAnalog } from './ti-analog-table.ts'
import { tiInterface } from './ti-interface-table.ts'
import { tiPower } from './ti-power-table.ts'

function tiFamily(code: string, weight: number, rows: readonly IcRow[]) {
  const lines = rows.map(({ head, nature, orders }) => ({ head, nature, orders: tiOrders(orders) }))
  return partFamily({ code, brand: 'Texas Instruments', weight, lines })
}

export const tiAnalogFamily = tiFamily('ti-analog', 5, tiAnalog)
export const tiPowerFamily = tiFamily('ti-power', 5, tiPower)
export const tiInterfaceFamily = tiFamily('ti-interface', 6, tiInterface)
