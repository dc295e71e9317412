import { type LineQuestion, MAX_ALTERNATES, type SkipReason } from './bom-table.ts'
import { looksLikeModel, looksLikeReferences } from './cell-kinds.rules.ts'
import type { DraftLine } from './read-line.rules.ts'

/** Rows that belong to a line above: second sources, further references, a repeated list. */

/** Facts of the sheet and the row besides the line. */
export interface RowContext {
  /** Whether the sheet has a column for references, and one for quantities. */
  hasRef: boolean
  hasCount: boolean
  /** The item this row is about: its number if the sheet counts them, else the customer's part number. */
  item: string
  itemAbove: string
  /** A cell of the row says that it is an alternate. */
  isMarked: boolean
}

export type RowVerdict =
  | { kind: 'line' }
  | { kind: 'ask'; question: LineQuestion }
  | { kind: Extract<SkipReason, 'alternate' | 'continued' | 'repeated'> }

const LINE: RowVerdict = { kind: 'line' }

/** Relation of a row to the line above it. */
export function judgeRow(line: DraftLine, above: DraftLine | undefined, context: RowContext): RowVerdict {
  if (!above) return LINE
  const hasNumber = line.model !== '' || line.sku !== ''
  if (line.ref.length > 0) {
    if (!hasNumber && line.description === '' && line.countText === '' && line.package === '')
      return { kind: 'continued' }
    return judgeSameReferences(line, above, context)
  }
  if (!hasNumber || !looksLikeModel(line.model || line.sku)) return LINE
  const isSameItem = context.item !== '' && (context.item === context.itemAbove || isSubItem(context, line, above))
  if (line.model !== '' && line.model === above.model) return LINE
  if (context.isMarked) return { kind: 'alternate' }
  if (line.countText !== '' && !(isSameItem && line.countText === above.countText)) return LINE
  if (context.item !== '' && !isSameItem) return LINE
  if (isSameItem) return { kind: 'alternate' }
  if (line.countText !== '') return LINE
  // Neither references nor a quantity, where the line above has them.
  const isOpen = (context.hasRef && above.ref.length > 0) || (context.hasCount && above.countText !== '')
  if (!isOpen || isOtherKind(line, above)) return LINE
  const isUnnumbered = context.item === '' && context.itemAbove !== ''
  // Without references or items only a row without a description certainly belongs to the line above.
  return context.hasRef || isUnnumbered || (line.description === '' && above.description !== '')
    ? { kind: 'alternate' }
    : LINE
}

/** "1a" below "1"; sets of parts are numbered 1.1. */
const isSubItem = ({ item, itemAbove }: RowContext, line: DraftLine, above: DraftLine): boolean =>
  itemAbove !== '' &&
  /^\d+$/.test(itemAbove) &&
  /^[a-e]$/i.test(item.slice(itemAbove.length)) &&
  item.startsWith(itemAbove) &&
  !isOtherKind(line, above)

function judgeSameReferences(line: DraftLine, above: DraftLine, context: RowContext): RowVerdict {
  if (line.ref.length !== above.ref.length || !line.ref.slice(0, 4).every(looksLikeReferences)) return LINE
  const known = new Set(above.ref)
  if (!line.ref.every((place) => known.has(place))) return LINE
  if (line.model === above.model && line.model !== '') return { kind: 'repeated' }
  const isSameItem = context.item !== '' && context.item === context.itemAbove
  return context.isMarked || isSameItem || isSameKind(line, above)
    ? { kind: 'alternate' }
    : { kind: 'ask', question: askRepeat(line) }
}

/** A socket has the references of its chip but is not a second source: descriptions or makers must match. */
function isSameKind(line: DraftLine, above: DraftLine): boolean {
  const own = wordsOf(line.description)
  const other = wordsOf(above.description)
  if (own.size === 0 || other.size === 0) {
    const isOtherMaker = line.brandName !== '' && line.brandName.toLowerCase() !== above.brandName.toLowerCase()
    return isOtherMaker && above.brandName !== ''
  }
  return [...own].filter((word) => other.has(word)).length >= Math.min(own.size, other.size) / 2
}

export const askRepeat = ({ ref }: DraftLine): LineQuestion => ({
  about: 'repeat',
  written: ref.slice(0, 4).join(', '),
  choices: [],
})

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}.]{2,}/gu))

/** Both have descriptions without a common word. */
function isOtherKind(line: DraftLine, above: DraftLine): boolean {
  const own = wordsOf(line.description)
  const other = wordsOf(above.description)
  return own.size > 0 && other.size > 0 && ![...own].some((word) => other.has(word))
}

/** The row becomes an alternate of the line above it. */
export function addAlternate(above: DraftLine, line: DraftLine): void {
  const numbers = [
    [line.model || line.sku, line.brandName],
    ...line.alternatives.map((model, place) => [model, line.alternativeBrands[place] ?? ''] as const),
  ] as const
  for (const [model, brandName] of numbers) {
    if (model === '') continue
    if (above.model === '') {
      above.model = model
      above.brandName = brandName
    } else if (
      model !== above.model &&
      above.alternatives.length < MAX_ALTERNATES &&
      !above.alternatives.includes(model)
    ) {
      above.alternatives.push(model)
      above.alternativeBrands.push(brandName)
    }
  }
}

const MARK =
  /^(?:alt(?:ernat(?:e|ive))?s?\.? ?\d?|2nd(?: source)?|second source|substitute|(?:or )?equivalent|ersatz(?:typ)?|alternative?|替代料?|代替品?)$/i

/** "Alternate for item 2", "2nd source of U1". */
const MARK_OF =
  /^(?:alt(?:ernat(?:e|ive))?\.?|2nd source|second source|substitute|equivalent|replacement|ersatz|alternativ[eao]?|substitut|équivalent|sustituto) (?:for|of|to|zu|für|von|pour|de|del|item|pos\.?|line) ?\S/i

export const isAlternateMark = (cell: string): boolean => {
  const text = cell.trim()
  return MARK.test(text) || (text.length <= 60 && MARK_OF.test(text))
}
