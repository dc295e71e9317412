import { microchipOrders } from '../codes/microchip-orders.ts'
import { icKinds } from '../kinds/ic-kinds.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { partFamily } from '../kit/part-family.ts'
import { kilobytes, lookUp, words } from '../kit/table.ts'
import type { TemperatureRange } from '../kit/temperature.ts'
import { avrDx, avrs } from './avr-table.ts'

type AvrRow = (typeof avrs)[number]

const brand = 'Microchip Technology'

/** U is industrial, N reaches 105 °C, F 125 °C; R stands for types that have no grade letter and come on reels only. */
const GRADES: Readonly<Record<string, TemperatureRange>> = { U: [-40, 85], N: [-40, 105], F: [-40, 125], R: [-40, 85] }

const avrOrders = remember((spec: string): Order[] =>
  words(spec).flatMap((token) => {
    const [code = '', body = '', grades = ''] = token.split(':')
    return [...grades].flatMap((grade) => packagings(code, body, grade))
  }),
)

function packagings(code: string, body: string, grade: string): Order[] {
  const stem = grade === 'R' ? `-${code}` : `-${code}${grade}`
  const details = { stem, temperature: lookUp(GRADES, grade, 'AVR grade'), price: grade === 'F' ? 1.12 : 1 }
  const onReel = order(`${stem}R`, body, 'Tape & reel', details)
  if (grade === 'R') return [onReel]
  const loose = order(stem, body, /^(TQFP|QFN|BGA)/.test(body) ? 'Tray' : 'Tube', details)
  return body.startsWith('DIP') ? [loose] : [loose, onReel]
}

function natureOfAvr(row: AvrRow): Nature {
  return natureOf(icKinds.avr, {
    attributes: known({
      core: 'AVR',
      clockFrequency: Number(row.megahertz) * 1e6,
      flashSize: kilobytes(row.flash),
      ramSize: kilobytes(row.ram),
      ioCount: Number(row.io),
      connectivity: row.extras === '-' ? undefined : row.extras,
      supplyVoltageMin: Number(row.supplyMin),
      supplyVoltageMax: Number(row.supplyMax),
    }),
    job: row.head,
    price: Number(row.price),
    temperature: [-40, 85],
  })
}

export const avrFamily = partFamily({
  code: 'microchip-avr',
  brand,
  weight: 5,
  lines: [
    ...avrs.map((row) => ({ head: row.head, nature: natureOfAvr(row), orders: avrOrders(row.orders) })),
    ...avrDx.map((row) => ({ head: row.head, nature: natureOfAvr(row), orders: microchipOrders(row.orders, '') })),
  ],
})
