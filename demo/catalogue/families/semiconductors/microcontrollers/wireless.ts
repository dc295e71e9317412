import { plainOrders } from '../codes/plain-orders.ts'
import type { Nature } from '../kit/nature.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { words } from '../kit/table.ts'
import { espressifModules, espressifParts, nordicChips } from './wireless-table.ts'

const nordicOrders = remember((spec: string) =>
  words(spec).flatMap((token): Order[] => {
    const [stem = '', body = ''] = token.split(':')
    return [
      order(`${stem}-R7`, body, 'Tape & reel', { stem, count: 800 }),
      order(`${stem}-R`, body, 'Tape & reel', { stem, count: 3000 }),
      order(`${stem}-T`, body, 'Tray', { stem }),
    ]
  }),
)

export const nordicFamily = partFamily({
  code: 'nordic-nrf',
  brand: 'Nordic Semiconductor',
  weight: 2,
  lines: nordicChips.map(({ head, nature, orders }) => ({ head, nature, orders: nordicOrders(orders) })),
})

/** -N16R8 has 16 MB of flash and 8 MB of PSRAM; -H4 4 MB for 105 °C. Without an option the old modules had 4 MB. */
function moduleLine(head: string, nature: Nature, option: string, first: boolean): Line {
  const [, heat, megabytes = '4', psram] = /^-([NH])(\d+)(?:R(\d+))?/.exec(option) ?? []
  const tail = option === '.' ? '' : option
  const hot: Nature = heat === 'H' ? { ...nature, temperature: [-40, 105] } : nature
  const attributes = { ...hot.attributes, flashSize: Number(megabytes) * 1024 }
  return {
    head,
    nature: {
      ...hot,
      attributes: psram ? { ...attributes, psramSize: Number(psram) * 1024 } : attributes,
      summary: `${nature.summary}, ${megabytes} MB flash${psram ? `, ${psram} MB PSRAM` : ''}`,
      price: nature.price * (1 + Number(megabytes) * 0.015 + Number(psram ?? 0) * 0.04),
      job: `${head}${tail}|*`,
    },
    orders: [
      order(tail, head.includes('H2') ? 'Module/ble' : 'Module/wifi', 'Tape & reel', {
        count: 650,
        // Schematics often name the module without its memory option.
        spellings: first ? [''] : [],
      }),
    ],
  }
}

export const espressifFamily = partFamily({
  code: 'espressif',
  brand: 'Espressif Systems',
  weight: 3,
  lines: [
    ...espressifParts.map(({ head, nature, orders }) => ({ head, nature, orders: plainOrders(orders) })),
    ...espressifModules.flatMap(({ head, nature, orders }) =>
      words(orders).map((option, i) => moduleLine(head, nature, option, i === 0)),
    ),
  ],
})
