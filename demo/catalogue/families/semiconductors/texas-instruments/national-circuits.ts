import { nationalOrders } from '../codes/national-orders.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { nationalCircuits } from './national-circuit-table.ts'

export const nationalCircuitFamily = partFamily({
  code: 'ti-national-circuits',
  brand: 'Texas Instruments',
  weight: 3,
  lines: nationalCircuits.flatMap(({ head, nature, orders }): Line[] => {
    const [spec = '', options = ''] = orders.split(' / ').reverse()
    return options.split(',').map((option) => ({ head, nature, orders: nationalOrders(spec, option) }))
  }),
})
