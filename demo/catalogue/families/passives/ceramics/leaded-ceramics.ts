import type { CategoryPath, Family, Packing, Part } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { type CapacitorValue, classOneValues, classTwoValues, parseCapacitorCode } from '../values/capacitor-values.ts'
import { roundTo } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import {
  type CapacitorTolerance,
  capacitorTolerance,
  toleranceKey,
  toleranceParameter,
} from './capacitor-tolerances.ts'
import { type Dielectric, dielectrics } from './dielectrics.ts'

/** Dipped multilayer capacitors with leads. */
const LEADED: CategoryPath = ['Capacitors', 'Ceramic Capacitors', 'Leaded MLCC']

interface Body extends Choice {
  /** The maker's code for the body. */
  size: string
  /** Edge of the dipped body and distance of the leads, mm. */
  edge: number
  pitch: number
  dielectric: Dielectric
  dielectricCode: string
  volts: number
  voltageCode: string
}
interface Ending extends Choice {
  tolerance: string
  code: string
  packing: Packing
  packCount: number
}

function describeLeaded(
  names: { model: string; stem: string; brand: string },
  body: Body,
  value: CapacitorValue,
  tolerance: CapacitorTolerance,
  { packing, packCount }: Ending,
): Part {
  const { edge, pitch, dielectric, volts } = body
  return {
    ...names,
    category: LEADED,
    name: 'Leaded ceramic capacitor',
    introduce: `${value.text} ${tolerance.text} ${volts} V ${dielectric.name} leaded ceramic capacitor, pitch ${pitch} mm`,
    package: `Radial ${pitch} mm`,
    attributes: {
      capacitance: value.farads,
      ...toleranceParameter(tolerance),
      voltage: volts,
      dielectric: dielectric.name,
      mounting: 'Through hole',
      pitch,
      size: `${edge} × ${edge} mm`,
      temperatureMin: dielectric.temperatureMin,
      temperatureMax: dielectric.temperatureMax,
      qualification: 'Not qualified',
    },
    equivalence: `CL|${pitch}|${value.farads}|${toleranceKey(tolerance)}|${dielectric.name}|${volts}`,
    drawing: `ceramic-leaded-${pitch > 2.6 ? 5 : 2.5}`,
    marking: value.code,
    packing,
    packCount,
    usualPrice: roundTo(0.05 + 0.012 * edge + (value.farads > 0.9e-6 ? 0.08 : 0), 2),
    rohs: true,
  }
}

/** What a body of an edge can hold at a voltage. */
const largest = (edge: number, dielectric: Dielectric, volts: number) => {
  const room = (edge / 3.8) ** 3 / (volts / 50)
  return dielectric.name === 'C0G' ? 2.2e-9 * room : 220e-9 * room
}
const valuesFor = (body: Body) => {
  const most = largest(body.edge, body.dielectric, body.volts)
  return body.dielectric.name === 'C0G' ? classOneValues(10e-12, most) : classTwoValues(220e-12, most)
}

const endings = (
  tolerances: string,
  packs: ReadonlyArray<readonly [code: string, packing: Packing, packCount: number]>,
): Ending[] =>
  [...tolerances].flatMap((tolerance) =>
    packs.map(([code, packing, packCount], position) => ({
      tolerance,
      code,
      packing,
      packCount,
      common: position === 0 && (tolerance === 'K' || tolerance === 'J'),
    })),
  )

interface LeadedMaker {
  code: string
  brand: string
  sizes: ReadonlyArray<readonly [code: string, edge: number, pitch: number]>
  dielectrics: ReadonlyMap<string, Dielectric>
  voltages: ReadonlyMap<string, number>
  packs: ReadonlyArray<readonly [code: string, packing: Packing, packCount: number]>
  write(body: Body, value: CapacitorValue, ending: Ending): { model: string; stem: string }
  /** Groups size, capacitance, tolerance, dielectric, voltage, ending. */
  pattern: RegExp
}

function leadedFamilies(maker: LeadedMaker): Family[] {
  const describe = (body: Body, value: CapacitorValue, ending: Ending) => {
    const tolerance = capacitorTolerance(ending.tolerance, value.farads)
    if (!tolerance) throw new Error(`${maker.code} has no tolerance ${ending.tolerance}`)
    return describeLeaded({ ...maker.write(body, value, ending), brand: maker.brand }, body, value, tolerance, ending)
  }
  const bodies = maker.sizes.flatMap(([size, edge, pitch], position) =>
    [...maker.dielectrics].flatMap(([dielectricCode, dielectric]) =>
      [...maker.voltages].map(
        ([voltageCode, volts]): Body => ({
          size,
          edge,
          pitch,
          dielectric,
          dielectricCode,
          volts,
          voltageCode,
          common: position < 2 && volts === 50,
        }),
      ),
    ),
  )
  const blocks = bodies.map(
    (body): Block<Body, CapacitorValue, Ending> => ({
      bodies: [body],
      values: valuesFor(body),
      endings: endings(body.dielectric.name === 'C0G' ? 'GJ' : 'JKM', maker.packs),
    }),
  )
  return familiesOf({
    code: maker.code,
    blocks,
    describe,
    parse: (model) => {
      const groups = maker.pattern.exec(tidyModel(model))?.groups
      if (!groups) return undefined
      const body = bodies.find(
        (candidate) =>
          candidate.size === groups.size &&
          candidate.dielectricCode === groups.dielectric &&
          candidate.voltageCode === groups.voltage,
      )
      const value = parseCapacitorCode(groups.capacitance ?? '')
      const pack = maker.packs.find(([code]) => code === groups.ending)
      const tolerance = groups.tolerance ?? ''
      if (!body || !value || !pack || !capacitorTolerance(tolerance, value.farads)) return undefined
      const [code, packing, packCount] = pack
      return describe(body, value, { tolerance, code, packing, packCount, common: true })
    },
  })
}

export const leadedCeramics: Family[] = [
  ...leadedFamilies({
    code: 'vishay-k',
    brand: 'Vishay',
    sizes: [
      ['15', 3.8, 5],
      ['10', 2.6, 5],
      ['20', 5, 5],
    ],
    dielectrics: new Map<string, Dielectric>([
      ['C0G', dielectrics.C0G],
      ['X7R', dielectrics.X7R],
    ]),
    voltages: new Map([
      ['F', 50],
      ['H', 100],
      ['K', 200],
    ]),
    packs: [
      ['UH5', 'Bulk', 1000],
      ['TL2', 'Tape & reel', 2500],
      ['TH5', 'Box', 2000],
      ['3L2', 'Bulk', 1000],
    ],
    write: ({ size, dielectricCode, voltageCode }, value, { tolerance, code }) => {
      const stem = `K${value.code}${tolerance}${size}${dielectricCode}${voltageCode}5`
      return { model: stem + code, stem }
    },
    pattern:
      /^K(?<capacitance>[\dR]{3})(?<tolerance>[GJKM])(?<size>10|15|20)(?<dielectric>C0G|X7R)(?<voltage>[FHK])5(?<ending>UH5|TL2|TH5|3L2)$/,
  }),
  ...leadedFamilies({
    code: 'kemet-goldmax',
    brand: 'KEMET',
    sizes: [
      ['315', 3.8, 2.5],
      ['320', 5.1, 2.5],
      ['322', 5.1, 5],
      ['330', 7.6, 5],
    ],
    dielectrics: new Map<string, Dielectric>([
      ['G', dielectrics.C0G],
      ['R', dielectrics.X7R],
    ]),
    voltages: new Map([
      ['5', 50],
      ['1', 100],
      ['2', 200],
    ]),
    packs: [
      ['', 'Bulk', 500],
      ['7301', 'Tape & reel', 2500],
      ['9170', 'Box', 2000],
    ],
    write: ({ size, dielectricCode, voltageCode }, value, { tolerance, code }) => {
      const stem = `C${size}C${value.code}${tolerance}${voltageCode}${dielectricCode}5TA`
      return { model: stem + code, stem }
    },
    pattern:
      /^C(?<size>3\d\d)C(?<capacitance>\d{3})(?<tolerance>[GJKM])(?<voltage>[512])(?<dielectric>[GR])5TA(?<ending>7301|9170|)$/,
  }),
]
