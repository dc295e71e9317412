import { normaliseModel } from '#shared/mpn.ts'

/** Decides whether a search answers a labelled query. README.md has the format of expectations. */

/** What a labelled query is compared with: one result as the search shows it, with the parameters of its goods. */
export interface SearchResult {
  model: string
  brand: string
  /** Names from the top of the category tree down. */
  categoryPath: string[]
  package: string | null
  description: string
  /** By attribute code; numbers in base units. */
  attributes: Record<string, { number: number | null; text: string | null }[]>
}

export interface SearchAnswer {
  /** As shown, from the top. */
  results: SearchResult[]
  /** The number that the answer offers an RFQ for. */
  rfqModel: string | null
  /** Words that the answer says it has left out. */
  leftOut: string[]
}

type Operator = '=' | '>=' | '<=' | '~'

export interface Condition {
  /** model, brand, category, package, description or an attribute code. */
  field: string
  operator: Operator
  /** One of them is enough. */
  alternatives: string[]
}

export type Expectation =
  | { kind: 'any' }
  | { kind: 'nothing' }
  | { kind: 'rfq'; model: string }
  /** One of the words is said to be left out, or nothing is found. */
  | { kind: 'leftOut'; words: string[] }
  /** A result satisfies one of the groups: all conditions of it. */
  | { kind: 'result'; groups: Condition[][] }

/** What of an answer is looked at, and what it must satisfy. */
export interface Label {
  /** How many results from the top are looked at. */
  within: number
  /** Every one of them must satisfy the expectation; otherwise one is enough. */
  every: boolean
  expectation: Expectation
}

export function parseLabel(within: string, expect: string): Label {
  const limit = /^(1|3|10)(!?)$/.exec(within)
  if (!limit) throw new Error(`"${within}" is not 1, 3 or 10, with or without an exclamation mark`)
  return { within: Number(limit[1]), every: limit[2] === '!', expectation: parseExpectation(expect) }
}

export function parseExpectation(expect: string): Expectation {
  if (expect === 'any') return { kind: 'any' }
  if (expect === 'nothing') return { kind: 'nothing' }
  if (expect.startsWith('rfq=')) return { kind: 'rfq', model: expect.slice('rfq='.length) }
  if (expect.startsWith('leftOut=')) return { kind: 'leftOut', words: expect.slice('leftOut='.length).split('|') }
  return { kind: 'result', groups: expect.split(' || ').map((group) => group.split('; ').map(parseCondition)) }
}

function parseCondition(written: string): Condition {
  const [, field, operator, value] = /^([A-Za-z]+)(>=|<=|=|~)(.+)$/.exec(written) ?? []
  if (!field || !operator || !value) throw new Error(`"${written}" is not a condition`)
  const alternatives = value.split('|').map((one) => one.trim())
  const isNumeric = operator === '>=' || operator === '<='
  if (isNumeric && alternatives.some((one) => Number.isNaN(Number(one)))) throw new Error(`"${written}" needs a number`)
  return { field, operator: operator as Operator, alternatives } // the pattern matches nothing else
}

/** Whether the answer is right: looks at as many results from the top as the query says. */
export function isAnswered(
  { within, every, expectation }: Label,
  { results, rfqModel, leftOut }: SearchAnswer,
): boolean {
  switch (expectation.kind) {
    case 'any':
      return true
    case 'nothing':
      return results.length === 0
    case 'rfq':
      return rfqModel !== null && normaliseModel(rfqModel) === normaliseModel(expectation.model)
    case 'leftOut':
      return (
        results.length === 0 ||
        expectation.words.some((word) => fold(leftOut.join(' ')).split(' ').includes(fold(word)))
      )
    case 'result': {
      const top = results.slice(0, within)
      const satisfies = (result: SearchResult) => isSatisfied(result, expectation)
      return every ? top.length > 0 && top.every(satisfies) : top.some(satisfies)
    }
  }
}

/** Whether one result is what the query asks for. Expectations of the whole answer are not satisfied by a result. */
export function isSatisfied(result: SearchResult, expectation: Expectation): boolean {
  if (expectation.kind === 'any') return true
  if (expectation.kind !== 'result') return false
  return expectation.groups.some((conditions) => conditions.every((condition) => holds(result, condition)))
}

function holds(result: SearchResult, { field, operator, alternatives }: Condition): boolean {
  return alternatives.some((expected) => {
    switch (field) {
      case 'model':
        return matchesPattern(normaliseModel(result.model), normaliseModel(expected))
      case 'brand':
        return result.brand === expected
      case 'category':
        return expected.split(' > ').every((name, level) => result.categoryPath[level] === name)
      case 'package':
        return result.package === expected || (result.package?.startsWith(`${expected}-`) ?? false)
      case 'description':
        return result.description.toLowerCase().includes(expected.toLowerCase())
      default:
        return (result.attributes[field] ?? []).some(({ number, text }) =>
          number === null ? matchesText(text ?? '', expected) : matchesNumber(number, operator, Number(expected)),
        )
    }
  })
}

function matchesNumber(number: number, operator: Operator, expected: number): boolean {
  const isEqual = Math.abs(number - expected) <= Math.abs(expected) * 1e-6
  return isEqual || (operator === '>=' && number > expected) || (operator === '<=' && number < expected)
}

/** The whole text, or one part of a combined one: "USB" matches "USB, CAN" and "I2C" matches "I²C/SPI". */
function matchesText(text: string, expected: string): boolean {
  const known = fold(text)
  return [known, ...known.split(/, |\//)].some((part) => matchesPattern(part, fold(expected)))
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** An asterisk in the pattern stands for any characters. */
function matchesPattern(text: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let from = first.length
  for (const piece of rest) {
    const found = text.indexOf(piece, from)
    if (found < 0) return false
    from = found + piece.length
  }
  return from + last.length <= text.length
}
