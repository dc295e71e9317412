import type { Family } from '#demo/catalogue/family.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { ceramicFamilies, ceramicPack } from './ceramic-series.ts'
import { type Dielectric, dielectrics } from './dielectrics.ts'

const sizes = new Map<string, ChipSize>([
  ['02', chipSizes['01005']],
  ['03', chipSizes['0201']],
  ['05', chipSizes['0402']],
  ['10', chipSizes['0603']],
  ['21', chipSizes['0805']],
  ['31', chipSizes['1206']],
  ['32', chipSizes['1210']],
  ['42', chipSizes['1808']],
  ['43', chipSizes['1812']],
  ['55', chipSizes['2220']],
])

const dielectricCodes = new Map<string, Dielectric>([
  ['C', dielectrics.C0G],
  ['A', dielectrics.X5R],
  ['B', dielectrics.X7R],
  ['X', dielectrics.X6S],
  ['Y', dielectrics.X7S],
  ['Z', dielectrics.X7T],
  ['F', dielectrics.Y5V],
])

const voltages = new Map([
  ['R', 4],
  ['Q', 6.3],
  ['P', 10],
  ['O', 16],
  ['A', 25],
  ['L', 35],
  ['B', 50],
  ['C', 100],
  ['D', 200],
  ['E', 250],
  ['G', 500],
  ['H', 630],
  ['I', 1000],
])

const thicknesses = new Map([
  ['2', 0.2],
  ['3', 0.3],
  ['5', 0.5],
  ['6', 0.6],
  ['A', 0.65],
  ['7', 0.8],
  ['8', 0.8],
  ['C', 0.85],
  ['P', 1.15],
  ['Q', 1.25],
  ['Y', 1.25],
  ['F', 1.25],
  ['H', 1.6],
  ['I', 2],
  ['V', 2.5],
  ['J', 2.5],
])
/** Later rows win: F and J are the usual letters of their thickness. */
const thicknessCodes = new Map([...thicknesses].map(([code, millimetres]) => [millimetres, code]))

/** Inner electrode, product and control letters; P in the middle is the automotive grade. */
const grades = [
  { design: 'NNN', automotive: false },
  { design: 'WPN', automotive: true },
  { design: 'YNN', automotive: false },
  { design: 'VPN', automotive: true },
]

const reels = [
  [7, 'C', 'E'],
  [13, 'D', 'F'],
  [0, 'B', 'B'],
] as const

const packs = grades.flatMap(({ design, automotive }) =>
  reels.map(([reel, paper, embossed]) =>
    ceramicPack(reel, design + paper, design + embossed, { automotive, common: reel === 7 && design === 'NNN' }),
  ),
)
/** Numbers in the wild carry other letters; they keep them, and only P changes what the part is. */
function readPack(code: string) {
  const found = reels.find(([, paper, embossed]) => code.endsWith(paper) || code.endsWith(embossed))
  return found && ceramicPack(found[0], code, code, { automotive: code[1] === 'P' })
}

export const samsungCeramics: Family[] = ceramicFamilies({
  code: 'samsung-cl',
  brand: 'Samsung Electro-Mechanics',
  automotive: false,
  dearness: 0.9,
  sizes,
  dielectrics: dielectricCodes,
  voltages,
  packs,
  readPack,
  offered: ['C', 'B', 'A', 'X', 'Y', 'F'],
  thicknesses,
  write: ({ size, dielectric, voltage, value, tolerance, thickness, thicknessCode, pack }) => {
    const height = thicknessCode ?? thicknessCodes.get(thickness)
    const stem = `CL${size}${dielectric}${value.code}${tolerance}${voltage}${height}${pack.slice(0, 3)}`
    return { model: stem + pack.slice(3), stem }
  },
  pattern:
    /^CL(?<size>\d\d)(?<dielectric>[CABXYZF])(?<capacitance>[\dR]{3})(?<tolerance>[BCDFGJKMZ])(?<voltage>[RQPOALBCDEGHI])(?<thickness>[235678ACPQYFHIJV])(?<pack>[A-Z]{3}[BCDEF])$/,
})
