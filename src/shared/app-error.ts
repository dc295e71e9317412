/**
 * All refusals. A refusal the user can act on is HTTP 200 with a code of its own; HTTP 4xx and 5xx are for calls that
 * could not be handled at all.
 */
export const refusals = {
  invalid_input: { code: 100001, status: 200 },
  not_found: { code: 100002, status: 200 },
  repeated_with_other_body: { code: 100003, status: 200 },
  wrong_credentials: { code: 200001, status: 200 },
  not_allowed: { code: 200003, status: 200 },
  no_identity: { code: 200004, status: 200 },
  captcha_needed: { code: 200005, status: 200 },
  wrong_captcha: { code: 200006, status: 200 },
  not_activated: { code: 200007, status: 200 },
  link_expired: { code: 200008, status: 200 },
  weak_password: { code: 200009, status: 200 },
  unfit_file: { code: 200010, status: 200 },
  second_factor_needed: { code: 200021, status: 200 },
  wrong_code: { code: 200022, status: 200 },
  step_up_needed: { code: 200023, status: 200 },
  factor_required: { code: 200024, status: 200 },
  address_book_full: { code: 210001, status: 200 },
  wrong_region: { code: 210002, status: 200 },
  above_stock: { code: 300001, status: 200 },
  below_minimum: { code: 300002, status: 200 },
  off_multiple: { code: 300003, status: 200 },
  not_for_sale: { code: 300004, status: 200 },
  cart_full: { code: 300005, status: 200 },
  order_changed: { code: 310001, status: 200 },
  order_too_large: { code: 310002, status: 200 },
  wrong_status: { code: 310003, status: 200 },
  mixed_currencies: { code: 310004, status: 200 },
  not_shippable: { code: 310005, status: 200 },
  above_ordered: { code: 310006, status: 200 },
  no_document_yet: { code: 310007, status: 200 },
  unpaid_limit: { code: 310008, status: 200 },
  not_accepted: { code: 310009, status: 200 },
  needs_approval: { code: 310010, status: 200 },
  method_not_offered: { code: 320001, status: 200 },
  wrong_amount: { code: 320002, status: 200 },
  provider_away: { code: 320003, status: 200 },
  above_paid: { code: 320004, status: 200 },
  bad_signature: { code: 320005, status: 400 },
  quote_over: { code: 330001, status: 200 },
  bom_empty: { code: 340001, status: 200 },
  bom_unreadable: { code: 340002, status: 200 },
  bom_oversized: { code: 340003, status: 200 },
  bom_too_slow: { code: 340004, status: 200 },
  bom_full: { code: 340101, status: 200 },
  bom_too_large: { code: 340102, status: 200 },
  bom_link_closed: { code: 340103, status: 200 },
  changed_meanwhile: { code: 350001, status: 200 },
  wrong_setup_code: { code: 350002, status: 200 },
  import_unreadable: { code: 350003, status: 200 },
  import_busy: { code: 350004, status: 200 },
  import_not_undoable: { code: 350005, status: 200 },
  part_exists: { code: 350006, status: 200 },
  malformed_request: { code: 400000, status: 400 },
  unknown_path: { code: 404000, status: 404 },
  too_slow: { code: 408000, status: 408 },
  too_large: { code: 413000, status: 413 },
  too_many_requests: { code: 429000, status: 429 },
  too_many_at_once: { code: 429001, status: 429 },
  caller_gone: { code: 499000, status: 499 },
  fault: { code: 500000, status: 500 },
  unavailable: { code: 503000, status: 503 },
  busy: { code: 503001, status: 503 },
  database_slow: { code: 503002, status: 503 },
  disk_full: { code: 503003, status: 503 },
  storage_unavailable: { code: 503004, status: 503 },
  maintenance: { code: 503005, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>

export type Reason = keyof typeof refusals

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly reason: Reason
  /** HTTP status of the answer, when something between the store and the browser has answered. */
  readonly answered: number | undefined

  constructor(reason: Reason, message: string, options?: ErrorOptions & { answered?: number }) {
    super(message, options)
    this.reason = reason
    this.answered = options?.answered
  }

  get code(): number {
    return refusals[this.reason].code
  }

  get status(): number {
    return this.answered ?? refusals[this.reason].status
  }
}

/** By shape, not by class: the page bundle carries its own copy of the class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'reason' in error
}

export function reasonOfCode(code: number): Reason {
  for (const [reason, refusal] of Object.entries(refusals)) if (refusal.code === code) return reason as Reason // keys of the table
  return 'fault'
}
