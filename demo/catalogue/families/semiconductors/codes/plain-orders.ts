import type { Packing } from '#demo/catalogue/family.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { lookUp, words } from '../kit/table.ts'
import { temperatureRanges } from '../kit/temperature.ts'

const PACKINGS: Readonly<Record<string, Packing>> = {
  R: 'Tape & reel',
  C: 'Cut tape',
  T: 'Tube',
  Y: 'Tray',
  B: 'Bulk',
  G: 'Bag',
}

/**
 * For makers without a suffix system, the order codes are written out: `tail=body:packing`, e.g. "-R7=QFN-73:R800~" with
 * the packing letter, the pieces in a pack, and after a tilde the part of the tail that the packings share. A dot is an
 * empty tail, an underscore a blank, two of them an underscore; `@E` sets a temperature range, `!Q` an automotive circuit, `!D` an automotive discrete,
 * `|ABC` another spelling.
 */
export const plainOrders = remember((spec: string) => words(spec).map(readOrder))

function readOrder(token: string): Order {
  const match = /^([^=]+)=([^:]+):([A-Z])(\d*)(~[^@!|]*)?(@[A-Z])?(![QD])?(\|.*)?$/.exec(token)
  if (!match) throw new Error(`"${token}" is not an order code`)
  const [, tail = '', body = '', packing = '', count = '', stem, range, automotive, spelling] = match
  return order(unquote(tail), body.replaceAll('_', ' '), lookUp(PACKINGS, packing, 'packing'), {
    stem: stem === undefined ? unquote(tail) : unquote(stem.slice(1)),
    ...(count && { count: Number(count) }),
    ...(range && { temperature: lookUp(temperatureRanges, range.slice(1), 'temperature range') }),
    ...(automotive && { qualification: automotive === '!D' ? 'AEC-Q101' : 'AEC-Q100' }),
    ...(spelling && { spellings: spelling.slice(1).split('|').map(unquote) }),
  })
}

const unquote = (text: string) => (text === '.' ? '' : text.replaceAll('_', ' ').replaceAll('  ', '_'))
