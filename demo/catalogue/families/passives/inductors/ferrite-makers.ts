import type { Family } from '#demo/catalogue/family.ts'
import { type Block, familiesOf } from '../numbering.ts'
import { numberOf } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import { decodeThreeCharacters } from '../values/value-codes.ts'
import {
  type BeadEnding,
  type BeadSeries,
  describeBead,
  type Impedance,
  impedance,
  murataBeads,
  SN,
  TN,
  tdkBeads,
} from './ferrite-bead.ts'

const murataPacks = [
  ['D', false],
  ['J', true],
  ['B', false],
] as const
const murataEndings = (codes: readonly string[]): BeadEnding[] =>
  codes.flatMap((code, position) =>
    murataPacks.map(([pack, large]) => ({
      code,
      pack,
      large,
      automotive: position > 0,
      common: position === 0 && pack === 'D',
    })),
  )
const describeMurata = (series: BeadSeries, value: Impedance, ending: BeadEnding) => {
  const stem = `${series.code}${value.code}${ending.code}`
  return describeBead({ model: stem + ending.pack, stem, brand: 'Murata' }, series, value, ending)
}

const tdkPacks = [
  ['TA00', false, false],
  ['TAH0', true, false],
  ['TD25', false, true],
] as const
const tdkEndings = (codes: readonly string[]): BeadEnding[] =>
  codes.flatMap((code) =>
    tdkPacks.map(([pack, automotive, large]) => ({ code, pack, large, automotive, common: pack === 'TA00' })),
  )
const describeTdk = (series: BeadSeries, value: Impedance, ending: BeadEnding) => {
  const stem = `${series.code}${value.code}${ending.code}`
  return describeBead(
    { model: stem + ending.pack, stem: ending.automotive ? `${stem}H` : stem, brand: 'TDK' },
    series,
    value,
    ending,
  )
}

const blocksOf = (table: readonly BeadSeries[], endings: (codes: readonly string[]) => BeadEnding[]) =>
  table.map(
    (series): Block<BeadSeries, Impedance, BeadEnding> => ({
      bodies: [series],
      values: series.ohms.map(impedance),
      endings: endings(series.endings),
    }),
  )

/** The ending may lack its last characters: people write BLM15PD121SN for BLM15PD121SN1D. */
function readBead(table: readonly BeadSeries[], all: BeadEnding[], groups: Record<string, string | undefined>) {
  const series = table.find(({ code }) => code === groups.series)
  const decimal = decodeThreeCharacters(groups.value ?? '')
  const ending =
    all.find(({ code, pack }) => code === groups.ending && pack === groups.pack) ??
    all.find(({ code }) => groups.pack === undefined && code.startsWith(groups.ending ?? ''))
  if (!series || !decimal || decimal.digits === 0 || !ending) return undefined
  return { series, value: impedance(numberOf(decimal)), ending }
}

export const ferriteBeads: Family[] = [
  ...familiesOf({
    code: 'murata-blm',
    blocks: blocksOf(murataBeads, murataEndings),
    describe: describeMurata,
    parse: (model) => {
      const groups =
        /^(?<series>BLM\d\d[A-Z]{2})(?<value>\d{3})(?<ending>[ST][NHZ]1?)(?<pack>[DJB])?$/.exec(tidyModel(model))
          ?.groups ?? {}
      const found = readBead(murataBeads, murataEndings([...SN, ...TN]).map(asMurataGrade), groups)
      return found && describeMurata(found.series, found.value, found.ending)
    },
  }),
  ...familiesOf({
    code: 'tdk-mmz',
    blocks: blocksOf(tdkBeads, tdkEndings),
    describe: describeTdk,
    parse: (model) => {
      const groups =
        /^(?<series>M[MP]Z\d{4}[A-Z])(?<value>\d{3})(?<ending>[ABC])(?<pack>TA00|TAH0|TD25)$/.exec(tidyModel(model))
          ?.groups ?? {}
      const found = readBead(tdkBeads, tdkEndings(['A', 'B', 'C']), groups)
      return found && describeTdk(found.series, found.value, found.ending)
    },
  }),
]

/** H and Z in the ending are the automotive grades, N the plain one. */
function asMurataGrade(ending: BeadEnding): BeadEnding {
  return { ...ending, automotive: ending.code[1] !== 'N' }
}
