import {
  type BomLayout,
  type BomReading,
  type BomRole,
  type BomRows,
  bomRoles,
  NO_HEADER,
  type SkipReason,
} from './bom-table.ts'
import { looksLikeModel, onOneLine } from './cell-kinds.rules.ts'
import { countLine } from './count-pieces.rules.ts'
import { repeatsHeading } from './find-header.rules.ts'
import { addAlternate, askRepeat, isAlternateMark, judgeRow } from './gather-rows.rules.ts'
import { isItemHeading, isNamedBoard, isNamedPrice, isNamedRemark } from './header-words.rules.ts'
import { askForAll, readLevels } from './levels.rules.ts'
import { pairAlternates } from './pair-alternates.rules.ts'
import { type DecimalSign, findDecimalSign, readQuantity } from './quantity.rules.ts'
import { type DraftLine, type NamedColumns, readLine } from './read-line.rules.ts'
import { isBlank, isFooter, isRuler } from './row-kinds.rules.ts'

/** Per file: ranges such as R1-R9999 on each line would exhaust the memory. */
const MAX_REFERENCES = 100_000
/** Warnings per file; the rest is summed up in one. */
const MAX_WARNINGS = 200
/** Of a heading. */
const MAX_NAME = 200

/** Applies a layout to the rows: lines, skipped rows with reasons, and warnings. */
export function interpretBom(rows: BomRows, layout: BomLayout): BomReading {
  const columns = nameColumns(rows, layout)
  const { drafts, skipped, levels } = gatherDrafts(rows, layout, columns)
  const hasCount = columns.byRole.count.length > 0
  const sign =
    layout.decimalSign ?? findDecimalSign(drafts.map(({ countText }) => countText)) ?? signByReferences(drafts)
  const ofPrices = signByPrices(rows, layout, columns)
  const reading: BomReading = { lines: [], skipped, warnings: [] }
  const placeOf = new Map<string, number>()
  for (const draft of drafts) {
    const { line: counted, warning } = countLine(draft, {
      hasCount,
      sign: sign ?? otherThan(ofPrices, draft.countText),
    })
    const line = askForAll(counted, levels.get(draft.row))
    reading.lines.push(line)
    if (warning) reading.warnings.push({ row: line.row, text: warning })
    const twice = line.ref.find((place) => placeOf.has(place))
    if (twice)
      reading.warnings.push({
        row: line.row,
        text: `${twice} is also listed in row ${(placeOf.get(twice) ?? 0) + 1}.`,
      })
    for (const place of line.ref) placeOf.set(place, line.row)
  }
  return { ...reading, warnings: limitWarnings(reading.warnings) }
}

function nameColumns(rows: BomRows, { headerRow, roles }: BomLayout): NamedColumns {
  const written = headerRow === NO_HEADER ? [] : (rows[headerRow] ?? [])
  // It is compared with every row.
  const heading = written.map((name) => onOneLine(name.slice(0, MAX_NAME)))
  const byRole = columnsByRole(roles)
  const remarks = byRole.other.filter((index) => isNamedRemark(heading[index] ?? ''))
  return { byRole, heading, alternates: pairAlternates(roles, heading), askedBeside: [...byRole.fitted, ...remarks] }
}

function gatherDrafts(rows: BomRows, layout: BomLayout, columns: NamedColumns) {
  const drafts: DraftLine[] = []
  const skipped: BomReading['skipped'] = []
  const { byRole, heading } = columns
  const context = { hasRef: byRole.ref.length > 0, hasCount: byRole.count.length > 0 }
  const columnOf = (is: (name: string) => boolean) =>
    heading.findIndex((name, index) => byRole.other.includes(index) && is(name))
  const itemColumn = columnOf(isItemHeading)
  const boardColumn = columnOf(isNamedBoard)
  const levels = readLevels(rows, layout, byRole)
  const listed = new Map<string, DraftLine>()
  /** After a title, equal references belong to another board. */
  let onThisBoard = new Map<string, DraftLine>()
  let places = 0
  let isSecondList = false
  let above: DraftLine | undefined
  let itemAbove = ''
  let board = ''

  for (let row = layout.firstRow; row <= Math.min(layout.lastRow, rows.length - 1); row++) {
    const cells = rows[row] ?? []
    if (row === layout.headerRow || isRuler(cells)) continue
    if (isBlank(cells)) {
      above = undefined
      continue
    }
    const line = readLine(row, cells, columns, MAX_REFERENCES - places)
    places += line.ref.length
    const item = itemColumn < 0 ? line.ownNumber : (cells[itemColumn] ?? '').trim()
    const why =
      whyToSkip(cells, heading, line, layout.roles.length) ??
      (levels.get(row)?.isAssembly && line.model === '' ? 'assembly' : undefined) ??
      (isSecondList && isListedPart(line, listed) ? 'repeated' : undefined)
    if (why) {
      skipped.push({ row, why })
      if (why === 'heading' && drafts.length > 0) isSecondList = true
      if (why === 'title' || why === 'assembly') onThisBoard = new Map()
      above = undefined
      continue
    }
    if (board !== (cells[boardColumn] || board)) {
      board = cells[boardColumn] ?? ''
      onThisBoard = new Map()
      above = undefined
    }
    const verdict = judgeRow(line, above, { ...context, item, itemAbove, isMarked: cells.some(isAlternateMark) })
    if (above && verdict.kind === 'alternate') addAlternate(above, line)
    if (above && verdict.kind === 'continued') addPlaces(above, line, listed)
    if (verdict.kind !== 'line' && verdict.kind !== 'ask') {
      skipped.push({ row, why: verdict.kind })
      continue
    }
    if (verdict.kind === 'ask') line.questions.push(verdict.question)
    else if (repeatsLine(line, onThisBoard)) line.questions.push(askRepeat(line))
    drafts.push(line)
    for (const place of line.ref) for (const known of [listed, onThisBoard]) known.set(place, line)
    above = line
    itemAbove = item
  }
  return { drafts, skipped, levels }
}

function addPlaces(above: DraftLine, line: DraftLine, listed: Map<string, DraftLine>): void {
  for (const place of line.ref) {
    if (listed.get(place) !== above) above.ref.push(place)
    listed.set(place, above)
  }
}

/** All its references, and no others, are those of a line before. */
const repeatsLine = (line: DraftLine, listed: ReadonlyMap<string, DraftLine>): boolean =>
  isListed(line, listed) && line.ref.length === listed.get(line.ref[0] ?? '')?.ref.length

function columnsByRole(roles: readonly BomRole[]): NamedColumns['byRole'] {
  const columns = Object.fromEntries(bomRoles.map((role): [BomRole, number[]] => [role, []])) as NamedColumns['byRole']
  for (const [index, role] of roles.entries()) columns[role].push(index)
  return columns
}

function whyToSkip(
  cells: readonly string[],
  heading: readonly string[],
  line: DraftLine,
  width: number,
): SkipReason | undefined {
  if (repeatsHeading(cells, heading)) return 'heading'
  const named = line.model !== '' || line.sku !== ''
  const written = cells.filter((cell) => cell.trim() !== '').length
  // `Power supply` alone in a row of a wide table, `Hi Sarah` above a list without a heading.
  if (
    written === 1 &&
    width > (heading.length > 0 ? 2 : 1) &&
    line.ref.length === 0 &&
    !looksLikeModel(line.model || line.sku)
  )
    return 'title'
  if (!(named && line.ref.length > 0) && isFooter(cells)) return written === 1 ? 'title' : 'footer'
  return named || line.description !== '' || line.ref.length > 0 ? undefined : 'nothing'
}

/** Some programs list every part alone and then all of them in groups: the second list would order everything twice. */
const isListed = (line: DraftLine, listed: ReadonlyMap<string, DraftLine>): boolean =>
  line.ref.length > 0 && line.ref.every((place) => listed.has(place))

/** Another board has other parts at the same references. */
const isListedPart = (line: DraftLine, listed: ReadonlyMap<string, DraftLine>): boolean =>
  isListed(line, listed) &&
  line.ref.every((place) => {
    const other = listed.get(place)
    return other?.model === line.model && (line.model !== '' || other.description === line.description)
  })

/** "2.000" beside two references, and "1.000" beside one: the point is the decimal sign. */
function signByReferences(drafts: readonly DraftLine[]): DecimalSign | undefined {
  const signs = new Set<DecimalSign>()
  for (const { countText, ref } of drafts) {
    const { choices } = readQuantity(countText)
    const place = choices.indexOf(ref.length)
    const separator: DecimalSign = countText.includes(',') ? ',' : '.'
    if (place === 0) signs.add(separator)
    else if (place === 1) signs.add(separator === ',' ? '.' : ',')
  }
  const [sign, another] = signs
  return another === undefined ? sign : undefined
}

/** Beside prices such as 0.021 the comma of "1,000" groups; "1.000" may be either, as shops write both in one file. */
const otherThan = (sign: DecimalSign | undefined, countText: string): DecimalSign | undefined =>
  sign === undefined || countText.includes(sign) ? undefined : sign

/** The decimal sign in the columns of prices. */
function signByPrices(rows: BomRows, { headerRow }: BomLayout, { byRole, heading }: NamedColumns) {
  const prices = byRole.other.filter((index) => isNamedPrice(heading[index] ?? ''))
  const cells = rows.slice(headerRow + 1).flatMap((row) => prices.map((index) => row[index] ?? ''))
  return findDecimalSign(cells.map((cell) => cell.replace(/[$€£¥\s]|usd|eur|gbp/gi, '')))
}

function limitWarnings(warnings: BomReading['warnings']): BomReading['warnings'] {
  const [first, ...others] = warnings.slice(MAX_WARNINGS)
  if (!first) return warnings
  const more = others.length + 1
  return [...warnings.slice(0, MAX_WARNINGS), { row: first.row, text: `${more} more notes from here on.` }]
}
