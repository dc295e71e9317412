import {
  bareStyle,
  type DiscreteStyle,
  diodesStyle,
  mccStyle,
  nexperiaStyle,
  onsemiStyle,
  panjitStyle,
  stStyle,
  taiwanStyle,
  vishayStyle,
} from '../codes/discrete-styles.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { type DiodeRow, diode } from '../kinds/diode.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { powerDiodes, powerSeries } from './power-diode-series.ts'
import { smallDiodes } from './small-diode-table.ts'

interface Range {
  style: DiscreteStyle
  /** What the maker asks, relative to the table. */
  price?: number
  /** How the maker spells a number, when not as everybody does. */
  spell?: (name: string) => string
}

const asWritten = (name: string) => name

function linesOf(rows: readonly DiodeRow[], { style, price = 1, spell = asWritten }: Range): Line[] {
  return rows.map((row) => ({
    head: spell(row.name),
    nature: diode(row, Number(row.price) * price),
    orders: plainOrders(style(row.body)),
  }))
}

const surfaceMount = smallDiodes.filter(({ body }) => !body.startsWith('DO-') && body !== 'MiniMELF')
const allSmall = smallDiodes

export const diodesDiodeFamily = partFamily({
  code: 'diodes-diodes',
  brand: 'Diodes Incorporated',
  weight: 5,
  lines: [
    ...linesOf([...allSmall, ...powerDiodes.filter(({ pattern }) => !/^(MBRS|MURS|M\{)/.test(pattern))], {
      style: diodesStyle,
    }),
  ],
})

export const nexperiaDiodeFamily = partFamily({
  code: 'nexperia-diodes',
  brand: 'Nexperia',
  weight: 4,
  lines: linesOf([...allSmall.filter(({ name }) => !/^(SD|MMBD|RB|BAT6|LL)/.test(name))], {
    style: nexperiaStyle,
    price: 1.05,
  }),
})

/** Makers whose order codes begin with H cannot have a device that ends with it: BAT54H-E3 and BAT54-HE3 read alike. */
const isReadOneWay = ({ name }: { name: string }) => !/^(BAS16|BAS21|BAT54)H$/.test(name)

export const vishayDiodeFamily = partFamily({
  code: 'vishay-diodes',
  brand: 'Vishay',
  weight: 7,
  lines: linesOf(
    [
      ...allSmall.filter(isReadOneWay),
      ...powerDiodes.filter(({ type, pattern }) => type !== 'bridge' && !/^(MBRS|MURS|B\d|B58|M\{)/.test(pattern)),
    ],
    {
      style: vishayStyle,
      price: 1.25,
    },
  ),
})

export const onsemiDiodeFamily = partFamily({
  code: 'onsemi-diodes',
  brand: 'onsemi',
  weight: 5,
  lines: [
    ...linesOf(
      [
        ...surfaceMount.filter(({ body, name }) => body === 'SOT-23-3' && !/^(BAT6|BAT17)/.test(name)),
        ...smallDiodes.filter(({ name }) => /^(1N4148|1N914B?|1N4448|BAT54H|BAT54WS|BAS16H|BAS21H)$/.test(name)),
        ...powerSeries(
          'MBR05{v} MBR1{v} MBRS1{v} MBRS2{v} MBRS3{v} MURS1{v} MURS3{v} 1N400{v} 1N540{v} 1N58{v} 1N582{v} 1N493{v}',
        ),
      ],
      { style: onsemiStyle, price: 1.1 },
    ),
    // Fairchild's line kept numbers without a packing code.
    ...linesOf(
      powerSeries('S1{v} S3{v} RS1{v} US1{v} ES1{v} ES2{v} ES3{v} SS1{v} SS2{v} SS3{v} MB{v}S DF{v}S UF400{v}'),
      { style: bareStyle, price: 1.2 },
    ),
    ...linesOf(powerSeries('SS1{v} SS2{v} SS3{v}A'), { style: bareStyle, price: 1.2, spell: (name) => `${name}FL` }),
    ...linesOf(
      surfaceMount.filter(({ body, name }) => body === 'SOT-323' && name.endsWith('W')),
      // The W is part of onsemi's packing code: BAT54WT1G.
      { style: onsemiStyle, price: 1.1, spell: (name) => name.slice(0, -1) },
    ),
  ],
})

export const mccDiodeFamily = partFamily({
  code: 'mcc-diodes',
  brand: 'Micro Commercial Components',
  weight: 4,
  lines: linesOf([...allSmall, ...powerDiodes], { style: mccStyle, price: 0.85 }),
})

export const taiwanDiodeFamily = partFamily({
  code: 'taiwan-diodes',
  brand: 'Taiwan Semiconductor',
  weight: 3,
  lines: linesOf(
    [...surfaceMount.filter(isReadOneWay), ...powerDiodes.filter(({ pattern }) => !/^(MURS|M\{|B\d)/.test(pattern))],
    {
      style: taiwanStyle,
      price: 0.9,
    },
  ),
})

export const panjitDiodeFamily = partFamily({
  code: 'panjit-diodes',
  brand: 'Panjit',
  weight: 3,
  lines: linesOf([...surfaceMount, ...powerDiodes], { style: panjitStyle, price: 0.8 }),
})

export const cjDiodeFamily = partFamily({
  code: 'cj-diodes',
  brand: 'JCET/CJ',
  weight: 3,
  lines: linesOf([...smallDiodes, ...powerDiodes], { style: bareStyle, price: 0.5 }),
})

/** LRC puts an L before the number and uses the packing codes of its former parent. */
export const lrcDiodeFamily = partFamily({
  code: 'lrc-diodes',
  brand: 'LRC',
  weight: 2,
  lines: linesOf(
    surfaceMount.filter(({ body }) => body === 'SOT-23-3' || body.startsWith('SOD')),
    { style: onsemiStyle, price: 0.55, spell: (name) => `L${name}` },
  ),
})

export const stDiodeFamily = partFamily({
  code: 'st-diodes',
  brand: 'STMicroelectronics',
  weight: 2,
  lines: [
    ...linesOf(
      smallDiodes.filter(({ name }) => /^(BAT54|BAT54[ACSW]|BAT46|BAS70|BAS70-0[456]|BAT41|BAT17)$/.test(name)),
      { style: stStyle, price: 1.3 },
    ),
    ...linesOf(powerSeries('1N58{v} 1N582{v}'), { style: stStyle, price: 1.3 }),
  ],
})

const infineonStyle: DiscreteStyle = (body) => `E6327HTSA1=${body}:R3000~E6327|E6327|. E6433HTMA1=${body}:R10000~E6433`

/** Infineon writes the pin variant without a dash and the package letter E6327 behind it. */
export const infineonDiodeFamily = partFamily({
  code: 'infineon-diodes',
  brand: 'Infineon Technologies',
  weight: 2,
  lines: linesOf(
    smallDiodes.filter(({ name }) => /^(BA[SVWT]\d+)(-0[456])?W?$/.test(name) && !/BAT(4|54|85)/.test(name)),
    { style: infineonStyle, price: 1.4, spell: (name) => name.replace('-', '').replace(/^BAT60$/, 'BAT60A') },
  ),
})
