import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { type Choice, familiesOf } from '../numbering.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { decimalOf, roundTo } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import { encodeThreeCharacters } from '../values/value-codes.ts'

const SMD: CategoryPath = ['Resistors', 'Varistors (MOV)', 'SMD Varistors']

interface ChipBody extends Choice {
  chip: ChipSize
  energies: string
}
/** Working volts with the clamping volts that go with them. */
interface Level extends Choice {
  working: number
  clamping: number
}
interface ChipPack extends Choice {
  energy: string
  reel: string
  packCount: number
}
const chipBodies: ChipBody[] = [
  { chip: chipSizes['0402'], energies: 'A', common: true },
  { chip: chipSizes['0603'], energies: 'AC', common: true },
  { chip: chipSizes['0805'], energies: 'AC', common: true },
  { chip: chipSizes['1206'], energies: 'AD', common: false },
  { chip: chipSizes['1210'], energies: 'DH', common: false },
]
const levels: Level[] = (
  [
    [3.3, 10],
    [5.6, 15],
    [9, 20],
    [14, 30],
    [18, 40],
    [26, 58],
    [30, 65],
    [42, 80],
    [48, 100],
    [60, 120],
  ] as const
).map(([working, clamping]) => ({ working, clamping, common: working < 30 }))

const surges: Readonly<Record<string, number>> = { A: 30, C: 40, D: 150, H: 300 }
const chipPacks = (energies: string): ChipPack[] =>
  [...energies].flatMap((energy) => [
    { energy, reel: 'R', packCount: 4000, common: energy === energies[0] },
    { energy, reel: 'D', packCount: 1000, common: false },
  ])

function describeChip({ chip }: ChipBody, { working, clamping }: Level, { energy, reel, packCount }: ChipPack): Part {
  const clampingCode = encodeThreeCharacters(decimalOf(clamping))
  const stem = `VC${chip.inch}${String(Math.floor(working)).padStart(2, '0')}${energy}${clampingCode}`
  return {
    model: `${stem}${reel}P`,
    stem,
    brand: 'KYOCERA AVX',
    category: SMD,
    name: 'Multilayer varistor',
    introduce: `${working} V DC multilayer varistor, clamps at ${clamping} V, ${chip.inch}`,
    package: chip.inch,
    attributes: {
      voltage: working,
      varistorVoltage: roundTo(working * 1.4, 3),
      clampingVoltage: clamping,
      surgeCurrent: (surges[energy] ?? 30) * (chip.length > 1.5 ? 2 : 1),
      mounting: 'Surface mount',
      size: chip.text,
      temperatureMin: -55,
      temperatureMax: 125,
      qualification: 'Not qualified',
    },
    equivalence: `MLV|${chip.inch}|${working}|${energy}`,
    drawing: `mlcc-${chip.inch}`,
    marking: '',
    packing: 'Tape & reel',
    packCount,
    usualPrice: roundTo(0.04 + 0.03 * chip.length, 2),
    rohs: true,
  }
}

export const chipVaristors: Family[] = familiesOf({
  code: 'avx-vc',
  blocks: chipBodies.map((body) => ({ bodies: [body], values: levels, endings: chipPacks(body.energies) })),
  describe: describeChip,
  parse: (model) => {
    const [, inch, working, energy, reel] = /^VC(\d{4})(\d\d)([ACDH])\d{3}([RD])P$/.exec(tidyModel(model)) ?? []
    const body = chipBodies.find(({ chip }) => chip.inch === inch)
    const level = levels.find((candidate) => Math.floor(candidate.working) === Number(working))
    const pack = chipPacks(body?.energies ?? '').find(
      (candidate) => candidate.energy === energy && candidate.reel === reel,
    )
    return body && level && pack && describeChip(body, level, pack)
  },
})
