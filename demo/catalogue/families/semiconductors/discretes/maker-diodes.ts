import {
  type DiscreteStyle,
  diodesStyle,
  newDiodesStyle,
  nexperiaStyle,
  onsemiStyle,
  stStyle,
  vishayStyle,
} from '../codes/discrete-styles.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { type DiodeRow, diode } from '../kinds/diode.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { diodesOnly, nexperiaOnly, onsemiOnly, stOnly, vishayOnly, zetexOnly } from './maker-diode-tables.ts'

const linesOf = (rows: readonly DiodeRow[], style: DiscreteStyle): Line[] =>
  rows.map((row) => ({ head: row.name, nature: diode(row), orders: plainOrders(style(row.body)) }))

/** Newer types of Nexperia close with a letter instead of the three digits: X and J are the small reels, F the large one. */
const withLetters: DiscreteStyle = (body) =>
  `${nexperiaStyle(body)} X=${body}:R3000~. J=${body}:R10000~. F=${body}:R10000~. Z=${body}:R10000~.`

export const nexperiaOwnDiodeFamily = partFamily({
  code: 'nexperia-own-diodes',
  brand: 'Nexperia',
  weight: 2,
  lines: linesOf(nexperiaOnly, withLetters),
})

const zetexStyle: DiscreteStyle = (body) => `TA=${body}:R3000~.|. TC=${body}:R10000~.`

export const diodesOwnDiodeFamily = partFamily({
  code: 'diodes-own-diodes',
  brand: 'Diodes Incorporated',
  weight: 1,
  lines: [
    ...linesOf(diodesOnly, (body) => (body.startsWith('SM') ? diodesStyle(body) : newDiodesStyle(body))),
    ...linesOf(zetexOnly, zetexStyle),
  ],
})

export const onsemiOwnDiodeFamily = partFamily({
  code: 'onsemi-own-diodes',
  brand: 'onsemi',
  weight: 1,
  lines: linesOf(onsemiOnly, onsemiStyle),
})

export const stOwnDiodeFamily = partFamily({
  code: 'st-own-diodes',
  brand: 'STMicroelectronics',
  weight: 1,
  lines: linesOf(stOnly, (body) => (/^SM|SOD-123F/.test(body) ? `.=${body}:R~.|-TR Y=${body}:R~Y!D` : stStyle(body))),
})

const pSeries: DiscreteStyle = (body) =>
  `-M3/89A=${body}:R4500~-M3|. -M3/85A=${body}:R10000~-M3 HM3__A/H=${body}:R4500~HM3!D HM3__A/I=${body}:R10000~HM3!D`

export const vishayOwnDiodeFamily = partFamily({
  code: 'vishay-own-diodes',
  brand: 'Vishay',
  weight: 1,
  lines: linesOf(vishayOnly, (body) =>
    /^SOD-12[38]/.test(body) && body !== 'SOD-123' ? pSeries(body) : vishayStyle(body),
  ),
})
