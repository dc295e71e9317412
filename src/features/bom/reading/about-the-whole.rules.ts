import { type BomLayout, NO_HEADER, type ReadWarning } from './bom-table.ts'
import { meaningOf } from './header-words.rules.ts'

/** Warnings about the whole file. */
export function aboutTheWhole({ headerRow, roles }: BomLayout, lines: number, names: readonly string[]): ReadWarning[] {
  const texts = [
    !roles.includes('count') &&
      lines > 0 &&
      (roles.includes('ref')
        ? 'No column with quantities was found: the references are counted instead.'
        : 'No column with quantities was found: every line counts as one piece. Please choose the column if there is one.'),
    lines > 0 && otherQuantities(names, roles.indexOf('count')),
    lines === 0 && 'No line names a part. Please check the heading and the columns.',
    headerRow === NO_HEADER && 'There is no heading: the columns were detected by their content. Please check them.',
    !roles.includes('model') &&
      lines > 0 &&
      'No column with part numbers was found. Please choose it; otherwise the parts are searched by their description.',
  ]
  return texts.flatMap((text) => (text ? [{ row: null, text }] : []))
}

/** "Qty Basic" and "Qty Pro": only the customer knows which is meant. Numbered ones are for as many boards. */
function otherQuantities(names: readonly string[], used: number): string | false {
  const own = meaningOf(names[used] ?? '')
  if (own?.role !== 'count' || /\d/.test(names[used] ?? '')) return false
  const others = names.filter((name, index) => {
    const hit = meaningOf(name)
    return index !== used && hit?.role === 'count' && hit.strength === own.strength && !/\d/.test(name)
  })
  if (others.length === 0) return false
  const listed = others.map((name) => `“${name}”`).join(', ')
  return `Several columns may be the quantity. “${names[used]}” is used, not ${listed}. Please check.`
}
