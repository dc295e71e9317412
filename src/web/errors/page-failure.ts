import { isRouteErrorResponse } from 'react-router'
import { isAppError, type Reason } from '#shared/app-error.ts'

interface PageFailure {
  status: number
  message: string
}

/** The API sends refusals with HTTP 200; a page answers with the matching status. */
const statusOf: Partial<Record<Reason, number>> = {
  invalid_input: 404,
  not_found: 404,
  no_identity: 401,
  not_allowed: 403,
}
const OTHER_REFUSAL = 400

const UNKNOWN: PageFailure = { status: 500, message: 'Something went wrong on our side. Please try again.' }

/** What a failed page says, wherever it failed: on the server, in a loader of the browser, or while drawing. */
export function describeFailure(error: unknown): PageFailure {
  if (isAppError(error)) {
    const status = statusOf[error.reason] ?? (error.status === 200 ? OTHER_REFUSAL : error.status)
    return { status, message: error.message }
  }
  if (isRouteErrorResponse(error)) {
    return { status: error.status, message: typeof error.data === 'string' ? error.data : error.statusText }
  }
  return UNKNOWN
}
