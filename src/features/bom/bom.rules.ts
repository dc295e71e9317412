/** Names and limits of bills of materials, for server and browser. */

export const MAX_LINES = 10_000
export const MAX_BOARDS = 100_000
/** On one board. */
export const MAX_PIECES = 1_000_000
/** Of one line, however many boards are built. */
export const MAX_ORDER_QUANTITY = 1_000_000_000_000
/** In percent. */
export const MAX_SPARE = 100

/** A page sends a long BOM in batches of this many lines, to show progress, and then prices them together. */
export const LINES_BATCH_SIZE = 250

/** How a part was found, the surest first. `chosen` is the customer's own choice. */
export const matchReasons = [
  'exact',
  'punctuation',
  'chosen',
  'packaging',
  'alternate',
  'several',
  'otherMaker',
  'inside',
  'longer',
  'typing',
  'value',
  'none',
] as const
export type Reason = (typeof matchReasons)[number]

export const reasonTexts: Record<Reason, { label: string; explanation: string }> = {
  exact: { label: 'Exact', explanation: 'The part number is the same.' },
  punctuation: {
    label: 'Same number, punctuation differs',
    explanation: 'The part number is the same except for dashes and similar characters.',
  },
  chosen: { label: 'Your choice', explanation: 'You chose this part.' },
  packaging: { label: 'Other packaging', explanation: 'The same part in other packaging.' },
  alternate: {
    label: 'Approved alternate',
    explanation: 'Your BOM lists it as an alternate; the first part is not found.',
  },
  several: { label: 'Several parts', explanation: 'Several parts have this number. Please choose one.' },
  otherMaker: {
    label: 'Other manufacturer',
    explanation: 'The number is the same, but the manufacturer differs from your BOM.',
  },
  inside: { label: 'Inside the text', explanation: 'The part number is inside a longer text of your BOM.' },
  longer: { label: 'Longer number', explanation: 'One of the two numbers begins with the other.' },
  typing: { label: 'Typing error?', explanation: 'One or two characters are different.' },
  value: { label: 'By value', explanation: 'Found by the values and the package in the description.' },
  none: { label: 'Not found', explanation: 'No similar part found.' },
}

/** Only these are taken without asking. */
export const isSure = (reason: Reason): boolean => reason === 'exact' || reason === 'punctuation'

export const warningCodes = [
  'no_stock',
  'short_stock',
  'expected',
  'lead_time',
  'no_price',
  'lifecycle',
  'other_number',
  'other_maker',
  'other_package',
  'other_value',
  'other_rating',
  'short_number',
  'other_digits',
  'not_searched',
  'shop_number',
] as const
export type WarningCode = (typeof warningCodes)[number]

/** Contradictions between part and row: such guesses are confirmed one by one. */
const DIFFERENCES: ReadonlySet<WarningCode> = new Set([
  'other_maker',
  'other_package',
  'other_value',
  'other_rating',
  'other_digits',
])
export const isDifference = (code: WarningCode): boolean => DIFFERENCES.has(code)

/** Limits per buyer: BOMs, versions of each, and lines in all of them. */
export const MAX_SAVED = 200
export const MAX_VERSIONS = 10
export const MAX_KEPT_LINES = 200_000
