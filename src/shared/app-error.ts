/**
 * The one table of refusals. A refusal the user can act on is HTTP 200 with its code; HTTP 4xx and 5xx are kept for
 * calls that could not be taken at all.
 */
export const refusals = {
  invalid_input: { code: 100001, status: 200 },
  not_found: { code: 100002, status: 200 },
  repeated_with_other_body: { code: 100003, status: 200 },
  wrong_credentials: { code: 200001, status: 200 },
  not_allowed: { code: 200003, status: 200 },
  no_identity: { code: 200004, status: 200 },
  malformed_request: { code: 400000, status: 400 },
  unknown_path: { code: 404000, status: 404 },
  too_large: { code: 413000, status: 413 },
  too_many_requests: { code: 429000, status: 429 },
  fault: { code: 500000, status: 500 },
  unavailable: { code: 503000, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>

export type Reason = keyof typeof refusals

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly reason: Reason

  constructor(reason: Reason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }

  get code(): number {
    return refusals[this.reason].code
  }

  get status(): number {
    return refusals[this.reason].status
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
