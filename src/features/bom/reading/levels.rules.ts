import { type BomLayout, type BomRole, type BomRows, NO_HEADER, type ReadLine } from './bom-table.ts'
import { isNamedLevel } from './header-words.rules.ts'
import { readQuantity } from './quantity.rules.ts'

/** Bills of materials of several levels: assemblies, and below each of them its parts with the quantity for one. */

export interface Level {
  /** The rows below it are its parts. */
  isAssembly: boolean
  /** The assemblies this row is part of: how many, and the name of the innermost of which there are several. */
  assemblies: number
  name: string
}

const DEPTH = /^[.\s]*(\d{1,2})$/

/** By row; empty unless the sheet has a column for the level. */
export function readLevels(
  rows: BomRows,
  { headerRow, firstRow, lastRow }: BomLayout,
  columns: Record<BomRole, number[]>,
): ReadonlyMap<number, Level> {
  const levels = new Map<number, Level>()
  const heading = headerRow === NO_HEADER ? [] : (rows[headerRow] ?? [])
  const column = columns.other.find((index) => isNamedLevel(heading[index] ?? ''))
  if (column === undefined) return levels
  const cellOf = (row: number, index?: number) => (index === undefined ? '' : (rows[row]?.[index] ?? '')).trim()
  const above: { row: number; depth: number; count: number; name: string }[] = []
  for (let row = firstRow; row <= Math.min(lastRow, rows.length - 1); row++) {
    const written = DEPTH.exec(cellOf(row, column))?.[1]
    if (written === undefined) continue
    const depth = Number(written)
    while ((above.at(-1)?.depth ?? -1) >= depth) above.pop()
    const parent = above.at(-1)
    if (parent) setAssembly(levels, parent.row)
    const several = above.filter(({ count }) => count > 1)
    levels.set(row, {
      isAssembly: false,
      assemblies: several.reduce((product, { count }) => product * count, 1),
      name: several.at(-1)?.name ?? '',
    })
    const count = readQuantity(cellOf(row, columns.count[0])).count ?? 1
    above.push({ row, depth, count, name: cellOf(row, columns.description[0]) || cellOf(row, columns.ownNumber[0]) })
  }
  return levels
}

function setAssembly(levels: Map<number, Level>, row: number): void {
  const level = levels.get(row)
  if (level) level.isAssembly = true
}

/** Whether the quantity is meant for one assembly or for all of them differs between programs. */
export function askForAll(line: ReadLine, level: Level | undefined): ReadLine {
  const isOpen = line.questions.some(({ about }) => about === 'count')
  if (!level || level.assemblies < 2 || isOpen || !line.fitted) return line
  const written = `${line.count} in ${level.assemblies} × ${level.name}`.trim().slice(0, 60)
  const question = { about: 'count' as const, written, choices: [line.count, line.count * level.assemblies] }
  return { ...line, count: 0, questions: [...line.questions, question] }
}
