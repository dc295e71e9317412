/**
 * Device tables are kept as text with one device a line, because that is how an engineer reads a selection guide.
 * The last column takes the rest of the line; `#` starts a comment line.
 */
export function readTable<const C extends readonly string[]>(columns: C, text: string): Record<C[number], string>[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => readRow(columns, line))
}

function readRow<const C extends readonly string[]>(columns: C, line: string): Record<C[number], string> {
  const cells = line.split(/\s+/)
  if (cells.length < columns.length) throw new Error(`Too few columns in "${line}"`)
  const last = columns.length - 1
  const entries = columns.map((column, i) => [column, i === last ? cells.slice(last).join(' ') : cells[i]])
  // The loop above fills every column, which the type of Object.fromEntries cannot say.
  return Object.fromEntries(entries) as Record<C[number], string>
}

const SCALE: Record<string, number> = { T: 12, G: 9, M: 6, k: 3, '': 0, m: -3, u: -6, n: -9, p: -12, f: -15 }

/** "700k" is 700000, "45n" is 4.5e-8. */
export function quantity(text: string): number {
  const match = /^(-?\d*\.?\d+)([TGMkmunpf]?)$/.exec(text)
  const exponent = match && SCALE[match[2] ?? '']
  if (!match || exponent === undefined) throw new Error(`"${text}" is not a quantity`)
  return Number(`${match[1]}e${exponent}`)
}

/** A dash in a table means that the maker does not state the figure. */
export function optionalQuantity(text: string): number | undefined {
  return text === '-' ? undefined : quantity(text)
}

/** Memory of a microcontroller: "32" are kilobytes, "128B" are bytes. */
export function kilobytes(text: string): number {
  const [, number, unit] = /^(\d*\.?\d+)(B?)$/.exec(text) ?? []
  if (!number) throw new Error(`"${text}" is no size of a memory`)
  return unit === 'B' ? Number(number) / 1024 : Number(number)
}

/** Splits on blanks; an empty text has no words. */
export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** Looks a code up in a table that must know it; a typing error in our own tables should stop the build. */
export function lookUp<T>(table: Readonly<Record<string, T>>, code: string, what: string): T {
  const found = table[code]
  if (found === undefined) throw new Error(`Unknown ${what} "${code}"`)
  return found
}
