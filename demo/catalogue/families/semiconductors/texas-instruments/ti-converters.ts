import { nationalOrders } from '../codes/national-orders.ts'
import { tiOrders } from '../codes/ti-orders.ts'
import { dcDcConverter } from '../kinds/dc-dc.ts'
import { readOutputs } from '../kinds/linear-regulator.ts'
import { partFamily } from '../kit/part-family.ts'
import { nationalConverters, tiConverters } from './ti-converter-table.ts'
import { nationalVoltage, tiVoltageCode } from './ti-regulators.ts'

const brand = 'Texas Instruments'

/** A dash says that the output follows the input, as in voltage inverters. */
const outputsOf = (text: string) => (text === '-' ? [undefined] : readOutputs(text))

export const tiConverterFamily = partFamily({
  code: 'ti-dc-dc',
  brand,
  weight: 6,
  lines: tiConverters.flatMap((row) =>
    outputsOf(row.outputs).map((volts) => ({
      // TL2575-05 counts in whole volts below ten, TL2575-33 in tenths.
      head: row.head.replace('{v}', volts === 5 ? '05' : volts && volts >= 10 ? String(volts) : tiVoltageCode(volts)),
      nature: dcDcConverter(row, volts),
      orders: tiOrders(row.orders),
    })),
  ),
})

export const nationalConverterFamily = partFamily({
  code: 'ti-national-dc-dc',
  brand,
  weight: 3,
  lines: nationalConverters.flatMap((row) => {
    const outputs = outputsOf(row.outputs)
    return outputs.map((volts) => ({
      head: row.head,
      nature: dcDcConverter(row, volts),
      orders: nationalOrders(row.orders, outputs.length > 1 ? `-${nationalVoltage(volts)}` : ''),
    }))
  }),
})
