import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { roundTo } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'

const SMD: CategoryPath = ['Circuit Protection', 'Resettable Fuses (PPTC)', 'SMD']
const RADIAL: CategoryPath = ['Circuit Protection', 'Resettable Fuses (PPTC)', 'Radial']

interface Body extends Choice {
  series: string
  chip: ChipSize | undefined
  ratings: readonly Rating[]
}
interface Rating extends Choice {
  /** Hundredths of an ampere. */
  hold: number
  volts: number
}
interface Pack extends Choice {
  code: string
  reel: boolean
}

function describeFuse(
  names: { model: string; stem: string; brand: string },
  chip: ChipSize | undefined,
  { hold, volts }: Rating,
  reel: boolean,
): Part {
  const amperes = hold / 100
  const trip = roundTo(amperes * (chip ? 2 : 1.9), 3)
  return {
    ...names,
    category: chip ? SMD : RADIAL,
    name: 'Resettable fuse',
    introduce: `${amperes} A hold, ${trip} A trip, ${volts} V resettable fuse, ${chip ? chip.inch : 'radial'}`,
    package: chip ? chip.inch : 'Radial 5.1 mm',
    attributes: {
      holdCurrent: amperes,
      tripCurrent: trip,
      voltage: volts,
      dcResistance: roundTo(0.09 / amperes ** 1.1, 2),
      mounting: chip ? 'Surface mount' : 'Through hole',
      ...(chip ? { size: chip.text } : { pitch: 5.1 }),
      temperatureMin: -40,
      temperatureMax: 85,
      qualification: 'Not qualified',
    },
    equivalence: `PPTC|${chip ? chip.inch : 'radial'}|${amperes}|${volts}`,
    drawing: chip ? `pptc-${chip.inch}` : 'varistor-disc-7',
    marking: String(hold),
    packing: reel ? 'Tape & reel' : 'Bulk',
    packCount: reel ? (chip && chip.length < 4 ? 3000 : 1500) : 500,
    usualPrice: roundTo(0.06 + 0.03 * (chip?.length ?? 5) * 0.5 + 0.02 * amperes, 2),
    rohs: true,
  }
}

/** Ratings as hold current in hundredths of an ampere, and the voltage it may switch. */
const body = (
  series: string,
  chip: ChipSize | undefined,
  common: boolean,
  ratings: Readonly<Record<number, number>>,
): Body => ({
  series,
  chip,
  common,
  ratings: Object.entries(ratings).map(([hold, volts]) => ({ hold: Number(hold), volts, common: true })),
})

// biome-ignore format: a table is read in columns
const bournsBodies: Body[] = [
  body('FSMF', chipSizes['0603'], false, { 10: 15, 20: 9, 35: 6, 50: 6 }),
  body('PSMF', chipSizes['0805'], true, { 10: 15, 20: 9, 35: 6, 50: 6, 75: 6, 100: 6, 110: 6 }),
  body('NSMF', chipSizes['1206'], true, { 12: 30, 20: 24, 35: 6, 50: 13.2, 75: 6, 110: 6, 150: 6, 175: 6, 200: 6 }),
  body('USMF', chipSizes['1210'], false, { 5: 30, 10: 30, 20: 30, 35: 6, 50: 13.2, 75: 6, 110: 6, 150: 6, 175: 6, 200: 6 }),
  body('MSMF', chipSizes['1812'], true, { 10: 60, 14: 60, 20: 30, 30: 30, 50: 15, 75: 13.2, 110: 6, 125: 6, 150: 6, 160: 8, 200: 8, 250: 6, 260: 6 }),
  body('LSMF', chipSizes['2920'], false, { 30: 60, 50: 60, 75: 30, 100: 33, 125: 15, 150: 33, 185: 33, 200: 15, 250: 15, 300: 6 }),
  body('R', undefined, true, { 5: 60, 10: 60, 17: 60, 20: 60, 25: 60, 30: 60, 40: 60, 50: 60, 65: 60, 75: 60, 90: 60, 110: 30, 135: 30, 160: 30, 185: 30, 250: 30, 300: 30, 400: 30, 500: 30, 600: 30, 700: 30, 900: 30 }),
]
const bournsPacks: Pack[] = [
  { code: '-2', reel: true, common: true },
  { code: '-0', reel: false, common: false },
]
const threeDigits = (hold: number) => String(hold).padStart(3, '0')

const describeBourns = ({ series, chip }: Body, rating: Rating, pack: Pack) => {
  const stem = `MF-${series}${threeDigits(rating.hold)}`
  return describeFuse({ model: stem + pack.code, stem, brand: 'Bourns' }, chip, rating, pack.reel)
}

/** Littelfuse writes the size in inches and closes with the letters of the reel. */
// biome-ignore format: a table is read in columns
const littelfuseBodies: Body[] = [
  body('0603L', chipSizes['0603'], false, { 10: 15, 20: 9, 35: 6, 50: 6 }),
  body('0805L', chipSizes['0805'], true, { 10: 15, 20: 9, 35: 6, 50: 6, 75: 6, 100: 6 }),
  body('1206L', chipSizes['1206'], true, { 12: 30, 20: 24, 35: 6, 50: 13.2, 75: 6, 110: 6, 150: 6, 200: 6 }),
  body('1210L', chipSizes['1210'], false, { 5: 30, 10: 30, 20: 30, 35: 6, 50: 13.2, 75: 6, 110: 6, 150: 6 }),
  body('1812L', chipSizes['1812'], true, { 10: 60, 14: 60, 20: 30, 35: 6, 50: 15, 75: 13.2, 110: 6, 125: 6, 150: 6, 160: 8, 200: 8, 260: 6 }),
]
const littelfuseEndings = new Map([
  ['0603L', ['YR']],
  ['0805L', ['WR', 'THWR']],
  ['1206L', ['YR', 'THYR']],
  ['1210L', ['YR', 'THYR']],
  ['1812L', ['PR', 'THPR']],
])
const littelfusePacks = (series: string): Pack[] =>
  (littelfuseEndings.get(series) ?? []).map((code, position) => ({ code, reel: true, common: position === 0 }))

const describeLittelfuse = ({ series, chip }: Body, rating: Rating, pack: Pack) => {
  const model = `${series}${threeDigits(rating.hold)}${pack.code}`
  return describeFuse({ model, stem: model, brand: 'Littelfuse' }, chip, rating, true)
}

const find = (bodies: readonly Body[], series: string | undefined, hold: number) => {
  const found = bodies.find((candidate) => candidate.series === series)
  const rating = found?.ratings.find((candidate) => candidate.hold === hold)
  return found && rating && { body: found, rating }
}

export const resettableFuses: Family[] = [
  ...familiesOf({
    code: 'bourns-mf',
    blocks: bournsBodies.map(
      (entry): Block<Body, Rating, Pack> => ({ bodies: [entry], values: entry.ratings, endings: bournsPacks }),
    ),
    describe: describeBourns,
    parse: (model) => {
      const [, series, hold, code = '-2'] =
        /^MF-?((?:[FPNUML]SMF)|R)(\d{3})(?:X?)(-[02])?$/.exec(tidyModel(model)) ?? []
      const found = find(bournsBodies, series, Number(hold))
      const pack = bournsPacks.find((candidate) => candidate.code === code)
      return found && pack && describeBourns(found.body, found.rating, pack)
    },
  }),
  ...familiesOf({
    code: 'littelfuse-pptc',
    blocks: littelfuseBodies.map(
      (entry): Block<Body, Rating, Pack> => ({
        bodies: [entry],
        values: entry.ratings,
        endings: littelfusePacks(entry.series),
      }),
    ),
    describe: describeLittelfuse,
    parse: (model) => {
      const [, series = '', hold, code] = /^(\d{4}L)(\d{3})((?:TH)?[YWP]R)$/.exec(tidyModel(model)) ?? []
      const found = find(littelfuseBodies, series, Number(hold))
      const pack = littelfusePacks(series).find((candidate) => candidate.code === code)
      return found && pack && describeLittelfuse(found.body, found.rating, pack)
    },
  }),
]
