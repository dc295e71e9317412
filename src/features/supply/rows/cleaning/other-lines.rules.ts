/** Lines between the parts of a list that are no parts: totals, titles, the heading once more. */

const TOTAL =
  /^(?:(?:sub|grand|sous|zwischen|end|gesamt|page)[- ]?)?(?:total(?:e|en|s)?|summe|sum|somme|suma|gesamt(?:ergebnis)?|ergebnis)(?:[\s:=].*)?$/i

/** "Vishay Total", as spreadsheets write subtotals of groups. */
const TOTAL_OF_GROUP = /\s(?:total|ergebnis|summe)$/i

export const isTotal = (text: string): boolean => TOTAL.test(text)

/** What the line is if not a part; asked for lines without a number or a manufacturer, and those that look like one of these. */
export function findOtherLine(
  cells: readonly string[],
  filled: readonly number[],
  headings: readonly string[],
  modelColumn: number | undefined,
): string | undefined {
  const texts = filled.map((column) => ({ column, text: cells[column] ?? '' })).filter(({ text }) => text !== '')
  if (texts.length > 1 && texts.every(({ column, text }) => same(text, headings[column] ?? '')))
    return 'The heading is repeated here: not a part, passed over.'
  const [first] = texts
  if (!first) return 'The line is empty: passed over.'
  if (isTotal(first.text) || TOTAL_OF_GROUP.test(first.text)) return 'A total, not a part: passed over.'
  const looksLikeNumber = first.column === modelColumn && /\d/.test(first.text) && !/\s/.test(first.text)
  const columns = headings.filter((heading) => heading !== '').length
  if (texts.length === 1 && columns > 2 && !looksLikeNumber) return 'A title or a remark, not a part: passed over.'
  return undefined
}

const same = (text: string, heading: string): boolean => text.toLowerCase() === heading.toLowerCase()
