import pg from 'pg'

type Parse = (text: string) => unknown

/** By their numbers in pg_type. Every other type is read as text: bigint and numeric too, which JavaScript would round. */
const PARSERS: Record<number, Parse> = {
  16: (text) => text === 't', // boolean
  17: (text) => Buffer.from(text.slice(2), 'hex'), // bytea
  21: Number, // smallint
  23: Number, // integer
  26: Number, // oid
  114: JSON.parse, // json
  700: Number, // real
  701: Number, // double precision
  1082: (text) => new Date(text), // date, at midnight UTC
  1114: (text) => new Date(text), // timestamp
  1184: (text) => new Date(text), // timestamptz
  3802: JSON.parse, // jsonb
}

/** From an array type to the type of its elements. */
const ELEMENTS: Record<number, number> = {
  199: 114, // json
  1000: 16, // boolean
  1001: 17, // bytea
  1002: 18, // "char"
  1003: 19, // name
  1005: 21, // smallint
  1007: 23, // integer
  1009: 25, // text
  1014: 1042, // char
  1015: 1043, // varchar
  1016: 20, // bigint
  1021: 700, // real
  1022: 701, // double precision
  1028: 26, // oid
  1115: 1114, // timestamp
  1182: 1082, // date
  1185: 1184, // timestamptz
  1231: 1700, // numeric
  2951: 2950, // uuid
  3807: 3802, // jsonb
}

const asText: Parse = (text) => text
/** The driver's reader of text[]: elements as text, null for NULL, lists for inner arrays. */
const TEXT_ARRAY: number = 1009 // not among the names of its types
const readArray: (text: string) => unknown[] = pg.types.getTypeParser(TEXT_ARRAY)
const WHOLE_NUMBERS: ReadonlySet<number> = new Set([21, 23, 26])
/** One dimension, no NULL. */
const NUMBERS = /^\{[-0-9,]+\}$/
/** One dimension, nothing quoted. */
const PLAIN = /^\{[^"\\{}]+\}$/

function arrayOf(parse: Parse): Parse {
  const each = (item: unknown): unknown =>
    Array.isArray(item) ? item.map(each) : typeof item === 'string' ? parse(item) : null
  return (text) => {
    if (text === '{}') return []
    // Lists of prices are read often; the driver takes them apart letter by letter.
    if (!PLAIN.test(text) || text.includes('NULL')) return readArray(text).map(each)
    const items = text.slice(1, -1).split(',')
    return parse === asText ? items : items.map((item) => parse(item))
  }
}

/** Lists of ids are most of what a search or a BOM reads; JSON.parse makes no text of each. */
function wholeNumbers(text: string): unknown {
  return NUMBERS.test(text) ? JSON.parse(`[${text.slice(1, -1)}]`) : arrayOf(Number)(text)
}

const parsers = new Map<number, Parse>([
  ...Object.entries(PARSERS).map(([oid, parse]): [number, Parse] => [Number(oid), parse]),
  ...Object.entries(ELEMENTS).map(([oid, item]): [number, Parse] => [
    Number(oid),
    WHOLE_NUMBERS.has(item) ? wholeNumbers : arrayOf(PARSERS[item] ?? asText),
  ]),
])

export const columnTypes = { getTypeParser: (oid: number): Parse => parsers.get(oid) ?? asText }
