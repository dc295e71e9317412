import type { Part } from '#demo/catalogue/family.ts'
import type { Nature } from './nature.ts'
import type { Order } from './order.ts'

interface Ordered {
  head: string
  nature: Nature
}

/** Everything the catalogue says about one order number. */
export function describe(brand: string, { head, nature }: Ordered, order: Order): Part {
  const { body, qualification } = order
  const [temperatureMin, temperatureMax] = order.temperature ?? nature.temperature
  return {
    model: head + order.tail,
    stem: head + order.stem,
    brand,
    category: nature.category,
    name: nature.name,
    introduce: [
      nature.summary,
      ...(body.name === 'Module' ? [] : [body.name]),
      ...(qualification ? [qualification] : []),
    ].join(', '),
    package: body.name,
    attributes: {
      ...nature.attributes,
      mounting: body.mounting,
      temperatureMin,
      temperatureMax,
      ...(qualification && { qualification }),
    },
    equivalence: nature.job.replace('*', body.name),
    drawing: body.drawing,
    marking: markingOf(head, nature, body.coded),
    packing: order.packing,
    packCount: order.packCount,
    usualPrice: threeDigits(nature.price * order.price),
    rohs: true,
  }
}

const MAX_MARKING_LENGTH = 16

function markingOf(head: string, nature: Nature, coded: boolean): string {
  if (coded) return nature.smdCode ?? shortCode(head)
  const printed = nature.marking ?? head
  return printed.length > MAX_MARKING_LENGTH ? printed.slice(0, MAX_MARKING_LENGTH) : printed
}

const CODE_SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/** A made-up but steady top mark for bodies too small for the number. */
function shortCode(head: string): string {
  let hash = 7
  for (let i = 0; i < head.length; i++) hash = (hash * 131 + head.charCodeAt(i)) % 2147483647
  let code = ''
  for (let i = 0; i < 3; i++) {
    code += CODE_SIGNS.charAt(hash % CODE_SIGNS.length)
    hash = Math.floor(hash / CODE_SIGNS.length)
  }
  return code
}

/** Prices of three significant digits look like a price list and not like arithmetic. */
function threeDigits(price: number): number {
  return Number(price.toPrecision(3))
}
