/** As many lines as a cart may hold. */
export const MAX_ORDER_LINES = 2000

/** Limits of one line. */
export const MAX_PIECES = 100_000_000

/** Larger sums are quoted by a person. */
export const MAX_AMOUNT = '99999999'

/** A shipped order without confirmation is finished after this. */
export const RECEIVED_AFTER_DAYS = 30

export const MAX_PICTURES = 6

/** Suggested reasons for cancelling; any other text is accepted. */
export const CANCEL_REASONS = [
  'Ordered by mistake',
  'Wrong part or quantity',
  'Found a better price',
  'Delivery takes too long',
  'The project has changed',
  'Other',
] as const

/** Reasons a buyer can pick when something is wrong. */
export const AFTER_SALE_REASONS = [
  'Wrong part received',
  'Quantity short',
  'Damaged in transit',
  'Defective part',
  'Late delivery',
  'No longer needed',
  'Other',
] as const
