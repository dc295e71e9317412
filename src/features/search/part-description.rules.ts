import { parseQuantity } from '../../shared/quantity.ts'
import { readDielectric, readPackage } from './part-marks.rules.ts'
import {
  CAPACITOR,
  CERAMIC,
  FILLING_WORDS,
  INDUCTOR,
  PART_KINDS,
  type PartKind,
  type PartUnit,
  RESISTOR,
  TIMING,
  UNIT_CODES,
} from './part-words.rules.ts'

/** A parameter that was named: a number in base units (10000 Ω), or a word (X7R). */
export type PartValue = { code: string; words: string } & (
  | { number: number; unit: PartUnit }
  | { text: string; unit: undefined }
)

/** What a text says about a part. Every fact keeps the words it was read from, so that it can be taken back. */
export interface PartDescription {
  category: { path: readonly string[]; words: string } | undefined
  values: PartValue[]
  /** As packages are called here: `SOT-23` also stands for SOT-23-3 and SOT-23-5. */
  package: { name: string; words: string } | undefined
  /** In percent; also among the values. */
  tolerance: number | undefined
  inStock: { words: string } | undefined
  rohs: { words: string } | undefined
  /** Words that say nothing to us: a part number among them, most likely. */
  rest: string[]
}

const KINDS = PART_KINDS.map(([words, kind]) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${words})s?(?![\\w-])`, 'i'),
  kind,
}))
const STOCK = /(?<!\w)(?:in[- ]stock|available|on hand)(?!\w)/i
const ROHS = /(?<!\w)rohs(?!\w)/i

/** One writing for what is written in several ways: "10 kΩ", "+/-1 %", "1/4 W". */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('_', ' ')
    .replace(/\+\s*\/\s*-|\+-/g, '±')
    .replace(/(?<!\d)1\/(\d{1,2})\s*W(?!\w)/gi, (_, part: string) => ` ${Number((1 / Number(part)).toPrecision(6))}W `)
    .replace(/(\d)\s+(?=(?:(?:[pnuµμmk]|meg)?(?:F|H|Ω|Ω|ohms?|V|W|A|Hz)|%|k)(?![\w%]))/gi, '$1')
    .replace(/±\s+/g, '±')

/**
 * Reads what an engineer writes about a part instead of its number: "a 10k 0603 1% resistor in stock",
 * "100nF 50V X7R 0402", "3.3V LDO SOT-23". The first of each kind counts.
 */
export function readPartDescription(text: string): PartDescription {
  let left = tidy(text.slice(0, 300))
  const take = (pattern: RegExp): { words: string } | undefined => {
    const [words] = pattern.exec(left) ?? []
    if (words === undefined) return undefined
    left = left.replace(words, ' ')
    return { words }
  }
  const inStock = take(STOCK)
  const rohs = take(ROHS)
  const named = nameKind(take)
  const rest: string[] = []
  const quantities: Quantity[] = []
  let dielectric: { name: string; words: string } | undefined
  let packaged: { name: string; words: string } | undefined
  for (const words of left.split(/[\s;|/()[\]]+|,(?!\d)/).filter(Boolean)) {
    const size = readPackage(words)
    const insulator = readDielectric(words)
    const quantity = readQuantity(words, named?.kind)
    if (size) packaged ??= { name: size, words }
    else if (insulator) dielectric ??= { name: insulator, words }
    else if (quantity) quantities.push(quantity)
    else if (!FILLING_WORDS.has(words.toLowerCase())) rest.push(words)
  }
  const kind = named?.kind ?? guessKind(quantities, dielectric !== undefined)
  const values: PartValue[] = []
  for (const { number, unit, words } of quantities) {
    const code = kind?.codes?.[unit] ?? UNIT_CODES[unit]
    if (!values.some((value) => value.code === code)) values.push({ code, number, unit, words })
  }
  if (dielectric) values.push({ code: 'dielectric', text: dielectric.name, unit: undefined, words: dielectric.words })
  return {
    category: kind && { path: kind.path, words: named?.words ?? '' },
    values,
    package: packaged,
    tolerance: quantities.find(({ unit }) => unit === '%')?.number,
    inStock,
    rohs,
    rest,
  }
}

type Take = (pattern: RegExp) => { words: string } | undefined

function nameKind(take: Take): { kind: PartKind; words: string } | undefined {
  for (const { pattern, kind } of KINDS) {
    const taken = take(pattern)
    if (taken) return { kind, ...taken }
  }
  return undefined
}

/** Nobody has to say that 100 nF is a capacitor. */
function guessKind(quantities: readonly Quantity[], hasDielectric: boolean): PartKind | undefined {
  if (hasDielectric) return CERAMIC
  const kinds: Partial<Record<PartUnit, PartKind>> = { F: CAPACITOR, H: INDUCTOR, Ω: RESISTOR, Hz: TIMING }
  return quantities.map(({ unit }) => kinds[unit]).find((kind) => kind !== undefined)
}

interface Quantity {
  number: number
  unit: PartUnit
  words: string
}

const WRITTEN_UNITS: ReadonlyArray<readonly [unit: PartUnit, pattern: RegExp]> = [
  ['%', /%$/],
  ['F', /\d[pnuµμm]?\d*f$/i],
  ['H', /\d[pnuµμm]?\d*h$/i],
  ['Hz', /hz$/i],
  ['V', /\dm?v(?:dc)?$|\dv\d+$/i],
  ['A', /\d[muµμ]?a$|\da\d+$/i],
  ['W', /\dm?w$|\dw\d+$/i],
  ['Ω', /(?:Ω|ohms?)$|\d[rk]\d*$|\dM\d*$|\dmeg$/i],
]

function readQuantity(words: string, kind: PartKind | undefined): Quantity | undefined {
  const bare = words.replace(/^[±~]/, '').replace(/(\dv)dc$/i, '$1')
  if (!/^\d|^\.\d/.test(bare)) return undefined
  const unit = WRITTEN_UNITS.find(([, pattern]) => pattern.test(bare))?.[0] ?? readBarePrefix(bare, kind)
  const number = unit && parseQuantity(bare, unit)
  return unit && number !== undefined ? { number, unit, words } : undefined
}

/** "100n" and "4u7" are farads, unless an inductor was named. */
const readBarePrefix = (text: string, kind: PartKind | undefined): PartUnit | undefined =>
  /^\d+(?:\.\d+)?[pnuµμ]\d*$/i.test(text) ? (kind?.path[0] === INDUCTOR.path[0] ? 'H' : 'F') : undefined

/** The text once a fact is taken back. */
export function withoutWords(text: string, words: string): string {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return tidy(text)
    .replace(new RegExp(`(?<![\\w.%±])${literal}(?![\\w.%])`), ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
