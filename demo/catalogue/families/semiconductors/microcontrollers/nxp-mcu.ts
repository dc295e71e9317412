import { kinetisOrders, lpcOrders } from '../codes/nxp-orders.ts'
import { icKinds } from '../kinds/ic-kinds.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { partFamily } from '../kit/part-family.ts'
import { kinetis, lpcs, type nxpMcuColumns } from './nxp-mcu-table.ts'

type Row = Record<(typeof nxpMcuColumns)[number], string>

const brand = 'NXP Semiconductors'

function natureOfNxp(row: Row): Nature {
  const flash = Number(row.flash)
  return natureOf(row.extras.includes('Bluetooth') ? icKinds.wirelessMcu : icKinds.cortexM, {
    attributes: known({
      core: row.core,
      clockFrequency: Number(row.megahertz) * 1e6,
      flashSize: flash === 0 ? undefined : flash,
      ramSize: Number(row.ram),
      connectivity: row.extras === '-' ? undefined : row.extras.replaceAll(',', ', ').replaceAll('_', ' '),
      supplyVoltageMin: Number(row.supplyMin),
      supplyVoltageMax: row.head.startsWith('MKE') ? 5.5 : 3.6,
    }),
    job: row.head,
    price: Number(row.price),
    temperature: [-40, 85],
  })
}

export const lpcFamily = partFamily({
  code: 'nxp-lpc',
  brand,
  weight: 3,
  lines: lpcs.map((row) => ({ head: row.head, nature: natureOfNxp(row), orders: lpcOrders(row.orders) })),
})

export const kinetisFamily = partFamily({
  code: 'nxp-kinetis',
  brand,
  weight: 3,
  lines: kinetis.map((row) => ({ head: row.head, nature: natureOfNxp(row), orders: kinetisOrders(row.orders) })),
})
