import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LabelledQuery } from './labelled-queries.ts'

/** Other ways to write a query that ask for the same parts, and for which queries other parts are shown. See README.md. */

/** A number with its unit, whole: "10k", "4.7 uF", "100 ohm". */
const VALUE = /(?<!\S)([\d.]+)( ?)([munpkMGµμ]?(?:F|H|V|A|W|Hz|Ω)|[mkKM]? ?[oO]hms?|[kK])(?!\S)/
const PIECES = new RegExp(`${VALUE.source}|\\S+`, 'g')
/** Where one of these stands, the order says what is meant: "converter with 5V output", "5V to 3.3V". */
const ORDER_MATTERS = /(?<!\S)(with|for|from|to|and|or|in|of|x)(?!\S)|@/i

const isValue = (piece: string) => new RegExp(`^${VALUE.source}$`).test(piece)
const piecesOf = (text: string): string[] => text.match(PIECES) ?? []

/** A value, a package or another code each; words that stand together stay together, and a bare number with them. */
function factsOf(text: string): string[] {
  const facts: string[][] = []
  let words: string[] | undefined
  for (const piece of piecesOf(text)) {
    const isWord = !/\d/.test(piece) || /^[\d.]+$/.test(piece)
    if (isWord && words) words.push(piece)
    else facts.push([piece])
    words = isWord ? (words ?? facts.at(-1)) : undefined
  }
  return facts.map((fact) => fact.join(' '))
}

function reorder(text: string, order: (facts: string[]) => string[]): string {
  return ORDER_MATTERS.test(text) ? text : order(factsOf(text)).join(' ')
}

/** The first value where `place` puts it. */
function moveValue(text: string, place: (value: string, others: string[]) => string[]): string {
  return reorder(text, (facts) => {
    const value = facts.find(isValue)
    return value === undefined ? facts : place(value, facts.toSpliced(facts.indexOf(value), 1))
  })
}

/** Of words and names of packages; in units a letter means something else in another case. */
const withCase = (text: string, change: (word: string) => string) =>
  text.replace(PIECES, (piece) => (isValue(piece) || !/^[a-z][\w-]{2}/i.test(piece) ? piece : change(piece)))

const eachValue = (text: string, write: (number: string, space: string, unit: string) => string) =>
  text.replace(new RegExp(VALUE, 'g'), (_, number, space, unit) => write(number, space, unit))

const withMicro = (text: string, micro: string) =>
  eachValue(text, (number, space, unit) => number + space + unit.replace(/^[uµμ](?=.)/, micro))

/** Where a resistance is asked for; elsewhere k is kilobit or kilohertz, too. */
const withKilohm = ({ query, line }: LabelledQuery, kilohm: string) =>
  /\bresistance=/.test(line)
    ? eachValue(query, (number, space, unit) => number + space + unit.replace(/^k( ?ohms?|Ω)?$/i, kilohm))
    : query

/** Each returns the text unchanged where it has nothing to rewrite. */
export const rewritings: Record<string, (query: LabelledQuery) => string> = {
  'value first': ({ query }) => moveValue(query, (value, others) => [value, ...others]),
  'value last': ({ query }) => moveValue(query, (value, others) => [...others, value]),
  'facts reversed': ({ query }) => reorder(query, (facts) => facts.reverse()),
  'upper case': ({ query }) => withCase(query, (word) => word.toUpperCase()),
  'lower case': ({ query }) => withCase(query, (word) => word.toLowerCase()),
  'space before units': ({ query }) => eachValue(query, (number, _, unit) => `${number} ${unit}`),
  'no space before units': ({ query }) => eachValue(query, (number, _, unit) => number + unit),
  'micro as u': ({ query }) => withMicro(query, 'u'),
  'micro as the micro sign': ({ query }) => withMicro(query, '\u00b5'),
  'micro as the Greek letter': ({ query }) => withMicro(query, '\u03bc'),
  'kilohm as k': (query) => withKilohm(query, 'k'),
  'kilohm as kohm': (query) => withKilohm(query, 'kohm'),
  'kilohm as kΩ': (query) => withKilohm(query, 'kΩ'),
}

export interface RewrittenQuery {
  /** The name of the rewriting. */
  rewriting: string
  /** As it was before. */
  query: string
}

export const REWRITING_EXCEPTIONS = join(import.meta.dirname, 'rewriting-exceptions.tsv')
const COLUMNS = 'rewriting\tquery'

export const readExceptions = () => parseExceptions(readFileSync(REWRITING_EXCEPTIONS, 'utf8'))

/** Refuses a file that has got more of them: its first line says how many there were. */
export function parseExceptions(text: string): RewrittenQuery[] {
  const [head = '', columns, ...lines] = text.trimEnd().split('\n')
  const [, total] = /^# (\d+) exceptions$/.exec(head) ?? []
  if (!total || columns !== COLUMNS) throw new Error(`the first two lines are malformed: ${head} ${columns}`)
  if (lines.length > Number(total)) throw new Error(`"${head}" were here before, now there are ${lines.length}`)
  return lines.map((line) => {
    const [rewriting = '', query, ...rest] = line.split('\t')
    if (!rewritings[rewriting] || !query || rest.length > 0) throw new Error(`a line is malformed: ${line}`)
    return { rewriting, query }
  })
}

export function formatExceptions(exceptions: readonly RewrittenQuery[]): string {
  const lines = exceptions.map(({ rewriting, query }) => `${rewriting}\t${query}`)
  return `${[`# ${lines.length} exceptions`, COLUMNS, ...lines].join('\n')}\n`
}
