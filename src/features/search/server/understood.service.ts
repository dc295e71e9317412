import type { Sql, Tx } from '../../../server/database/connect.ts'
import { normaliseModel } from '../../../shared/mpn.ts'
import { formatQuantity } from '../../../shared/quantity.ts'
import type { Lexicon, LexiconAttribute } from '../reader/lexicon.rules.ts'
import { tidyQuery } from '../reader/read-query.rules.ts'
import type { Fact, Reading } from '../reader/reading.ts'
import type { Need, SearchInput, SearchResult } from '../search.contract.ts'
import * as lexiconQueries from './lexicon.queries.ts'
import { readNearPage } from './near-page.ts'
import type { ByConditions, SqlCondition } from './search.queries.ts'

type Db = Sql | Tx

/** Numbers are kept with six digits. */
const SAME = 1e-5
/** A rating up to here is near what was asked for. */
const NEAR_RATING = 2
const MAX_DROPPED = 4
/** Of many words only so many are left out one by one. */
const MAX_PLANS = 7
/** A limit far above all values of a parameter is not one of it: 5 kV is no supply voltage. */
const MAX_BELOW = 4
/** How many goods a word of a description leads to is not counted. Few, else each row of another list would be parsed. */
const ANY_WORD = 500
/** Without a kind of part, a number is of one of its unit's first parameters. */
const FIRST_RANKS = 2

interface Resolved {
  fact: Fact
  label: string
  condition: SqlCondition
  /** How many goods it leads to, at most; undefined when no index leads to them. */
  goodsCount: number | undefined
  /** Goods with these values are nearest. */
  nearest?: number[]
  near?: number[]
}

/** What a text asks for by words, values and makers, with how it was understood. Undefined when nothing was understood. */
export async function findUnderstood(
  sql: Db,
  lexicon: Lexicon,
  reading: Reading,
  input: SearchInput,
  beginnings: string[],
  isStrict = false,
): Promise<SearchResult | undefined> {
  const whole = await resolve(sql, lexicon, reading, beginnings)
  const found = await findNearest(sql, isStrict ? [whole] : relax(whole), reading, input)
  if (!found) return undefined
  const { plan, page } = found
  const without = (words: string) => withoutWords(input.goodsModel, words)
  const facts: Need['facts'] = plan.resolved.map(({ label, fact }) => ({
    name: label,
    without: fact.words ? without(fact.words) : null,
  }))
  if (reading.inStock) facts.push({ name: 'In stock', without: without(reading.inStock) })
  if (reading.rohs) facts.push({ name: 'RoHS', without: without(reading.rohs) })
  return {
    ...page,
    exact: [],
    packagings: [],
    suggestion: null,
    need: { facts, rest: plan.rest, category: categoryOf(lexicon, plan) },
    rfqModel: null,
  }
}

function categoryOf(lexicon: Lexicon, { leaves }: Plan): Need['category'] {
  const categoryId = leaves && lexicon.commonCategory(leaves)
  return categoryId === undefined || lexicon.isTop(categoryId)
    ? null
    : { categoryId, categoryName: lexicon.categoryName(categoryId) }
}

/** All that was asked for, else without words that no description has, else without one thing. */
async function findNearest(sql: Db, plans: Iterable<Plan>, reading: Reading, input: SearchInput) {
  let tried = 0
  for (const plan of plans) {
    if (plan.resolved.length === 0) continue
    if (++tried > MAX_PLANS) break
    const { page, isAny } = await readNearPage(sql, conditionsOf(plan, reading), input)
    if (isAny) return { plan, page }
  }
  return undefined
}

function* relax(plan: Plan): Generator<Plan> {
  yield plan
  const without = (dropped: readonly Resolved[]): Plan => ({
    ...plan,
    resolved: plan.resolved.filter((one) => !dropped.includes(one)),
    rest: [...plan.rest, ...new Set(dropped.map(({ fact }) => fact.words))],
  })
  const isKind = ({ condition }: Resolved) => condition.leaves !== undefined || condition.beginsWith !== undefined
  const words = plan.resolved.filter(({ condition }) => condition.text !== undefined)
  if (words.length > 0 && words.length < plan.resolved.length) {
    for (const word of words.length > 1 && words.length < MAX_DROPPED ? words : []) yield without([word])
    yield without(words)
  }
  const left = plan.resolved.filter((one) => !words.includes(one))
  // What was taken for the beginning of a number may be a word after all, when other words say what the part is.
  const numbers = left.filter(({ condition }) => condition.beginsWith !== undefined)
  if (numbers.length > 0 && plan.leaves) yield without([...words, ...numbers])
  // What kind of part it is goes last: without it the rest says little.
  const droppable = left.filter((one) => !isKind(one)).reverse()
  for (const one of droppable.slice(0, MAX_DROPPED)) if (left.length > 1) yield without([...words, one])
  if (droppable.length > 1 && droppable.length < left.length) yield without([...words, ...droppable])
}

interface Plan {
  leaves: number[] | undefined
  leavesCount: number
  resolved: Resolved[]
  rest: string[]
}

async function resolve(sql: Db, lexicon: Lexicon, reading: Reading, beginnings: string[]): Promise<Plan> {
  const { leaves, others } = intersectCategories(reading.facts)
  const implied = leaves ?? impliedLeaves(lexicon, others)
  const possible = readNumbers(lexicon, others, implied)
  const valueRows =
    possible.length > 0
      ? await lexiconQueries.listValuesWithin(sql, possible.flatMap(boundsOf), implied ? [...implied] : null)
      : []
  const quantities = implied ? chooseParameters(possible, valueRows) : possible
  const resolved: Resolved[] = []
  if (implied) resolved.push(...categoryFacts(lexicon, reading.facts, implied, leaves !== undefined))
  for (const fact of others) {
    const readings = quantities.filter((one) => one.fact === fact)
    const rows = valueRows.filter((row) => readings.includes(possible[row.place] as ReadNumber) && row.goodsCount > 0)
    const number = readings.length > 0 && rows.length > 0 ? numberFact(readings, rows) : undefined
    const other = otherFact(lexicon, fact, implied)
    // "1608" may be a size, "5mm" a package: what one of its meanings has is meant.
    if (number && Object.keys(other.condition).some((kind) => kind !== 'text'))
      resolved.push({
        ...other,
        ...number,
        label: number.label,
        condition: { ...other.condition, ...number.condition },
        goodsCount: undefined,
      })
    else resolved.push(number ?? other)
  }
  for (const text of beginnings)
    resolved.push({
      fact: { words: text, meaning: {} },
      label: `Number: ${text}`,
      condition: { beginsWith: normaliseModel(text) },
      goodsCount: 0,
    })
  for (const words of reading.words) resolved.push(wordFact({ words, meaning: {} }))
  const leavesCount = implied ? ((await lexiconQueries.sumGoodsOf(sql, [...implied]))[0]?.goodsCount ?? 0) : 0
  return { leaves: implied && [...implied], leavesCount, resolved, rest: [] }
}

/** Kinds of parts that were named narrow each other. A word of a longer name that fits none of them is left to the rest. */
function intersectCategories(facts: readonly Fact[]): { leaves: Set<number> | undefined; others: Fact[] } {
  const isKind = ({ meaning }: Fact) =>
    meaning.leaves !== undefined && !meaning.brandIds && !meaning.values && !meaning.packageIds
  // The last name says what it is, those before it of what kind: "logic level MOSFET".
  const kinds = facts
    .filter(isKind)
    .reverse()
    .sort((a, b) => strengthOf(b) - strengthOf(a))
  let leaves: Set<number> | undefined
  const others: Fact[] = facts.filter((fact) => !isKind(fact))
  for (const fact of kinds) {
    // "High voltage" alone is no kind of part, though some are called so.
    if (fact.meaning.isFilling && !leaves && facts.length > 1) continue
    const own = fact.meaning.leaves ?? new Set<number>()
    const both: Set<number> = leaves ? new Set([...leaves].filter((leaf) => own.has(leaf))) : new Set(own)
    if (both.size > 0) leaves = both
    else if (!fact.meaning.isFilling)
      others.push({ words: fact.words, meaning: {}, ...(fact.quantities?.length && { quantities: fact.quantities }) })
  }
  return { leaves, others }
}

/** A name says more than a word of one, and "16-bit" may be a number instead. */
const strengthOf = ({ meaning, quantities = [] }: Fact): number =>
  Number(meaning.isName ?? false) + (quantities.length === 0 ? 1 : 0) - (meaning.isFilling ? 3 : 0)

/** Nobody has to say that 100 nF is a capacitor. */
function impliedLeaves(lexicon: Lexicon, facts: readonly Fact[]): Set<number> | undefined {
  const leaves = new Set<number>()
  for (const fact of facts)
    for (const { unit } of fact.quantities ?? []) {
      const implies = lexicon.attributes.find((one) => one.unit === unit && one.implies !== undefined)?.implies
      for (const phrase of implies?.split('|') ?? [])
        for (const leaf of lexicon.find(phrase.split(' '))?.leaves ?? []) leaves.add(leaf)
    }
  return leaves.size > 0 ? leaves : undefined
}

interface ReadNumber {
  fact: Fact
  number: number
  /** One, when it is known what kind of part it is. */
  attributes: LexiconAttribute[]
}

/** Which parameter each number is of: of those its kind of part has in that unit, the first that no other number took. */
function readNumbers(lexicon: Lexicon, facts: readonly Fact[], leaves: ReadonlySet<number> | undefined): ReadNumber[] {
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
function chooseParameters(possible: ReadNumber[], rows: lexiconQueries.ValueRow[]): ReadNumber[] {
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

function boundsOf({ attributes, number }: ReadNumber, place: number) {
  const slack = Math.abs(number) * SAME
  const [least, most] = [number - slack, number + slack]
  return attributes.map(({ code, compare }) => {
    if (compare === 'at least') return { place, code, least, most: null }
    return compare === 'at most' ? { place, code, least: null, most } : { place, code, least, most }
  })
}

function numberFact(readings: ReadNumber[], rows: lexiconQueries.ValueRow[]): Resolved {
  const [
    {
      fact,
      number,
      attributes: [attribute],
    } = { fact: { words: '', meaning: {} }, number: 0, attributes: [] },
  ] = readings
  const ids = (chosen: lexiconQueries.ValueRow[]) => chosen.map((row) => row.valueId)
  const isSure = readings.length === 1 && readings[0]?.attributes.length === 1
  const sign = attribute && isSure ? { equal: '', 'at least': '≥ ', 'at most': '≤ ' }[attribute.compare] : ''
  const distance = (row: lexiconQueries.ValueRow) => Math.abs(row.number - number) / (Math.abs(number) || 1)
  return {
    fact,
    label:
      attribute && isSure ? `${attribute.name}: ${sign}${formatQuantity(number, attribute.unit ?? '')}` : fact.words,
    condition: { valueIds: ids(rows) },
    goodsCount: rows.reduce((sum, row) => sum + row.goodsCount, 0),
    ...(isSure &&
      attribute?.compare !== 'equal' && {
        nearest: ids(rows.filter((row) => distance(row) <= SAME)),
        near: ids(rows.filter((row) => distance(row) < NEAR_RATING)),
      }),
  }
}

/** What is neither a name nor a number of a parameter may still stand in a description: "3.5 mm". */
function otherFact(lexicon: Lexicon, fact: Fact, kinds: ReadonlySet<number> | undefined): Resolved {
  const { brandIds, values, packageIds = [] } = fact.meaning
  const named = (fact.packages ?? []).flatMap((name) => lexicon.packagesNamed(name))
  const valueIds = values?.flatMap((one) => one.valueIds)
  const exactIds = values?.flatMap((one) => one.exactIds) ?? []
  // Beside the kind of part a value says more than a kind of the same name: an 8051 microcontroller.
  const leaves = kinds && exactIds.length > 0 ? undefined : fact.meaning.leaves
  // A word that names no kind of these parts may stand in their description: "isolated CAN transceiver".
  const isBeside = leaves !== undefined && kinds !== undefined && ![...leaves].some((leaf) => kinds.has(leaf))
  const condition: SqlCondition = {
    ...(leaves && { leaves: [...leaves] }),
    ...(brandIds && { brandIds }),
    ...(valueIds && { valueIds }),
    ...(isBeside && { text: fact.words }),
    ...((fact.packages || packageIds.length > 0) && { packageIds: [...packageIds, ...named] }),
  }
  if (Object.keys(condition).length === 0) {
    return wordFact(fact)
  }
  return {
    fact,
    label: labelOf(lexicon, fact),
    condition,
    goodsCount: brandIds && Object.keys(condition).length === 1 ? lexicon.goodsOf(brandIds) : undefined,
    ...(exactIds.length > 0 &&
      exactIds.length < (valueIds?.length ?? 0) &&
      Object.keys(condition).length === 1 && { nearest: exactIds, near: valueIds }),
  }
}

/** As descriptions are written: "4x4mm" is "4 × 4 mm" there. */
const wordFact = (fact: Fact): Resolved => ({
  fact,
  label: `“${fact.words}”`,
  condition: { text: fact.words.replace(/(\d)[x×*](?=\d)/gi, '$1 ').replace(/(\d)(?=\p{L}+$)/u, '$1 ') },
  goodsCount: ANY_WORD,
})

function labelOf(lexicon: Lexicon, { words, meaning, packages }: Fact): string {
  if (packages) return `Package: ${packages[0]}`
  const [brandId] = meaning.brandIds ?? []
  if (brandId !== undefined) return `Manufacturer: ${lexicon.brandName(brandId)}`
  const [value] = meaning.values ?? []
  return value && !meaning.leaves ? `${value.name}: ${words}` : words
}

/** One for each word that named a kind of part; what follows from a value cannot be taken back. */
function categoryFacts(
  lexicon: Lexicon,
  facts: readonly Fact[],
  leaves: ReadonlySet<number>,
  isSaid: boolean,
): Resolved[] {
  const common = lexicon.commonCategory(leaves)
  const name = common === undefined ? '' : lexicon.categoryName(common)
  const isWhole = common !== undefined && lexicon.leavesBelow(common).length === leaves.size
  const words = isSaid
    ? facts.filter(({ meaning }) => meaning.leaves && !meaning.values && !meaning.brandIds).map((fact) => fact.words)
    : []
  return [
    {
      fact: { words: words.length === 1 ? (words[0] ?? '') : '', meaning: {} },
      // Some of a category is called as it was typed: a resistor is not all of Resistors.
      label: (isWhole && name) || words.join(' ') || name,
      condition: { leaves: [...leaves] },
      goodsCount: undefined,
    },
  ]
}

function conditionsOf({ resolved, leaves, leavesCount }: Plan, reading: Reading): ByConditions {
  const conditions = resolved.map((one) => one.condition)
  const counted = resolved.map(({ condition, goodsCount }) => (condition.leaves && leaves ? leavesCount : goodsCount))
  const leading = counted.reduce<number | undefined>(
    (best, count, place) =>
      count !== undefined && (best === undefined || count < (counted[best] ?? Number.POSITIVE_INFINITY)) ? place : best,
    undefined,
  )
  const rated = resolved.filter((one) => one.nearest)
  return {
    conditions,
    leading: leading ?? 0,
    nearest: rated.map((one) => one.nearest ?? []),
    near: rated.map((one) => one.near ?? []),
    exactNorms: conditions.flatMap(({ beginsWith }) => (beginsWith === undefined ? [] : [beginsWith])),
    inStock: reading.inStock !== undefined,
    rohs: reading.rohs !== undefined,
  }
}

/** The text once a fact is taken back. */
export function withoutWords(text: string, words: string): string {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[\\s,;|]+')
  return tidyQuery(text)
    .replace(new RegExp(`(?<![\\w.%±])${literal}(?![\\w.%])`, 'i'), ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
