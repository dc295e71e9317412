import { Navigate, useLocation, useRouteError } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { describeFailure } from '#web/errors/page-failure.ts'
import { ErrorState } from '#web/ui/display/error-state.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { loginFor, STAFF_SECURITY } from './staff-addresses.ts'

/** Why a page of the back office is not there. */
export function StaffFailure({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { status, message } = describeFailure(error)
  const isFinal = status === 404 || status === 403
  const title = status === 404 ? 'Not found' : status === 403 ? 'Not allowed' : 'This page did not load'
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      actions={
        <a href={isFinal ? '/staff' : pathname + search} className={linkClass('accent', true)}>
          {isFinal ? 'Back to Today' : 'Try again'}
        </a>
      }
    >
      {status === 404 && !isAppError(error) ? 'There is no such page.' : message}
    </ErrorState>
  )
}

/** In place of a page inside the frame, which stays. */
export function StaffErrorBoundary() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  // The login ended, or the account was disabled, while the page was read.
  if (isAppError(error) && error.reason === 'no_identity') return <Navigate to={loginFor(pathname + search)} replace />
  // The grace period for a second factor has ended meanwhile.
  if (isAppError(error) && error.reason === 'factor_required') return <Navigate to={STAFF_SECURITY} replace />
  return (
    <main id="main" className="mx-auto w-full max-w-160 px-4 py-12">
      <StaffFailure error={error} />
    </main>
  )
}
