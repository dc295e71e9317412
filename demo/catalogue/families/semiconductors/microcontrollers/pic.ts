import { microchipOrders } from '../codes/microchip-orders.ts'
import { icKinds } from '../kinds/ic-kinds.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { partFamily } from '../kit/part-family.ts'
import { kilobytes } from '../kit/table.ts'
import { pic8, type picColumns, picWide } from './pic-table.ts'

type PicRow = Record<(typeof picColumns)[number], string>

const brand = 'Microchip Technology'

function coreOf(head: string): string {
  if (head.startsWith('PIC32')) return 'MIPS32'
  if (head.startsWith('PIC24') || head.startsWith('DSPIC')) return head.startsWith('PIC') ? 'PIC24' : 'dsPIC'
  return head.slice(0, 5)
}

function natureOfPic(row: PicRow): Nature {
  const wide = /^(PIC24|PIC32|DSPIC)/.test(row.head)
  const kind = wide ? icKinds.mcu16 : icKinds.pic8
  return natureOf(kind, {
    ...(row.head.startsWith('PIC32') && { name: '32-bit microcontroller' }),
    ...(row.head.startsWith('DSPIC') && { name: '16-bit signal controller' }),
    attributes: known({
      core: coreOf(row.head),
      clockFrequency: Number(row.megahertz) * 1e6,
      flashSize: kilobytes(row.flash),
      ramSize: kilobytes(row.ram),
      ioCount: Number(row.io),
      connectivity: row.extras === '-' ? undefined : row.extras.replaceAll(',', ', ').replaceAll('_', ' '),
      supplyVoltageMin: Number(row.supplyMin),
      supplyVoltageMax: Number(row.supplyMax),
    }),
    job: row.head,
    price: Number(row.price),
    temperature: [-40, 85],
  })
}

const linesOf = (rows: readonly PicRow[]) =>
  rows.map((row) => ({ head: row.head, nature: natureOfPic(row), orders: microchipOrders(row.orders, '') }))

export const picFamily = partFamily({ code: 'microchip-pic', brand, weight: 6, lines: linesOf(pic8) })

export const picWideFamily = partFamily({ code: 'microchip-pic-16-32', brand, weight: 4, lines: linesOf(picWide) })
