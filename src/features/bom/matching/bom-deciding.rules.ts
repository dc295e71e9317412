import type { Reason } from '../bom.rules.ts'
import type { BomLine, BomWarning } from '../bom-matching.contract.ts'
import { differencesOf, type RowFacts } from './bom-differences.rules.ts'
import { isWeakNumber, type WrittenNumber } from './bom-numbers.rules.ts'
import { isOtherPackage, isSamePackage } from './bom-packages.rules.ts'
import { compareValues, mainValueOf } from './bom-values.rules.ts'

/** Decides which candidate a line means, and whether that is certain enough to be accepted without confirmation. */

/** A line with its search terms. */
export interface Wanted {
  /** Place in the batch. */
  place: number
  line: BomLine
  numbers: readonly WrittenNumber[]
  /** What may be in other packaging, longer or misspelt. */
  guesses: readonly WrittenNumber[]
  /** Brands its maker may be: undefined when it names none, empty when it names one we do not know. */
  makers: ReadonlySet<number> | undefined
  /** Comparable facts of the row besides the number. */
  facts: RowFacts
}

/** A part that was found for a line. */
export interface Hit {
  place: number
  goodsId: number
  brandId: number
  model: string
  introduce: string
  package: string
  inStock: boolean
  popularity: number
  /** Edit distance to the written number. */
  rank: number
}

export interface Decision {
  match: Reason
  taken: boolean
  goodsId: number
  candidates: { match: Reason; goodsId: number; warnings: BomWarning[] }[]
  warnings: BomWarning[]
}

/** Maximum number of candidates. */
const MAX_CANDIDATES = 6

const isMakers = ({ makers }: Wanted, hit: Hit) => makers === undefined || makers.has(hit.brandId)

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}.]{2,}/gu))

/** The maker decides, then what the description and the footprint say; popularity only between equals. */
function byLikelihood(wanted: Wanted, hits: readonly Hit[]): readonly Hit[] {
  if (hits.length < 2) return hits
  const described = wordsOf(wanted.line.description)
  const scored = hits.map((hit) => ({
    hit,
    scores: [
      isMakers(wanted, hit) ? 0 : 1,
      differencesOf(wanted.facts, hit).length,
      wanted.facts.value ? compareValues(wanted.facts.value, mainValueOf(hit.introduce)) : 0,
      hit.rank,
      isSamePackage(wanted.line.package, hit.package) ? 0 : 1,
      described.size === 0 ? 0 : -[...wordsOf(hit.introduce)].filter((word) => described.has(word)).length,
      hit.inStock ? 0 : 1,
      -hit.popularity,
      hit.goodsId,
    ],
  }))
  scored.sort((a, b) => {
    const first = a.scores.findIndex((score, place) => score !== b.scores[place])
    return (a.scores[first] ?? 0) - (b.scores[first] ?? 0)
  })
  return scored.map(({ hit }) => hit)
}

const spelling = (text: string) => text.trim().toUpperCase()

/** Parts whose number is the one of the line, which is its first or an alternative. */
export function decideSameNumber(wanted: Wanted, number: WrittenNumber, hits: readonly Hit[]): Decision {
  const own = hits.filter((hit) => isMakers(wanted, hit))
  if (own.length === 0) return decide(wanted, hits, 'otherMaker')
  const spelt = own.filter((hit) => spelling(hit.model) === spelling(number.text))
  const [meant, another] = spelt.length > 0 ? spelt : own
  if (!meant || another) return decide(wanted, hits, 'several')
  const others = hits.filter((hit) => hit !== meant)
  const decision = settle(wanted, [meant, ...byLikelihood(wanted, others)], spelt.length > 0 ? 'exact' : 'punctuation')
  const doubts = doubtsAbout(wanted, number, meant)
  return { ...decision, taken: doubts.every(({ code }) => code === 'other_rating'), warnings: doubts }
}

/** The number matches, but the row contradicts the part. A different rating is reported, although the number is certain. */
function doubtsAbout({ line, makers, facts }: Wanted, number: WrittenNumber, meant: Hit): BomWarning[] {
  const { value } = facts
  const own = [
    ...(makers === undefined && isWeakNumber(number) ? [SHORT_NUMBER] : []),
    ...(isOtherPackage(line.package, meant.package) ? [otherPackage(meant)] : []),
    ...(value && compareValues(value, mainValueOf(meant.introduce)) > 0 ? [otherValue(meant)] : []),
  ]
  // Rows use SOIC-8 for the wide body, too.
  const others = differencesOf(facts, { ...meant, package: meant.package.replace(/W$/, '') })
  return [...own, ...others.filter(({ code }) => code === 'other_rating' || !own.some((doubt) => doubt.code === code))]
}

/** The same part in other packaging; with several makers the customer chooses. */
export function decideOtherPackaging(wanted: Wanted, hits: readonly Hit[]): Decision {
  const own = hits.filter((hit) => isMakers(wanted, hit))
  if (own.length === 0) return decide(wanted, hits, 'otherMaker')
  const brands = new Set(own.map((hit) => hit.brandId))
  return decide(wanted, hits, brands.size === 1 ? 'packaging' : 'several')
}

/** Candidates that were not found by their number always need confirmation. */
export const decide = (wanted: Wanted, hits: readonly Hit[], match: Reason): Decision =>
  settle(wanted, byLikelihood(wanted, hits), match)

function settle(wanted: Wanted, hits: readonly Hit[], match: Reason): Decision {
  const [best, ...rest] = hits.slice(0, MAX_CANDIDATES)
  if (!best) throw new Error('a decision needs something to decide between')
  return {
    match,
    taken: false,
    goodsId: best.goodsId,
    candidates: rest.map((hit) => ({
      match: reasonOf(wanted, hit, match),
      goodsId: hit.goodsId,
      warnings: contradictions(wanted, hit),
    })),
    warnings: contradictions(wanted, best),
  }
}

/** Contradictions between part and row, the maker first. */
const contradictions = (wanted: Wanted, hit: Hit): BomWarning[] => [
  ...(isMakers(wanted, hit) ? [] : [otherMaker(wanted.line)]),
  ...differencesOf(wanted.facts, hit),
]

/** An alternate of the BOM replaces a first part that is not found. */
export function decideAlternate(wanted: Wanted, number: WrittenNumber, hits: readonly Hit[]): Decision {
  const decision = settle({ ...wanted, makers: undefined }, byLikelihood(wanted, hits), 'alternate')
  return { ...decision, warnings: [otherNumber(number), ...decision.warnings] }
}

/** Why another candidate is offered. */
function reasonOf(wanted: Wanted, hit: Hit, match: Reason): Reason {
  if (match !== 'exact' && match !== 'punctuation' && match !== 'several') return match
  return isMakers(wanted, hit) ? 'several' : 'otherMaker'
}

const SHORT_NUMBER: BomWarning = {
  code: 'short_number',
  text: 'The number is short and your BOM names no manufacturer: please check that this part is meant.',
}

const otherMaker = (line: BomLine): BomWarning => ({
  code: 'other_maker',
  text: `Manufacturer: your BOM says ${line.brandName}.`,
})

const otherPackage = (hit: Hit): BomWarning => ({
  code: 'other_package',
  text: `Package: this part is ${hit.package}; your BOM says another size.`,
})

const otherValue = (hit: Hit): BomWarning => ({
  code: 'other_value',
  text: `Value: this part is described as ${hit.introduce}; your BOM gives another value.`,
})

const otherNumber = (number: WrittenNumber): BomWarning => ({
  code: 'other_number',
  text: `Found by the approved alternate ${number.text} of your BOM.`,
})
