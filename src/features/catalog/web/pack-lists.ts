/**
 * Marks what is written in another way. A number: a list of so many objects, as columns. Numbers: a list of such lists. A text:
 * what all texts of a list begin with.
 */
const MARK = '$'
/** A shorter common beginning is not worth its own object. */
const MIN_BEGINNING = 8

type Plain = Record<string, unknown>
type Columns = Plain & { [MARK]: number | number[] }
type Endings = { [MARK]: string; ends: string[] }

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const hasKeys = (value: unknown, keys: readonly string[]): value is Plain =>
  isPlain(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))

const mapValues = (value: Plain, map: (one: unknown) => unknown): Plain =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one)]))

/** The names of their fields, when the objects of a list all have the same ones. */
function commonKeys(list: readonly unknown[]): readonly string[] | undefined {
  const keys = isPlain(list[0]) ? Object.keys(list[0]) : []
  return list.length >= 2 && keys.length > 0 && list.every((one) => hasKeys(one, keys)) ? keys : undefined
}

const packColumns = (length: number | number[], list: readonly unknown[], keys: readonly string[]): Columns => ({
  [MARK]: length,
  ...Object.fromEntries(keys.map((key) => [key, packColumn(list.map((one) => (one as Plain)[key]))])),
})

/** One value for all of them is written once. */
function packColumn(column: readonly unknown[]): unknown {
  const [first] = column
  const isSame = !isPlain(first) && !Array.isArray(first) && column.every((one) => Object.is(one, first))
  return isSame ? first : packAny(column)
}

const unpackColumn = (column: unknown, count: number): readonly unknown[] =>
  isPlain(column) || Array.isArray(column)
    ? (unpackAny(column) as unknown[])
    : Array.from({ length: count }, () => column)

function commonBeginning([first = '', ...others]: readonly string[]): string {
  let end = first.length
  for (const text of others) while (!text.startsWith(first.slice(0, end))) end -= 1
  return first.slice(0, end)
}

function packTexts(texts: readonly string[]): Endings | readonly string[] {
  const beginning = commonBeginning(texts)
  if (texts.length < 2 || beginning.length < MIN_BEGINNING) return texts
  return { [MARK]: beginning, ends: texts.map((text) => text.slice(beginning.length)) }
}

const isTexts = (list: readonly unknown[]): list is readonly string[] => list.every((one) => typeof one === 'string')

function packAny(value: unknown): unknown {
  if (isPlain(value)) return mapValues(value, packAny)
  return Array.isArray(value) ? packList(value) : value
}

function packList(list: readonly unknown[]): unknown {
  const keys = commonKeys(list)
  if (keys) return packColumns(list.length, list, keys)
  if (isTexts(list)) return packTexts(list)
  if (list.every(Array.isArray)) {
    const all = list.flat()
    const keysOfAll = list.length >= 2 ? commonKeys(all) : undefined
    const lengths = list.map(({ length }) => length)
    if (keysOfAll) return packColumns(lengths, all, keysOfAll)
  }
  return list.map(packAny)
}

function unpackAny(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackAny)
  if (!isPlain(value)) return value
  if (!(MARK in value)) return mapValues(value, unpackAny)
  if (typeof value[MARK] !== 'string') return unpackColumns(value as Columns) // written by packColumns
  const { [MARK]: beginning, ends } = value as Endings // written by packTexts
  return ends.map((end) => beginning + end)
}

function unpackColumns({ [MARK]: length, ...columns }: Columns): unknown[] {
  const lengths = typeof length === 'number' ? [length] : length
  const count = lengths.reduce((sum, one) => sum + one, 0)
  const unpacked = Object.entries(columns).map(([key, column]) => [key, unpackColumn(column, count)] as const)
  let row = 0
  const lists = lengths.map((rows) =>
    Array.from({ length: rows }, () => {
      const at = row++
      return Object.fromEntries(unpacked.map(([key, column]) => [key, column[at]]))
    }),
  )
  return typeof length === 'number' ? (lists[0] ?? []) : lists
}

/** What `packLists` has made of data. It has the type of the data, so that a page takes both. */
export type Packed<T> = T & { isPacked?: true }

/**
 * Writes lists of like objects as one object of columns, so that the names of their fields are there once: the data of a page
 * of twenty parts is half as large. Field names must not be `$`.
 */
export const packLists = <T extends object>(data: T): Packed<T> =>
  ({ ...(packAny(data) as T), isPacked: true }) as Packed<T>

const unpackedData = new WeakMap<object, unknown>()

/** The data again, the same object for the same packed one. Data that was not packed is returned as it is. */
export function unpackLists<T extends object>(data: Packed<T>): T {
  if (!data.isPacked) return data
  const known = unpackedData.get(data)
  if (known) return known as T
  const { isPacked, ...packed } = data
  const unpacked = unpackAny(packed) as T
  unpackedData.set(data, unpacked)
  return unpacked
}
