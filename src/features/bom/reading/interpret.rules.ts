import {
  type BomLayout,
  type BomReading,
  type BomRole,
  type BomRows,
  NO_HEADER,
  type ReadLine,
  type SkipReason,
} from './bom-table.ts'
import { repeatsHeading } from './find-header.rules.ts'
import { type NamedColumns, readLine } from './read-line.rules.ts'
import { isBlank, isFooter, isRuler } from './row-kinds.rules.ts'

/** Of the whole file: a few ranges such as R1-R9999 on each line would fill the memory. */
const MAX_REFERENCES = 100_000
/** A page can show so many; the rest is summed up in one sentence. */
const MAX_WARNINGS = 200

/** What a layout makes of the rows: the lines, what was left out and why, and what to look at. */
export function interpretBom(rows: BomRows, layout: BomLayout): BomReading {
  const heading = layout.headerRow === NO_HEADER ? [] : (rows[layout.headerRow] ?? [])
  const columns: NamedColumns = { byRole: columnsByRole(layout.roles), heading }
  const reading: BomReading = { lines: [], skipped: [], warnings: [] }
  const placeOf = new Map<string, number>()
  let places = 0
  let isSecondList = false

  for (let row = layout.firstRow; row <= Math.min(layout.lastRow, rows.length - 1); row++) {
    const cells = rows[row] ?? []
    if (row === layout.headerRow || isBlank(cells) || isRuler(cells)) continue
    const { line, warnings } = readLine(row, cells, columns, MAX_REFERENCES - places)
    const why =
      whyToSkip(cells, heading, line) ?? (isSecondList && isListedAbove(line, placeOf) ? 'repeated' : undefined)
    if (why) {
      reading.skipped.push({ row, why })
      if (why === 'heading' && reading.lines.length > 0) isSecondList = true
      continue
    }
    reading.lines.push(line)
    for (const text of warnings) reading.warnings.push({ row, text })
    const twice = line.ref.find((place) => placeOf.has(place))
    if (twice) reading.warnings.push({ row, text: `${twice} is also listed in row ${(placeOf.get(twice) ?? 0) + 1}.` })
    for (const place of line.ref) placeOf.set(place, row)
    places += line.ref.length
  }
  return { ...reading, warnings: limitWarnings(reading.warnings) }
}

function columnsByRole(roles: readonly BomRole[]): NamedColumns['byRole'] {
  const columns: NamedColumns['byRole'] = {
    model: [],
    brandName: [],
    count: [],
    ref: [],
    description: [],
    package: [],
    sku: [],
    fitted: [],
    other: [],
  }
  for (const [index, role] of roles.entries()) columns[role].push(index)
  return columns
}

function whyToSkip(cells: readonly string[], heading: readonly string[], line: ReadLine): SkipReason | undefined {
  if (repeatsHeading(cells, heading)) return 'heading'
  const named = line.model !== '' || line.sku !== ''
  const written = cells.filter((cell) => cell.trim() !== '').length
  // `Power supply` alone in a row of a wide table.
  if (written === 1 && cells.length > 2 && !/\d/.test(line.model + line.sku)) return 'title'
  if (!(named && line.ref.length > 0) && isFooter(cells)) return written === 1 ? 'title' : 'footer'
  return named || line.description !== '' || line.ref.length > 0 ? undefined : 'nothing'
}

/** Some programs list every part alone and then all of them in groups: the second list would order everything twice. */
const isListedAbove = (line: ReadLine, placeOf: ReadonlyMap<string, number>): boolean =>
  line.ref.length > 0 && line.ref.every((place) => placeOf.has(place))

function limitWarnings(warnings: BomReading['warnings']): BomReading['warnings'] {
  const [first, ...others] = warnings.slice(MAX_WARNINGS)
  if (!first) return warnings
  const more = others.length + 1
  return [...warnings.slice(0, MAX_WARNINGS), { row: first.row, text: `${more} more to look at from here on.` }]
}
