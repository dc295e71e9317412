import type { Family } from '#demo/catalogue/family.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { readIcTable } from '../kinds/ic-table.ts'
import type { Order } from '../kit/order.ts'
import { partFamily } from '../kit/part-family.ts'

interface CircuitFamily {
  code: string
  brand: string
  weight: number
  table: string
  /** How this maker's order column is read; written out in full when left away. */
  orders?: (spec: string) => readonly Order[]
}

/** A maker's circuits from one table in the form of readIcTable. */
export function circuitFamily({ code, brand, weight, table, orders = plainOrders }: CircuitFamily): Family {
  const lines = readIcTable(table).map(({ head, nature, orders: spec }) => ({ head, nature, orders: orders(spec) }))
  return partFamily({ code, brand, weight, lines })
}
