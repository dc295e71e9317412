import { AppError, isAppError } from '#shared/app-error.ts'
import type { BulkKind } from '../staff-bulk.contract.ts'
import type { PartEdit } from '../staff-parts.contract.ts'
import { type PartNow, type PartPatch, readPartEdit } from './part-edit.rules.ts'
import { chooseLifecycle, readPieces, readRohs } from './values.rules.ts'

export interface BulkInput {
  kind: BulkKind
  value: string
  multiple: string
}

/** A part with what a bulk change looks at. */
export interface BulkPart extends PartNow {
  stock: number
}

/** A change of many parts, read once. */
export interface BulkChange {
  /** In words. */
  what: string
  /** Of prices, which the database scales; else what each part is given. */
  percent?: number
  /** Where parts go. */
  category?: { categoryId: number; name: string }
  edit?: (part: BulkPart) => PartEdit
}

/** The columns of `goods` that a kind of change writes. */
export const BULK_COLUMNS = {
  price: ['tier_prices', 'tier_activity_prices'],
  stock: ['stock'],
  terms: ['tier_counts', 'tier_prices', 'tier_activity_prices', 'currency', 'min_buy_count', 'mult_count'],
  lifecycle: ['lifecycle'],
  category: ['category_id'],
  leadWeeks: ['lead_weeks'],
  rohs: ['rohs', 'rohs_unknown'],
} as const satisfies Record<BulkKind, readonly string[]>

const PERCENT = /^[+-]?\d{1,3}(?:[.,]\d{1,2})?$/
const RELATIVE = /^([+-])\s*(\d.*)$/

const refuse = (message: string): never => {
  throw new AppError('invalid_input', message)
}

function pieces(text: string): number {
  const read = readPieces(text)
  return typeof read === 'string' ? refuse(read) : read
}

/** Reads what staff entered; refused as a whole when no part could take it. */
export function readBulkChange({ kind, value, multiple }: BulkInput): BulkChange {
  const text = value.trim().replace('−', '-')
  switch (kind) {
    case 'price':
      return readPercent(text)
    case 'stock':
      return readStock(text)
    case 'terms':
      return readTerms(text, multiple.trim())
    case 'lifecycle': {
      const lifecycle = chooseLifecycle(text) ?? refuse('Please choose a lifecycle.')
      return { what: `Lifecycle ${lifecycle}`, edit: () => ({ lifecycle }) }
    }
    case 'category': {
      const categoryId = Number(text)
      return Number.isInteger(categoryId) && categoryId > 0
        ? { what: 'Category', category: { categoryId, name: '' } }
        : refuse('Please choose a category.')
    }
    case 'leadWeeks': {
      const weeks = pieces(text)
      return { what: `Lead time ${weeks} weeks`, edit: () => ({ leadWeeks: text }) }
    }
    case 'rohs': {
      const rohs = readRohs(text)
      if (text === '' || typeof rohs === 'string') refuse('Please choose yes, no or unknown.')
      const what = rohs === undefined ? 'RoHS unknown' : rohs ? 'RoHS compliant' : 'Not RoHS compliant'
      return { what, edit: () => ({ rohs: text }) }
    }
  }
}

function readPercent(text: string): BulkChange {
  const percent = PERCENT.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  if (Number.isNaN(percent)) refuse('Please enter a percentage such as 3 or -2.5.')
  if (percent === 0) refuse('Please enter a percentage other than 0.')
  if (percent < -90 || percent > 900) refuse('A percentage is between -90 and 900.')
  return { what: `Prices ${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`, percent }
}

/** As in a form: the physical stock, including what open orders hold. */
function readStock(text: string): BulkChange {
  const [, sign, digits = text] = RELATIVE.exec(text) ?? []
  const count = pieces(digits)
  if (!sign) return { what: `Stock ${count}`, edit: () => ({ stock: String(count) }) }
  const more = sign === '-' ? -count : count
  return {
    what: `Stock ${sign === '-' ? '−' : '+'}${count}`,
    edit: ({ stock, held }) => ({ stock: String(Math.max(0, stock + held + more)) }),
  }
}

function readTerms(minimum: string, multiple: string): BulkChange {
  if (minimum === '' && multiple === '') refuse('Please enter a minimum or a multiple.')
  const edit = { ...(minimum !== '' && { minimum }), ...(multiple !== '' && { multiple }) }
  const words = [minimum && `minimum ${pieces(minimum)}`, multiple && `multiple ${pieces(multiple)}`].filter(Boolean)
  const what = words.join(', ')
  return { what: what.charAt(0).toUpperCase() + what.slice(1), edit: () => edit }
}

/** The columns of one part, or why the change does not fit it. */
export function applyToPart(
  { category, edit }: BulkChange,
  part: BulkPart,
  currencies: ReadonlySet<string>,
): PartPatch['goods'] | string {
  if (category) return { category_id: category.categoryId }
  try {
    return readPartEdit(edit?.(part) ?? {}, part, currencies).goods
  } catch (error) {
    if (isAppError(error) && error.reason === 'invalid_input') return error.message
    throw error
  }
}
