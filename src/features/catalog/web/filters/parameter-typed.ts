import { parseQuantity } from '#shared/quantity.ts'

/** What the browser itself can check before our script is there: a number, then perhaps a prefix and a unit. */
export const TYPED_PATTERN = String.raw`\s*[+\-−±]?[\d.,\s]*\d[\d.,\s]*(e[+\-]?\d+)?\s*[^\d\s]*\d*\D*`

/** An end left empty is open. */
export const isWrittenRight = (text: string, unit: string): boolean =>
  text.trim() === '' || parseQuantity(text, unit) !== undefined
