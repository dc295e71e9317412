import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { decimalOf, numberOf, roundTo } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import { decodeThreeCharacters, encodeThreeCharacters } from '../values/value-codes.ts'

const CATEGORY = {
  multi: ['Resistors', 'Trimmers', 'Multi-turn'],
  single: ['Resistors', 'Trimmers', 'Single-turn'],
  smd: ['Resistors', 'Trimmers', 'SMD Trimmers'],
} as const satisfies Record<string, CategoryPath>

interface TrimmerModel {
  model: string
  kind: keyof typeof CATEGORY
  styles: string
  turns: number
  power: number
  size: string
  price: number
}

const models: readonly TrimmerModel[] = [
  { model: '3296', kind: 'multi', styles: 'WXYPZ', turns: 25, power: 0.5, size: '9.5 × 10.0 × 4.8 mm', price: 0.8 },
  { model: '3299', kind: 'multi', styles: 'WXYPZ', turns: 25, power: 0.5, size: '9.5 × 10.0 × 6.1 mm', price: 1.4 },
  { model: '3266', kind: 'multi', styles: 'WXYPZ', turns: 12, power: 0.25, size: '6.7 × 7.2 × 4.5 mm', price: 1.1 },
  {
    model: '3386',
    kind: 'single',
    styles: 'PCFHKMTUWX',
    turns: 1,
    power: 0.5,
    size: '9.5 × 9.5 × 4.8 mm',
    price: 0.75,
  },
  { model: '3362', kind: 'single', styles: 'PFHMRSUWX', turns: 1, power: 0.5, size: '6.6 × 7.0 × 4.8 mm', price: 0.6 },
  { model: '3214', kind: 'smd', styles: 'WXGJ', turns: 5, power: 0.25, size: '4.8 × 3.5 × 3.7 mm', price: 1.9 },
  { model: '3224', kind: 'smd', styles: 'WXGJ', turns: 11, power: 0.25, size: '4.8 × 5.5 × 3.7 mm', price: 1.8 },
  { model: '3314', kind: 'smd', styles: 'GJRSZ', turns: 1, power: 0.25, size: '4.5 × 4.5 × 2.6 mm', price: 0.65 },
]

interface Body extends Choice {
  trimmer: TrimmerModel
  style: string
}
interface TrimmerValue extends Choice {
  ohms: number
  code: string
  text: string
}
interface Pack extends Choice {
  code: string
  packing: Part['packing']
  packCount: number
}

const COMMON_OHMS = new Set([100, 500, 1e3, 2e3, 5e3, 10e3, 20e3, 50e3, 100e3, 500e3, 1e6])
const trimmerValue = (ohms: number): TrimmerValue => ({
  ohms,
  code: encodeThreeCharacters(decimalOf(ohms)) ?? '',
  text: formatQuantity(ohms, 'Ω'),
  common: COMMON_OHMS.has(ohms),
})
// biome-ignore format: one line
const values = [10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 10e3, 20e3, 25e3, 50e3, 100e3, 200e3, 250e3, 500e3, 1e6, 2e6, 5e6].map(trimmerValue)

const leaded: Pack[] = [
  { code: 'LF', packing: 'Tube', packCount: 50, common: true },
  { code: 'RLF', packing: 'Tape & reel', packCount: 500, common: false },
  { code: 'ALF', packing: 'Box', packCount: 500, common: false },
]
const surface: Pack[] = [
  { code: 'E', packing: 'Tape & reel', packCount: 500, common: true },
  { code: 'G', packing: 'Tape & reel', packCount: 1000, common: false },
]
const packsOf = ({ kind }: TrimmerModel) => (kind === 'smd' ? surface : leaded)

const bodiesOf = (trimmer: TrimmerModel): Body[] =>
  [...trimmer.styles].map((style, position) => ({ trimmer, style, common: position < 2 }))

function describeTrimmer(
  names: { model: string; stem: string; brand: string },
  { trimmer, style }: Body,
  value: TrimmerValue,
  pack: Pack,
): Part {
  const { model, kind, turns, power, size, price } = trimmer
  return {
    ...names,
    category: CATEGORY[kind],
    name: 'Trimming potentiometer',
    introduce: `${value.text} ±10 % ${power} W trimmer, ${turns === 1 ? 'single turn' : `${turns} turns`}, style ${model}${style}`,
    package: `${model}${style}`,
    attributes: {
      resistance: value.ohms,
      tolerance: 10,
      power,
      temperatureCoefficient: 100,
      turns,
      mounting: kind === 'smd' ? 'Surface mount' : 'Through hole',
      size,
      temperatureMin: -55,
      temperatureMax: 125,
      qualification: 'Not qualified',
    },
    equivalence: `RP|${model}${style}|${value.ohms}`,
    drawing: 'trimpot-3296',
    marking: `${style} ${value.code}`,
    packing: pack.packing,
    packCount: pack.packCount,
    usualPrice: roundTo(price, 2),
    rohs: true,
  }
}

const describeBourns = (body: Body, value: TrimmerValue, pack: Pack) => {
  const stem = `${body.trimmer.model}${body.style}-1-${value.code}`
  return describeTrimmer({ model: stem + pack.code, stem, brand: 'Bourns' }, body, value, pack)
}

const readValue = (code: string) => {
  const decimal = decodeThreeCharacters(code)
  return decimal && decimal.digits > 0 ? trimmerValue(numberOf(decimal)) : undefined
}

/** Vishay's twin of the 3296, by its own letters for the pins. */
const twinStyles = new Map([
  ['YA', 'W'],
  ['YB', 'Y'],
  ['XA', 'X'],
  ['XB', 'P'],
  ['ZA', 'Z'],
])
const twinLetters = new Map([...twinStyles].map(([letters, style]) => [style, letters]))
const twinPacks: Pack[] = [
  { code: '20', packing: 'Tube', packCount: 50, common: true },
  { code: '10', packing: 'Box', packCount: 500, common: false },
]
const twin = models[0]

const describeVishay = (body: Body, value: TrimmerValue, pack: Pack) => {
  const stem = `T93${twinLetters.get(body.style)}${value.code}KT`
  return describeTrimmer({ model: stem + pack.code, stem, brand: 'Vishay' }, body, value, pack)
}

export const trimpots: Family[] = [
  ...familiesOf({
    code: 'bourns-trimpot',
    blocks: models.map(
      (trimmer): Block<Body, TrimmerValue, Pack> => ({ bodies: bodiesOf(trimmer), values, endings: packsOf(trimmer) }),
    ),
    describe: describeBourns,
    parse: (text) => {
      const [, number, style = '', code = '', packCode = ''] =
        /^(\d{4})([A-Z])-1-(\d{3})([AR]?LF|[EG])?$/.exec(tidyModel(text)) ?? []
      const trimmer = models.find(({ model, styles }) => model === number && styles.includes(style))
      const value = readValue(code)
      const packs = trimmer && packsOf(trimmer)
      const pack = packs?.find((candidate) => candidate.code === packCode) ?? (packCode === '' ? packs?.[0] : undefined)
      return trimmer && value && pack && describeBourns({ trimmer, style, common: true }, value, pack)
    },
  }),
  ...familiesOf({
    code: 'vishay-t93',
    blocks: twin ? [{ bodies: bodiesOf(twin), values, endings: twinPacks }] : [],
    describe: describeVishay,
    parse: (text) => {
      const [, letters = '', code = '', packCode] = /^T93([XYZ][AB])(\d{3})KT(20|10)$/.exec(tidyModel(text)) ?? []
      const style = twinStyles.get(letters)
      const value = readValue(code)
      const pack = twinPacks.find((candidate) => candidate.code === packCode)
      if (!twin || !style || !value || !pack) return undefined
      return describeVishay({ trimmer: twin, style, common: true }, value, pack)
    },
  }),
]
