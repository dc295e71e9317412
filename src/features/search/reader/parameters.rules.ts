import { formatQuantity } from '../../../shared/quantity.ts'
import type { Lexicon, LexiconAttribute } from './lexicon.rules.ts'
import type { Fact } from './reading.ts'
import type { FoundValue, ResolvedFact } from './resolved-fact.ts'

/** Numbers are kept with six digits. */
const SAME = 1e-5
/** A rating up to here is near what was asked for. */
const NEAR_RATING = 2
/** A limit far above all values of a parameter is not one of it: 5 kV is no supply voltage. */
const MAX_BELOW = 4
/** Without a kind of part, a number is of one of its unit's first parameters. */
const FIRST_RANKS = 2

export interface ReadNumber {
  fact: Fact
  number: number
  /** One, when it is known what kind of part it is. */
  attributes: LexiconAttribute[]
}

/** Which parameter each number is of: of those its kind of part has in that unit, the first that no other number took. */
export function readNumbers(
  lexicon: Lexicon,
  facts: readonly Fact[],
  leaves: ReadonlySet<number> | undefined,
): ReadNumber[] {
  return facts.flatMap((fact) => {
    if (fact.named) return [{ fact, number: fact.named.number, attributes: [fact.named.attribute] }]
    const readings = (fact.quantities ?? []).flatMap(({ unit, number }) => {
      const possible = lexicon.attributes
        .filter((one) => one.unit === unit && one.rank !== undefined)
        .filter((one) => !leaves || one.leaves.some((leaf) => leaves.has(leaf)))
        .filter((one) => number >= 0 || one.compare === 'equal')
        .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      if (leaves) return possible.map((attribute) => ({ fact, number, attributes: [attribute] }))
      const attributes = possible.filter((one) => (one.rank ?? 0) <= FIRST_RANKS)
      return attributes.length > 0 ? [{ fact, number, attributes }] : []
    })
    return readings
  })
}

/** Of the parameters a number may be of, the first that some part has with it and that no other number took. */
export function chooseParameters(possible: readonly ReadNumber[], rows: readonly FoundValue[]): ReadNumber[] {
  const taken = new Set<string>()
  return [...Map.groupBy(possible, (one) => one.fact).values()].flatMap((readings) => {
    const isFree = ({ attributes }: ReadNumber) => attributes.every(({ code }) => !taken.has(code))
    const isMet = (one: ReadNumber) =>
      rows.some(
        (row) =>
          possible[row.place] === one && row.goodsCount > 0 && Math.abs(row.number) * MAX_BELOW >= Math.abs(one.number),
      )
    const chosen = readings.find((one) => isFree(one) && isMet(one)) ?? readings.find(isFree)
    for (const { code } of chosen?.attributes ?? []) taken.add(code)
    return chosen ? [chosen] : []
  })
}

export function boundsOf({ attributes, number }: ReadNumber, place: number) {
  const slack = Math.abs(number) * SAME
  const [least, most] = [number - slack, number + slack]
  return attributes.map(({ code, compare }) => {
    if (compare === 'at least') return { place, code, least, most: null }
    return compare === 'at most' ? { place, code, least: null, most } : { place, code, least, most }
  })
}

export function numberFact(readings: ReadNumber[], rows: FoundValue[]): ResolvedFact {
  const [
    {
      fact,
      number,
      attributes: [attribute],
    } = { fact: { words: '', meaning: {} }, number: 0, attributes: [] },
  ] = readings
  const ids = (chosen: FoundValue[]) => chosen.map((row) => row.valueId)
  const isSure = readings.length === 1 && readings[0]?.attributes.length === 1
  const sign = attribute && isSure ? { equal: '', 'at least': '≥ ', 'at most': '≤ ' }[attribute.compare] : ''
  const distance = (row: FoundValue) => Math.abs(row.number - number) / (Math.abs(number) || 1)
  return {
    fact,
    label:
      attribute && isSure ? `${attribute.name}: ${sign}${formatQuantity(number, attribute.unit ?? '')}` : fact.words,
    condition: { valueIds: ids(rows) },
    goodsCount: rows.reduce((sum, row) => sum + row.goodsCount, 0),
    ...(attribute && isSure && { attribute }),
    ...(isSure &&
      attribute?.compare !== 'equal' && {
        nearest: ids(rows.filter((row) => distance(row) <= SAME)),
        near: ids(rows.filter((row) => distance(row) < NEAR_RATING)),
      }),
  }
}
