import type { Family } from '#demo/catalogue/family.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { comparator, comparatorColumns, opAmp, opAmpColumns } from '../kinds/amplifier.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { readTable } from '../kit/table.ts'

interface AmplifierMaker {
  code: string
  brand: string
  weight: number
  opAmps: string
  comparators: string
  /** Order codes by a short word in the tables, so that they need not be repeated. */
  forms: Readonly<Record<string, string>>
}

/** Which classic a number copies: AS358 takes the place of LM358. */
const COPIES: Readonly<Record<string, string>> = {
  AS358: 'LM358',
  AS358A: 'LM358',
  AS324: 'LM324',
  AS324A: 'LM324',
  AS393: 'LM393',
  AS393A: 'LM393',
  AS339: 'LM339',
  NCV2904: 'LM2904',
  NCV2902: 'LM2902',
  NCV2903: 'LM2903',
  NJM2904: 'LM2904',
  NJM2902: 'LM2902',
  NJM2903: 'LM2903',
  NJM2901: 'LM2901',
  NJM311: 'LM311',
  NJM4558: 'RC4558',
  NJM4580: 'RC4580',
  NJM5532: 'NE5532',
  NJM072: 'TL072',
  NJM082: 'TL082',
  AZ4558: 'RC4558',
  AZ4580: 'RC4580',
  AZV321: 'LMV321',
  AZV331: 'LMV331',
  SGM321: 'LMV321',
  SGM358: 'LMV358',
  SGM324: 'LMV324',
  SGM393: 'LM393',
  TP321: 'LMV321',
  TP358: 'LMV358',
  TSV321: 'LMV321',
  TSV358: 'LMV358',
  TSV324: 'LMV324',
  LM2903A: 'LM2903',
  LM2901A: 'LM2901',
}

function ordersOf(maker: AmplifierMaker, words: string) {
  const spec = words.split(' ').map((word) => maker.forms[word] ?? word)
  return plainOrders(spec.join(' '))
}

export function amplifierFamily(maker: AmplifierMaker): Family {
  const lines: Line[] = [
    ...readTable(opAmpColumns, maker.opAmps).map((row) => ({
      head: row.head,
      nature: opAmp(row, COPIES[row.head] ?? row.head),
      orders: ordersOf(maker, row.orders),
    })),
    ...readTable(comparatorColumns, maker.comparators).map((row) => ({
      head: row.head,
      nature: comparator(row, COPIES[row.head] ?? row.head),
      orders: ordersOf(maker, row.orders),
    })),
  ]
  return partFamily({ code: maker.code, brand: maker.brand, weight: maker.weight, lines })
}
