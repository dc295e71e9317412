import { formatQuantity, parseQuantity } from '#shared/quantity.ts'
import { DELISTED, UNKNOWN_LIFECYCLE } from '../availability.rules.ts'
import type { ComparedPart, ComparedValue, Finding, Outcome } from './compared-part.ts'
import { compareFit } from './fit.rules.ts'
import { essentialOf, kindOf, type PartKind } from './part-kind.rules.ts'
import type { FoundRule } from './rating-rule.ts'
import { ruleFor } from './rating-rules.rules.ts'
import { compareVariant } from './variant.rules.ts'

/** `replacement`: nothing is worse, and nothing that matters is unknown. Everything else is only `similar`. */
export interface Verdict {
  kind: 'replacement' | 'similar'
  /** Ratings that are not the same: worse first, then unknown, then better. */
  differences: Finding[]
  sameCount: number
}

/** Kinds in which parts of neighbouring categories differ only in ratings that are compared. */
const acrossCategories = new Set(['resistor', 'ceramic capacitor', 'tantalum capacitor', 'ferrite bead'])

const ROHS = 'rohs'

const order: Record<Outcome, number> = { worse: 0, unknown: 1, better: 2, same: 3 }

export function compareParts(original: ComparedPart, alternative: ComparedPart): Verdict {
  const kind = kindOf(original)
  const findings = [
    ...compareKind(kind, original, alternative),
    ...compareFit(kind, original, alternative),
    ...compareRatings(kind, original, alternative),
    ...compareState(original, alternative),
  ]
  findings.push(...compareVariant(kind, original, alternative, findings))
  const differences = findings
    .filter(({ outcome }) => outcome !== 'same')
    .sort((a, b) => order[a.outcome] - order[b.outcome])
  const blocked = findings.some(
    ({ code, name, outcome }) => outcome === 'worse' || (outcome === 'unknown' && doesMatter(kind, code, name)),
  )
  return {
    kind: blocked ? 'similar' : 'replacement',
    differences,
    sameCount: findings.length - differences.length,
  }
}

const doesMatter = (kind: PartKind, code: string, name: string) =>
  code === ROHS || essentialOf(kind).includes(code) || ruleFor(code, name, kind.name).matters

function compareKind(kind: PartKind, original: ComparedPart, alternative: ComparedPart): Finding[] {
  const [own, other] = [original, alternative].map((part) => part.categoryPath.join(' > '))
  if (own === other || (acrossCategories.has(kind.name) && kindOf(alternative) === kind)) return []
  return [
    {
      code: 'category',
      name: 'Category',
      outcome: 'unknown',
      original: original.categoryPath.at(-1) ?? '',
      alternative: alternative.categoryPath.at(-1) ?? '',
    },
  ]
}

const isOutgoing = (lifecycle: string) =>
  lifecycle === DELISTED || /obsolete|last time buy|discontinued|end of life|\beol\b/i.test(lifecycle)
const isNotForNew = (lifecycle: string) => /nrnd|not recommended/i.test(lifecycle)
const lifeRank = (lifecycle: string) => (isOutgoing(lifecycle) ? OUTGOING : isNotForNew(lifecycle) ? 1 : CURRENT)
const [OUTGOING, CURRENT] = [0, 2]

function compareState(original: ComparedPart, alternative: ComparedPart): Finding[] {
  return [
    ...compareLifecycles(original.lifecycle, alternative.lifecycle),
    ...compareRohs(original.rohs, alternative.rohs),
  ]
}

/** As with RoHS: nothing is worse than an outgoing part, and an active one is never worse than an unknown one. */
function compareLifecycles(original: string, alternative: string): Finding[] {
  const [from, to] = [original, alternative].map((one) => (one === UNKNOWN_LIFECYCLE ? null : lifeRank(one)))
  if (to == null && (from == null || from === OUTGOING)) return []
  const text = (lifecycle: string) => (lifecycle === UNKNOWN_LIFECYCLE ? '' : lifecycle)
  const outcome = outcomeOf(from ?? null, to ?? null)
  return [{ code: 'lifecycle', name: 'Lifecycle', outcome, original: text(original), alternative: text(alternative) }]
}

function outcomeOf(from: number | null, to: number | null): Outcome {
  if (from === null) return to === CURRENT ? 'better' : 'unknown'
  if (to === null) return 'unknown'
  return to > from ? 'better' : to < from ? 'worse' : 'same'
}

/** Nothing is compared when nothing is known. A part that complies is never worse than one that nobody knows about. */
function compareRohs(from: boolean | null, to: boolean | null): Finding[] {
  if (from === null && to === null) return []
  const text = (rohs: boolean | null) => (rohs === null ? '' : rohs ? 'compliant' : 'not compliant')
  const outcome = from === to ? 'same' : to ? 'better' : from && to === false ? 'worse' : 'unknown'
  return [{ code: ROHS, name: 'RoHS', outcome, original: text(from), alternative: text(to) }]
}

function compareRatings(kind: PartKind, original: ComparedPart, alternative: ComparedPart): Finding[] {
  const [own, other] = [withTolerance(original), withTolerance(alternative)]
  const findings: Finding[] = []
  const compare = (code: string) => {
    const [from, to] = [own.get(code), other.get(code)]
    const name = from?.name ?? to?.name ?? nameOf(code)
    const rule = ruleFor(code, name, kind.name)
    if (rule.direction === 'ignored') return
    const outcome = compareValues(rule, from, to)
    // Equal ratings are only counted: formatting values is slow.
    const [original, alternative] = outcome === 'same' ? ['', ''] : [show(from), show(to)]
    findings.push({ code, name, outcome, original, alternative })
  }
  for (const code of own.keys()) compare(code)
  for (const code of other.keys()) if (!own.has(code)) compare(code)
  for (const code of essentialOf(kind)) if (!own.has(code) && !other.has(code)) compare(code)
  return findings
}

const ABSOLUTE_TOLERANCES = [
  ['capacitanceTolerance', 'capacitance'],
  ['inductanceTolerance', 'inductance'],
] as const

/** Small capacitances and inductances have their tolerance in farads and henries; all are compared in percent. */
function withTolerance({ parameters }: ComparedPart): ReadonlyMap<string, ComparedValue> {
  if (parameters.has('tolerance')) return parameters
  for (const [code, of] of ABSOLUTE_TOLERANCES) {
    const [part, whole] = [parameters.get(code)?.number, parameters.get(of)?.number]
    if (part == null || !whole) continue
    const number = Number(((part / whole) * 100).toPrecision(4))
    return new Map(parameters).set('tolerance', { code: 'tolerance', name: 'Tolerance', unit: '%', number, text: null })
  }
  return parameters
}

function compareValues(rule: FoundRule, from: ComparedValue | undefined, to: ComparedValue | undefined): Outcome {
  if (!from && !to) return 'unknown'
  if (rule.absentMeansNone && (!from || !to)) return compareAbsent(rule, from, to)
  if (!from || !to) return 'unknown'
  const [own, other] = [numberOf(from), numberOf(to)]
  if (own !== undefined && other !== undefined) return compareNumbers(rule, own, other)
  if (from.text === null || to.text === null) return 'unknown'
  return from.text === to.text ? 'same' : rule.compareTexts(from.text, to.text)
}

function compareAbsent(rule: FoundRule, from: ComparedValue | undefined, to: ComparedValue | undefined): Outcome {
  if (from?.text != null || to?.text != null) {
    const outcome = rule.compareTexts(from?.text ?? '', to?.text ?? '')
    // An absent text has no order: a known value is better than none.
    return outcome === 'unknown' ? (from ? 'worse' : 'better') : outcome
  }
  return from ? 'worse' : 'better'
}

const numberOf = ({ number, text, unit }: ComparedValue): number | undefined =>
  number ?? (text === null || unit === null ? undefined : parseQuantity(text, unit))

function compareNumbers(rule: FoundRule, own: number, other: number): Outcome {
  // Ratings of P-channel parts and negative regulators are compared by size; a value that must be equal has its sign.
  const signed = rule.signed || rule.direction === 'equal'
  const [from, to] = signed ? [own, other] : [Math.abs(own), Math.abs(other)]
  const difference = Math.abs(to - from)
  if (difference <= Math.max(rule.slack * Math.max(Math.abs(from), Math.abs(to)), rule.least)) return 'same'
  if (rule.direction === 'equal') return rule.known ? 'worse' : 'unknown'
  return to > from === (rule.direction === 'higher') ? 'better' : 'worse'
}

const show = (value: ComparedValue | undefined): string => {
  if (!value) return ''
  return value.number === null ? (value.text ?? '') : formatQuantity(value.number, value.unit ?? '')
}

/** `gateSourceVoltage` is "Gate source voltage". */
const nameOf = (code: string) => {
  const words = code.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
