import {
  bareStyle,
  type DiscreteStyle,
  diodesStyle,
  mccStyle,
  nexperiaStyle,
  onsemiStyle,
  panjitStyle,
} from '../codes/discrete-styles.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { type BipolarRow, bipolar } from '../kinds/bipolar.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { commonTransistors } from './bipolar-table.ts'

const small = commonTransistors.filter(({ body }) => /^(SOT|SOD)/.test(body))
const leaded = commonTransistors.filter(({ body }) => /^TO-92/.test(body))
const powerful = commonTransistors.filter(({ body }) => /^TO-(220|252)/.test(body))

interface Range {
  style: DiscreteStyle
  price?: number
  spell?: (name: string) => string
}

function linesOf(rows: readonly BipolarRow[], { style, price = 1, spell = (name) => name }: Range): Line[] {
  return rows.map((row) => ({
    head: spell(row.name),
    nature: bipolar(row, Number(row.price) * price),
    orders: plainOrders(style(row.body)),
  }))
}

/** SOT-363 types carry DW1 and SOT-223 types nothing before the reel code. */
const onsemiTransistors: DiscreteStyle = (body) => {
  if (body === 'SOT-363') return 'DW1T1G=SOT-363:R3000~DW1G|.|DW1T1|DW1T'
  if (body === 'SOT-416') return 'TT1G=SOT-416:R3000~TG'
  if (body === 'SOT-223-3') return 'T1G=SOT-223-3:R1000~G|. T3G=SOT-223-3:R4000~G'
  if (body === 'TO-252') return 'T4G=TO-252:R2500~G|. G=TO-252:T75~G'
  return onsemiStyle(body)
}

export const onsemiTransistorFamily = partFamily({
  code: 'onsemi-bjt',
  brand: 'onsemi',
  weight: 4,
  lines: [
    ...linesOf([...small, ...leaded, ...powerful], {
      style: onsemiTransistors,
      price: 1.1,
      // The package letter is part of the packing code: BC847BWT1G, BC847BDW1T1G.
      spell: (name) =>
        /^BC\d{3}B[ST]$/.test(name) || /^BC8\d\d(-\d\d)?[ABC]?W$/.test(name) ? name.slice(0, -1) : name,
    }),
    ...linesOf(
      small.filter(({ body }) => body === 'SOT-23-3'),
      { style: automotive(onsemiStyle), price: 1.2, spell: (name) => `S${name}` },
    ),
  ],
})

/** The automotive twin of onsemi's types: an S before the number. */
function automotive(style: DiscreteStyle): DiscreteStyle {
  return (body) => style(body).replaceAll(/(~\w*)/g, '$1!D')
}

/** Matched pairs that only Diodes Incorporated makes under these names. */
const matchedPairs: BipolarRow[] = [
  ['DMMT3904', 'npn2', '40', '200m', 'K4A'],
  ['DMMT3906', 'pnp2', '40', '200m', 'K4B'],
  ['DMMT5401', 'pnp2', '150', '200m', 'K4S'],
  ['DMMT5551', 'npn2', '160', '200m', 'K4R'],
].map(([name = '', type = '', voltage = '', current = '', code = '']) => ({
  name,
  type,
  voltage,
  current,
  gain: '100',
  transition: '250M',
  power: '300m',
  body: 'SOT-23-6',
  code,
  price: '0.09',
}))

export const diodesTransistorFamily = partFamily({
  code: 'diodes-bjt',
  brand: 'Diodes Incorporated',
  weight: 3,
  lines: linesOf([...small, ...matchedPairs], {
    style: (body) => (/^SOT-(223|89)/.test(body) ? `TA=${body}:R1000~.|. -13=${body}:R2500~.` : diodesStyle(body)),
  }),
})

export const nexperiaTransistorFamily = partFamily({
  code: 'nexperia-bjt',
  brand: 'Nexperia',
  weight: 3,
  lines: linesOf(
    small.filter(({ name }) => !/^(MMBT[56HA]|PZTA)/.test(name)),
    { style: nexperiaStyle, price: 1.05, spell: (name) => name.replace(/^MMBT/, 'PMBT') },
  ),
})

export const mccTransistorFamily = partFamily({
  code: 'mcc-bjt',
  brand: 'Micro Commercial Components',
  weight: 2,
  lines: linesOf([...small, ...leaded], { style: mccStyle, price: 0.85 }),
})

export const panjitTransistorFamily = partFamily({
  code: 'panjit-bjt',
  brand: 'Panjit',
  weight: 1,
  lines: linesOf(small, { style: panjitStyle, price: 0.8 }),
})

/** JCET's own numbers of the Far East stand beside the copies. */
const eastern: BipolarRow[] = [
  ['S8050', 'npn', '25', '500m', 'J3Y'],
  ['S8550', 'pnp', '25', '500m', '2TY'],
  ['SS8050', 'npn', '25', '1.5', 'Y1'],
  ['SS8550', 'pnp', '25', '1.5', 'Y2'],
  ['S9012', 'pnp', '25', '500m', '2T1'],
  ['S9013', 'npn', '25', '500m', 'J3'],
  ['S9014', 'npn', '45', '100m', 'J6'],
  ['S9015', 'pnp', '45', '100m', 'M6'],
  ['S9018', 'npn', '15', '50m', 'J8'],
  ['2SC1815', 'npn', '50', '150m', 'HF'],
  ['2SA1015', 'pnp', '50', '150m', 'BA'],
].map(([name = '', type = '', voltage = '', current = '', code = '']) => ({
  name,
  type,
  voltage,
  current,
  gain: '120',
  transition: '150M',
  power: '300m',
  body: 'SOT-23-3',
  code,
  price: '0.012',
}))

export const cjTransistorFamily = partFamily({
  code: 'cj-bjt',
  brand: 'JCET/CJ',
  weight: 2,
  lines: linesOf([...small, ...leaded, ...eastern], { style: bareStyle, price: 0.55 }),
})

export const lrcTransistorFamily = partFamily({
  code: 'lrc-bjt',
  brand: 'LRC',
  weight: 1,
  lines: linesOf(
    small.filter(({ body }) => body === 'SOT-23-3'),
    { style: onsemiStyle, price: 0.55, spell: (name) => `L${name}` },
  ),
})

export const infineonTransistorFamily = partFamily({
  code: 'infineon-bjt',
  brand: 'Infineon Technologies',
  weight: 1,
  lines: linesOf(
    small.filter(({ name }) => name.startsWith('BC')),
    {
      style: (body) => `E6327HTSA1=${body}:R3000~E6327|.|E6327 E6433HTMA1=${body}:R10000~E6433`,
      price: 1.3,
      spell: (name) => name.replace('-', ''),
    },
  ),
})

export const stTransistorFamily = partFamily({
  code: 'st-bjt',
  brand: 'STMicroelectronics',
  weight: 1,
  lines: linesOf(powerful, {
    style: (body) => (body === 'TO-252' ? 'T4=TO-252:R2500~.|.' : `.=${body}:T50~.`),
    price: 1.05,
  }),
})
