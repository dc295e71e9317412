import { burrBrownOrders } from '../codes/burr-brown-orders.ts'
import { nationalOrders } from '../codes/national-orders.ts'
import { tiOrders } from '../codes/ti-orders.ts'
import { comparator, opAmp } from '../kinds/amplifier.ts'
import { partFamily } from '../kit/part-family.ts'
import { tiComparators } from './ti-comparator-table.ts'
import { burrBrownOpAmps, nationalOpAmps, tiOpAmps } from './ti-op-amp-table.ts'

const brand = 'Texas Instruments'

export const tiOpAmpFamily = partFamily({
  code: 'ti-op-amps',
  brand,
  weight: 8,
  lines: tiOpAmps.map((row) => ({ head: row.head, nature: opAmp(row), orders: tiOrders(row.orders) })),
})

export const nationalOpAmpFamily = partFamily({
  code: 'ti-national-op-amps',
  brand,
  weight: 2,
  lines: nationalOpAmps.map((row) => ({ head: row.head, nature: opAmp(row), orders: nationalOrders(row.orders, '') })),
})

export const burrBrownFamily = partFamily({
  code: 'ti-burr-brown-op-amps',
  brand,
  weight: 1,
  lines: burrBrownOpAmps.map((row) => ({ head: row.head, nature: opAmp(row), orders: burrBrownOrders(row.orders) })),
})

export const tiComparatorFamily = partFamily({
  code: 'ti-comparators',
  brand,
  weight: 4,
  lines: tiComparators.map((row) => ({ head: row.head, nature: comparator(row), orders: tiOrders(row.orders) })),
})
