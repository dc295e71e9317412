import {
  bareStyle,
  type DiscreteStyle,
  diodesStyle,
  mccStyle,
  newDiodesStyle,
  nexperiaStyle,
  onsemiStyle,
  panjitStyle,
  taiwanStyle,
} from '../codes/discrete-styles.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { type MosfetRow, mosfetRow } from '../kinds/mosfet.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { gateLimitOf } from './mosfet-gate-limits.ts'
import {
  aosMosfets,
  diodesMosfets,
  fairchildMosfets,
  householdMosfets,
  infineonHouseholdMosfets,
  irMosfets,
  nexperiaMosfets,
  onsemiMosfets,
  siliconixMosfets,
  stMosfets,
  tiMosfets,
} from './mosfet-tables.ts'

interface Range {
  style: DiscreteStyle
  price?: number
  spell?: (name: string) => string
  gateLimit?: (name: string) => number | undefined
}

function linesOf(
  rows: readonly MosfetRow[],
  { style, price = 1, spell = (name) => name, gateLimit = gateLimitOf }: Range,
): Line[] {
  return rows.map((row) => ({
    head: spell(row.name),
    nature: mosfetRow(row, Number(row.price) * price, gateLimit(row.name)),
    orders: plainOrders(style(row.body.replaceAll('_', ' '))),
  }))
}

const inPlain = (body: string) => body.replaceAll(' ', '_')

/** International Rectifier: PBF tube, TRPBF reel; TRL and TRR turn the part to the left or right in the tape. */
const irStyle: DiscreteStyle = (body) => {
  if (/^TO-2(20|47)/.test(body)) return `PBF=${body}:T~.|.`
  if (/^TO-263/.test(body)) return `TRLPBF=${body}:R800~.|.|TRL TRRPBF=${body}:R800~. PBF=${body}:T50~.`
  if (/^TO-252/.test(body)) return `TRPBF=${body}:R2000~.|.|TR TRLPBF=${body}:R3000~. PBF=${body}:T75~.`
  if (/^SOIC/.test(body)) return `TRPBF=${body}:R4000~.|.|TR PBF=${body}:T95~.`
  if (/^PDFN/.test(body)) return `TRPBF=${inPlain(body)}:R4000~.|.|TR TR2PBF=${inPlain(body)}:R400~.`
  return `TRPBF=${body}:R3000~.|.|TR`
}

export const irMosfetFamily = partFamily({
  code: 'infineon-ir-mosfets',
  brand: 'Infineon Technologies',
  weight: 3,
  lines: [
    ...linesOf(irMosfets, { style: irStyle }),
    ...linesOf([...householdMosfets.filter(({ name }) => /^2N7002(W|DW)?$/.test(name)), ...infineonHouseholdMosfets], {
      style: (body) => `H6327XTSA1=${body}:R3000~H6327|.|H6327 H6433XTMA1=${body}:R10000~H6433`,
      price: 1.8,
    }),
    ...linesOf(
      [
        {
          name: 'BSS214NW',
          polarity: 'n',
          voltage: '20',
          current: '1.5',
          resistance: '140m',
          threshold: '0.95',
          charge: '0.8n',
          body: 'SOT-323',
          code: 'SQ',
          price: '0.09',
        },
        {
          name: 'BSS306N',
          polarity: 'n',
          voltage: '30',
          current: '2.3',
          resistance: '57m',
          threshold: '1.6',
          charge: '1.5n',
          body: 'SOT-23-3',
          code: 'YJ',
          price: '0.09',
        },
        {
          name: 'BSS314PE',
          polarity: 'p',
          voltage: '30',
          current: '1.5',
          resistance: '140m',
          threshold: '1.5',
          charge: '2.9n',
          body: 'SOT-23-3',
          code: 'XC',
          price: '0.1',
        },
        {
          name: 'BSS806N',
          polarity: 'n',
          voltage: '20',
          current: '2.3',
          resistance: '57m',
          threshold: '0.55',
          charge: '1.7n',
          body: 'SOT-23-3',
          code: 'YE',
          price: '0.09',
        },
      ],
      { style: (body) => `H6327XTSA1=${body}:R3000~H6327|.|H6327` },
    ),
  ],
})

/** Siliconix: -T1 reel, -E3 lead-free, -GE3 also without halogen; SQ types and _GE3 are automotive. */
const siliconixStyle: DiscreteStyle = (body) => {
  const b = inPlain(body)
  if (/^TO-/.test(body)) return `-GE3=${b}:R~-GE3|. -E3=${b}:R~-E3`
  return `-T1-GE3=${b}:R3000~-GE3|.|-T1 -T1-E3=${b}:R3000~-E3 -T1-BE3=${b}:R3000~-BE3`
}

export const siliconixMosfetFamily = partFamily({
  code: 'vishay-mosfets',
  brand: 'Vishay',
  weight: 3,
  lines: [
    ...linesOf(
      siliconixMosfets.filter(({ name }) => !name.startsWith('SQ')),
      { style: siliconixStyle },
    ),
    ...linesOf(
      siliconixMosfets.filter(({ name }) => name.startsWith('SQ')),
      {
        style: (body) => `-T1__GE3=${inPlain(body)}:R3000~__GE3!D|.|-T1 -T1__BE3=${inPlain(body)}:R3000~__BE3!D`,
      },
    ),
    // Vishay kept the licence for the old high-voltage types of International Rectifier.
    ...linesOf(
      irMosfets.filter(({ name }) => /^IRF(510|[5-9]\d0|9[56]\d0)$/.test(name)),
      { style: irStyle, price: 1.1 },
    ),
    ...linesOf(
      householdMosfets.filter(({ name }) => /^2N7002K?$/.test(name)),
      { style: siliconixStyle, price: 2.4 },
    ),
  ],
})

export const aosMosfetFamily = partFamily({
  code: 'aos-mosfets',
  brand: 'Alpha & Omega Semiconductor',
  weight: 2,
  lines: linesOf(aosMosfets, { style: bareStyle }),
})

const onsemiMosfetStyle: DiscreteStyle = (body) => {
  const b = inPlain(body)
  if (body === 'TO-252') return `T4G=${b}:R2500~G|.|T4 G=${b}:T75~G`
  if (/^PDFN/.test(body)) return `T1G=${b}:R1500~G|.|T1 T3G=${b}:R5000~G TAG=${b}:R1500~TAG TWG=${b}:R5000~TAG`
  if (/^SOT-363|SOT-5/.test(body)) return `T1G=${b}:R3000~G|.|T1`
  return `T1G=${b}:R3000~G|.|T1 T3G=${b}:R10000~G`
}

/** Fairchild's numbers stand alone; the power packages carry TM for the reel. */
const fairchildStyle: DiscreteStyle = (body) => (/^TO-2(52|63)/.test(body) ? `TM=${body}:R~.|.` : bareStyle(body))

export const onsemiMosfetFamily = partFamily({
  code: 'onsemi-mosfets',
  brand: 'onsemi',
  weight: 4,
  lines: [
    ...linesOf(onsemiMosfets, { style: onsemiMosfetStyle }),
    ...linesOf(fairchildMosfets, { style: fairchildStyle }),
    ...linesOf(
      householdMosfets.filter(({ body, name }) => body === 'SOT-23-3' && !name.endsWith('K')),
      { style: onsemiStyle, price: 1.2 },
    ),
    ...linesOf(
      householdMosfets.filter(({ name }) => /^(2N7002K|2N7002KW|BSS138K|2N7002DW|BSS138W)$/.test(name)),
      { style: (body) => `T1G=${body}:R3000~G|T1 T7G=${body}:R3500~G .=${body}:R3000~.`, price: 1.3 },
    ),
  ],
})

export const diodesMosfetFamily = partFamily({
  code: 'diodes-mosfets',
  brand: 'Diodes Incorporated',
  weight: 3,
  lines: [
    ...linesOf(diodesMosfets, { style: newDiodesStyle }),
    ...linesOf(householdMosfets, { style: diodesStyle, price: 1.1 }),
  ],
})

export const stMosfetFamily = partFamily({
  code: 'st-mosfets',
  brand: 'STMicroelectronics',
  weight: 1,
  lines: linesOf(stMosfets, {
    style: (body) => {
      if (/^TO-2(52|63)/.test(body)) return `T4=${body}:R~.|.`
      return /^TO-/.test(body) ? `.=${body}:T~.` : `.=${inPlain(body)}:R~.`
    },
  }),
})

export const nexperiaSmallMosfetFamily = partFamily({
  code: 'nexperia-small-mosfets',
  brand: 'Nexperia',
  weight: 2,
  lines: [
    ...linesOf(
      householdMosfets.filter(({ name }) => /^(2N7002|BSS84|BSS138|BSS123)$/.test(name)),
      { style: nexperiaStyle, price: 1.15, gateLimit: (name) => (name === '2N7002' ? 30 : gateLimitOf(name)) },
    ),
    ...linesOf(nexperiaMosfets, { style: nexperiaStyle }),
  ],
})

export const tiMosfetFamily = partFamily({
  code: 'ti-mosfets',
  brand: 'Texas Instruments',
  weight: 1,
  lines: linesOf(tiMosfets, {
    style: (body) =>
      body === 'TO-263' ? '.=TO-263:R500~. T=TO-263:R50~.' : `.=${inPlain(body)}:R2500~. T=${inPlain(body)}:R250~.`,
  }),
})

export const mccMosfetFamily = partFamily({
  code: 'mcc-mosfets',
  brand: 'Micro Commercial Components',
  weight: 1,
  lines: linesOf(
    householdMosfets.filter(({ name }) => name !== '2N7002T'),
    { style: mccStyle, price: 0.9 },
  ),
})

export const panjitMosfetFamily = partFamily({
  code: 'panjit-mosfets',
  brand: 'Panjit',
  weight: 1,
  lines: linesOf(householdMosfets, { style: panjitStyle, price: 0.8 }),
})

export const taiwanMosfetFamily = partFamily({
  code: 'taiwan-mosfets',
  brand: 'Taiwan Semiconductor',
  weight: 1,
  lines: linesOf(
    householdMosfets.filter(({ body }) => body === 'SOT-23-3'),
    { style: taiwanStyle, price: 0.9 },
  ),
})

const notKnown = () => undefined

/** The copies of AOS and Siliconix types that CJ sells: CJ2302 echoes SI2302, CJ3400 AO3400. */
export const cjMosfetFamily = partFamily({
  code: 'cj-mosfets',
  brand: 'JCET/CJ',
  weight: 1,
  lines: [
    ...linesOf(householdMosfets, { style: bareStyle, price: 0.55 }),
    ...linesOf(
      aosMosfets.filter(({ body }) => body === 'SOT-23-3'),
      { style: bareStyle, price: 0.5, spell: (name) => name.replace(/^AO/, 'CJ'), gateLimit: notKnown },
    ),
    ...linesOf(
      siliconixMosfets.filter(({ body, name }) => body === 'SOT-23-3' && /^SI\d{4}[BC]?DS$/.test(name)),
      { style: bareStyle, price: 0.4, spell: (name) => name.replace(/^SI(\d{4}).*/, 'CJ$1'), gateLimit: notKnown },
    ).filter((line, i, all) => all.findIndex(({ head }) => head === line.head) === i),
  ],
})
