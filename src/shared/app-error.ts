/**
 * All refusals and their codes. A refusal the user can act on is HTTP 200; HTTP 4xx and 5xx are for calls that could not be
 * handled at all, whose codes begin with the status.
 */
export const refusals = {
  invalid_input: 100001,
  not_found: 100002,
  repeated_with_other_body: 100003,
  wrong_credentials: 200001,
  not_allowed: 200003,
  no_identity: 200004,
  captcha_needed: 200005,
  wrong_captcha: 200006,
  not_activated: 200007,
  link_expired: 200008,
  weak_password: 200009,
  unfit_file: 200010,
  second_factor_needed: 200021,
  wrong_code: 200022,
  step_up_needed: 200023,
  factor_required: 200024,
  address_book_full: 210001,
  wrong_region: 210002,
  above_stock: 300001,
  below_minimum: 300002,
  off_multiple: 300003,
  not_for_sale: 300004,
  cart_full: 300005,
  order_changed: 310001,
  order_too_large: 310002,
  wrong_status: 310003,
  mixed_currencies: 310004,
  not_shippable: 310005,
  above_ordered: 310006,
  no_document_yet: 310007,
  unpaid_limit: 310008,
  not_accepted: 310009,
  needs_approval: 310010,
  method_not_offered: 320001,
  wrong_amount: 320002,
  provider_away: 320003,
  above_paid: 320004,
  bad_signature: 320005,
  quote_over: 330001,
  bom_empty: 340001,
  bom_unreadable: 340002,
  bom_oversized: 340003,
  bom_too_slow: 340004,
  bom_full: 340101,
  bom_too_large: 340102,
  bom_link_closed: 340103,
  changed_meanwhile: 350001,
  wrong_setup_code: 350002,
  import_unreadable: 350003,
  import_busy: 350004,
  import_not_undoable: 350005,
  part_exists: 350006,
  malformed_request: 400000,
  unknown_path: 404000,
  too_slow: 408000,
  too_large: 413000,
  too_many_requests: 429000,
  too_many_at_once: 429001,
  caller_gone: 499000,
  fault: 500000,
  unavailable: 503000,
  busy: 503001,
  database_slow: 503002,
  disk_full: 503003,
  storage_unavailable: 503004,
  maintenance: 503005,
} as const satisfies Record<string, number>

export type Reason = keyof typeof refusals

/** Payment providers repeat an event that is not answered with 200. */
export const statusOf = (reason: Reason): number => {
  if (reason === 'bad_signature') return 400
  return refusals[reason] < 400_000 ? 200 : Math.floor(refusals[reason] / 1000)
}

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
    return refusals[this.reason]
  }

  get status(): number {
    return this.answered ?? statusOf(this.reason)
  }
}

/** By shape, not by class: the page bundle carries its own copy of the class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'reason' in error
}

export function reasonOfCode(code: number): Reason {
  for (const [reason, known] of Object.entries(refusals)) if (known === code) return reason as Reason // keys of the table
  return 'fault'
}
