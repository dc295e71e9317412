import { remember } from './remember.ts'
import { isFormula } from './values.rules.ts'

const MAX_MODEL = 200
const NO_NUMBER = /^(?:[-–—?]|n\/?a|none|null|tbd)$/i

/** Whether the text means an empty cell. */
export const saysNone = (text: string): boolean => text.length <= 4 && NO_NUMBER.test(text)

/** Whether it can be a manufacturer; lists repeat the same few. */
const isName = remember((text) => text.length <= 200 && /[\p{L}\p{N}]/u.test(text))

/** What is wrong with a part number and its manufacturer. */
export function findPartProblem(model: string, brand: string): string | undefined {
  if (model === '' || saysNone(model)) return 'The part number is missing.'
  if (model.length > MAX_MODEL) return `The part number is longer than ${MAX_MODEL} characters.`
  if (brand === '' || saysNone(brand)) return 'The manufacturer is missing.'
  return isName(brand) ? undefined : 'The manufacturer is not a name.'
}

/** What is wrong with any cell of a line. */
export function findCellProblem(cell: string): string | undefined {
  const first = cell.charCodeAt(0)
  // = + - @
  return (first === 61 || first === 43 || first === 45 || first === 64) && isFormula(cell)
    ? `A cell contains a formula: "${cell.slice(0, 40)}".`
    : undefined
}
