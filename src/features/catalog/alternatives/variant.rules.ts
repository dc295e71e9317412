import type { ComparedPart, Finding } from './compared-part.ts'
import { readIndustryNumber } from './fit.rules.ts'
import type { PartKind } from './part-kind.rules.ts'

/** Lead finish, packing and automotive marks at the end of a number; none of them changes what the part does. */
const FINISH = [/(G4|E4|G3)$/, /H?[EM]3[A-Z0-9]{0,4}$/, /NOPB$/, /PBF$/, /TRG?\d?$/]

function bareNumber(part: ComparedPart): string {
  const stem = part.stem.toUpperCase().replace(/[^A-Z0-9.]/g, '')
  const isAutomotive = /Q1$/.test(stem)
  let rest = isAutomotive ? stem.slice(0, -2) : stem
  for (const end of FINISH) {
    const shorter = rest.replace(end, '')
    if (shorter.length >= 4) rest = shorter
  }
  return rest
}

/** TPS61040DRV and TPS61040QDRVQ1: the automotive number has a Q before the package. */
const withoutQ = (number: string) => number.replace(/^(.*\d[A-Z]{0,2})Q([A-Z]+)R?$/, '$1$2')

/** TL072BC has a smaller offset than TL072C, MAX3232E stands higher discharges. */
const GRADES = /^[ABEHQV]$/

const TEMPERATURE_LETTERS = /^(?:[CIEHQMN]|[673])$/

/** Where two numbers differ, when they differ in one character only. */
function findOneDifference(one: string, other: string): { from: string; to: string } | undefined {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return undefined
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  if (rest !== long.slice(at + 1)) return undefined
  const inserted = short.length !== long.length
  const [a, b] = [inserted ? '' : (short[at] ?? ''), long[at] ?? '']
  return short === one ? { from: a, to: b } : { from: b, to: a }
}

/**
 * Letters in a number stand for something: a grade, an address, a default state. When no rating tells what the letters
 * of two numbers mean, the difference is not known.
 */
export function compareVariant(
  kind: PartKind,
  original: ComparedPart,
  alternative: ComparedPart,
  findings: readonly Finding[],
): Finding[] {
  if (alternative.isNamed || isExplained(kind, original, alternative, findings)) return []
  return [
    {
      code: 'variant',
      name: 'Variant',
      outcome: 'unknown',
      original: original.goodsModel,
      alternative: alternative.goodsModel,
    },
  ]
}

function isExplained(kind: PartKind, original: ComparedPart, alternative: ComparedPart, findings: readonly Finding[]) {
  const better = findings.filter(({ outcome, code }) => outcome === 'better' && code !== 'lifecycle' && code !== 'rohs')
  const isSameMaker = original.brandId === alternative.brandId
  const [own, its] = [bareNumber(original), bareNumber(alternative)]
  if (own === its || (isSameMaker && withoutQ(its) === own)) return true
  // Resistors and diodes are fully described by package and parameters; variants of one maker are not.
  if (kind.pins === 'package' || kind.pins === 'named') return !isSameMaker || better.length > 0
  const electrical = better.some(({ code }) => !/^(temperature|qualification)/.test(code))
  if (isSameMaker) {
    const difference = findOneDifference(own, its)
    if (!difference || better.length === 0) return false
    return electrical || (TEMPERATURE_LETTERS.test(difference.from) && TEMPERATURE_LETTERS.test(difference.to))
  }
  // Another maker's number of the same type: the first letter after it must be the same, or a better rating must say why
  // not. A grade of the original cannot be made up for by another rating, and the letters of a
  // flash memory tell its commands.
  const [ownRest, itsRest] = [original, alternative].map((part) => readIndustryNumber(part.goodsModel)?.rest.charAt(0))
  return ownRest === itsRest || (electrical && kind.name !== 'memory' && !GRADES.test(ownRest ?? ''))
}
