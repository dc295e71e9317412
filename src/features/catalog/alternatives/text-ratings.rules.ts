import type { Outcome } from './compared-part.ts'

/** Compares texts that have an order; undefined when the order is not known. */
export type CompareTexts = (original: string, alternative: string) => Outcome

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()

/** Another text is another thing: a different function, output or connection. */
export const sameText: CompareTexts = (original, alternative) =>
  bare(original) === bare(alternative) ? 'same' : 'worse'

/** Another text may or may not do. */
export const sameTextOrUnknown: CompareTexts = (original, alternative) =>
  bare(original) === bare(alternative) ? 'same' : 'unknown'

const membersOf = (text: string) =>
  new Set(
    text
      .split(/,|\/|;|\band\b/)
      .map(bare)
      .filter(Boolean),
  )

/** Everything the original has must be there. */
export const superset: CompareTexts = (original, alternative) => {
  const [wanted, given] = [membersOf(original), membersOf(alternative)]
  if (Array.from(wanted).some((member) => !given.has(member))) return 'worse'
  return given.size > wanted.size ? 'better' : 'same'
}

/** Texts in order, the weakest first; what is not in the list is not known. */
export const ranked =
  (...order: readonly RegExp[]): CompareTexts =>
  (original, alternative) => {
    if (bare(original) === bare(alternative)) return 'same'
    const [from, to] = [original, alternative].map((text) => order.findIndex((pattern) => pattern.test(text)))
    if (from === undefined || to === undefined || from < 0 || to < 0) return 'unknown'
    return to > from ? 'better' : to < from ? 'worse' : 'unknown'
  }

const AEC = /AEC-?\s?Q\s?(\d{3})(?:.*grade\s*(\d))?/i
const isUnqualified = (text: string) => /^(not qualified|no|none|-|—|)$/i.test(text.trim())

/** Automotive qualification: none is worst; grade 0 is above grade 1. */
export const qualification: CompareTexts = (original, alternative) => {
  if (isUnqualified(original)) return isUnqualified(alternative) ? 'same' : 'better'
  if (isUnqualified(alternative)) return 'worse'
  const [from, to] = [AEC.exec(original), AEC.exec(alternative)]
  if (!from || !to) return sameTextOrUnknown(original, alternative)
  if (from[1] !== to[1]) return 'unknown'
  if (from[2] === to[2]) return 'same'
  if (to[2] === undefined) return 'unknown'
  return from[2] === undefined || to[2] < from[2] ? 'better' : 'worse'
}

const EIA_MIN: Record<string, number> = { X: -55, Y: -30, Z: 10 }
const EIA_MAX: Record<string, number> = { 2: 45, 4: 65, 5: 85, 6: 105, 7: 125, 8: 150, 9: 200 }
/** By how much the capacitance may fall, in percent. */
const EIA_DROP: Record<string, number> = {
  A: 1,
  B: 1.5,
  C: 2.2,
  D: 3.3,
  E: 4.7,
  F: 7.5,
  P: 10,
  R: 15,
  S: 22,
  T: 33,
  U: 56,
  V: 82,
}

interface Dielectric {
  low: number
  high: number
  drop: number
}

function readDielectric(text: string): Dielectric | undefined {
  const code = text.toUpperCase().replace(/\s/g, '')
  if (/^(C0G|COG|NP0|NPO)/.test(code)) return { low: -55, high: 125, drop: 0.3 }
  if (/^X8G/.test(code)) return { low: -55, high: 150, drop: 0.3 }
  const [, from = '', to = '', drop = ''] = /^([XYZ])([2-9])([A-FPR-V])\b/.exec(code) ?? []
  const [low, high, most] = [EIA_MIN[from], EIA_MAX[to], EIA_DROP[drop]]
  return low === undefined || high === undefined || most === undefined ? undefined : { low, high, drop: most }
}

const films = ranked(/polyester|\bPET\b/i, /polycarbonate|PPS/i, /polypropylene|\bPP\b/i)

/** Ceramic dielectrics by temperature range and change of value; films by loss. */
export const dielectric: CompareTexts = (original, alternative) => {
  if (bare(original) === bare(alternative)) return 'same'
  const [from, to] = [readDielectric(original), readDielectric(alternative)]
  if (!from || !to) return from || to ? 'worse' : films(original, alternative)
  if (to.low > from.low || to.high < from.high || to.drop > from.drop) return 'worse'
  return to.low < from.low || to.high > from.high || to.drop < from.drop ? 'better' : 'same'
}

const NUMBER = String.raw`([−–-]?\d+(?:\.\d+)?)`
const SPAN = new RegExp(`^${NUMBER}\\s*(?:…|\\.\\.\\.?|–|to)\\s*\\+?${NUMBER}\\s*(\\D*)$`)
const AROUND_ZERO = new RegExp(`^±\\s*${NUMBER}\\s*(\\D*)$`)
const UP_TO = new RegExp(`^${NUMBER}\\s*(\\D*)$`)
/** Units in which a wider range includes a narrower one. */
const RANGE_UNITS = /^(°C|°|[kMG]?Hz|[hk]?Pa|bar|m?A|g|dps|°\/s|[cmµ]?m|k?lx|m?T|G|%( RH)?|dB)$/

interface Span {
  low: number
  high: number
  unit: string
}

const numberOf = (text = '') => Number(text.replace(/[−–]/, '-'))

export function readSpan(text: string): Span | undefined {
  const written = text.trim()
  const span = SPAN.exec(written)
  if (span) return { low: numberOf(span[1]), high: numberOf(span[2]), unit: (span[3] ?? '').trim() }
  const around = AROUND_ZERO.exec(written)
  if (around) return { low: -numberOf(around[1]), high: numberOf(around[1]), unit: (around[2] ?? '').trim() }
  const upTo = UP_TO.exec(written)
  return upTo ? { low: 0, high: numberOf(upTo[1]), unit: (upTo[2] ?? '').trim() } : undefined
}

/** A range that holds the original's is better, one that does not is worse. */
export const range: CompareTexts = (original, alternative) => {
  if (bare(original) === bare(alternative)) return sameSigns(original, alternative) ? 'same' : 'unknown'
  const [from, to] = [readSpan(original), readSpan(alternative)]
  if (!from || !to || from.unit !== to.unit || !RANGE_UNITS.test(from.unit)) return 'unknown'
  if (to.low > from.low || to.high < from.high) return 'worse'
  return to.low < from.low || to.high > from.high ? 'better' : 'same'
}

/** Signs are lost when texts are compared without punctuation: −40…85 and 40…85 are two ranges. */
const sameSigns = (one: string, other: string) =>
  one.replace(/[−–-]/g, '-').replace(/\s/g, '') === other.replace(/[−–-]/g, '-').replace(/\s/g, '') ||
  JSON.stringify(readSpan(one)) === JSON.stringify(readSpan(other))

const microInches = (text: string) => Number(/(\d+(?:\.\d+)?)\s*(?:µ|u|micro)-?\s?in/i.exec(text)?.[1] ?? Number.NaN)

/** Gold against tin corrodes, thin gold wears sooner. */
export const plating: CompareTexts = (original, alternative) => {
  if (bare(original) === bare(alternative)) return 'same'
  const [from, to] = [/gold/i.test(original), /gold/i.test(alternative)]
  if (from && !to) return 'worse'
  if (!from && !to) return /tin/i.test(original) && /tin/i.test(alternative) ? 'same' : 'unknown'
  const [thin, thick] = [microInches(original), microInches(alternative)]
  if (!from || Number.isNaN(thin) || Number.isNaN(thick)) return 'unknown'
  return thick >= thin ? 'better' : 'worse'
}

/** 74VHC is another name of 74AHC; all others have their own input levels and speed. */
export const logicFamily: CompareTexts = (original, alternative) => {
  const family = (text: string) => text.toUpperCase().replace(/[\s-]/g, '').replace('VHC', 'AHC')
  return family(original) === family(alternative) ? 'same' : 'worse'
}

/** Bodies may differ by this share and still fit the same place. */
const SIZE_SLACK = 1.1

const edgesOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).sort((a, b) => b - a)

/** "2.6 × 2.6 mm" has room for everything that is no larger. */
export const bodySize: CompareTexts = (original, alternative) => {
  const [from, to] = [edgesOf(original), edgesOf(alternative)]
  if (from.length < 2 || from.length !== to.length) return sameTextOrUnknown(original, alternative)
  return to.every((edge, at) => edge <= (from[at] ?? 0) * SIZE_SLACK) ? 'same' : 'worse'
}

/** "ARM Cortex-M4" is "Cortex-M4". */
export const core: CompareTexts = (original, alternative) => {
  const name = (text: string) => bare(text).replace(/^arm /, '')
  return name(original) === name(alternative) ? 'same' : 'worse'
}

const OUTPUT_WORDS = /\b(output|type)\b/g

/** "Open-drain output" is "Open-drain". */
export const outputType: CompareTexts = (original, alternative) => {
  const words = (text: string) =>
    bare(text).replace(OUTPUT_WORDS, '').replace(/\s+/g, ' ').replace('open collector', 'open drain').trim()
  return words(original) === words(alternative) ? 'same' : 'worse'
}

const RUGGED = /flex|soft|open mode|floating|sulph?ur/i

/** Flexible and sulphur-resistant ends are chosen for a reason; plain ones need not be stated. */
export const termination: CompareTexts = (original, alternative) => {
  const [from, to] = [RUGGED.test(original), RUGGED.test(alternative)]
  if (from !== to) return from ? 'worse' : 'better'
  return from || (original !== '' && alternative !== '') ? sameTextOrUnknown(original, alternative) : 'same'
}
