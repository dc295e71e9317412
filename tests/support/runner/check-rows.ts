import { join } from 'node:path'

export const DECLARED_ROWS = join(import.meta.dirname, '../../../.cache/declared-rows.json')

/** Allowed values of a column: names of the kinds below; for a list, of its elements. */
export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'Date' | 'bytes' | 'json' | 'anything' | { list: Kind[] }

export interface DeclaredRow {
  place: string
  columns: Record<string, Kind[]>
}

/** The template of a statement, as the program has it at run time. */
export const keyOf = (strings: readonly string[]): string => strings.join('\0')

const LISTS: Record<number, Kind> = {
  199: 'json',
  1000: 'boolean',
  1001: 'bytes',
  1005: 'number',
  1007: 'number',
  1021: 'number',
  1022: 'number',
  1028: 'number',
  1115: 'Date',
  1182: 'Date',
  1185: 'Date',
  3807: 'json',
  1002: 'string',
  1003: 'string',
  1009: 'string',
  1014: 'string',
  1015: 'string',
  1016: 'string',
  1231: 'string',
  2951: 'string',
}
const SCALARS: Record<number, Kind> = {
  16: 'boolean',
  17: 'bytes',
  21: 'number',
  23: 'number',
  26: 'number',
  700: 'number',
  701: 'number',
  1082: 'Date',
  1114: 'Date',
  1184: 'Date',
  114: 'json',
  3802: 'json',
}

export interface Column {
  name: string
  dataTypeID: number
}

/** What contradicts the declared row: a column too many or too few, another type, a null where none may be. */
export function findContradictions(
  { place, columns: declared }: DeclaredRow,
  columns: readonly Column[],
  rows: readonly object[],
): string[] {
  const found: string[] = []
  const names = new Set(columns.map((column) => column.name))
  for (const name of Object.keys(declared)) if (!names.has(name)) found.push(`${place}: no column ${name}`)
  for (const { name, dataTypeID } of columns) {
    const kinds = declared[name]
    if (!kinds) found.push(`${place}: column ${name} is not declared`)
    else if (!fits(kinds, dataTypeID))
      found.push(`${place}: ${name} is ${describe(dataTypeID)}, declared as ${JSON.stringify(kinds)}`)
    else if (
      !kinds.includes('null') &&
      !kinds.includes('anything') &&
      rows.some((row) => Reflect.get(row, name) === null)
    )
      found.push(`${place}: ${name} is null, declared as ${JSON.stringify(kinds)}`)
  }
  return found
}

const describe = (oid: number): string =>
  JSON.stringify(LISTS[oid] ? { list: [LISTS[oid]] } : (SCALARS[oid] ?? 'string'))

function fits(kinds: readonly Kind[], oid: number): boolean {
  if (kinds.includes('anything')) return true
  const list = LISTS[oid]
  if (list)
    return kinds.some((kind) => typeof kind === 'object' && kind.list.some((one) => one === list || one === 'anything'))
  const kind = SCALARS[oid] ?? 'string'
  // What JSON holds is not known before it is read.
  return kind === 'json' || kinds.includes(kind)
}
