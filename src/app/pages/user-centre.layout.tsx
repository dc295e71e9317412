import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useRouteError } from 'react-router'
import { LOGIN_AND_BACK } from '#features/account/web/login-return.ts'
import { requireLogin } from '#features/account/web/require-login.ts'
import { ViewerNote } from '#features/account/web/team/viewer-note.tsx'
import { useRequireLogin } from '#features/account/web/use-require-login.ts'
import { type AppError, isAppError } from '#shared/app-error.ts'
import { NotFound } from '#web/errors/not-found.tsx'
import { describeFailure } from '#web/errors/page-failure.ts'
import { ScriptFallback } from '#web/errors/page-fallback.tsx'
import { showError } from '#web/errors/show-error.ts'
import { ErrorState } from '#web/ui/display/error-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { CentreShell } from './user-centre/centre-shell.tsx'
import { centreTabs, chooseTab, tabIndexOf } from './user-centre/centre-tabs.ts'

const markTab = ({ request }: { request: Request }) => chooseTab(tabIndexOf(new URL(request.url).pathname))

/** Checks the login before the loaders of all pages of the centre. */
export const clientMiddleware = [requireLogin, markTab]

/** Empty, but needed: it makes the initial page wait for the middleware above. */
export const clientLoader = () => null

/** Around every page of the personal centre. Each brings its own `main`. */
export default function UserCentreLayout() {
  useRequireLogin()
  return (
    <CentreShell>
      <ViewerNote />
      <Outlet />
    </CentreShell>
  )
}

export function HydrateFallback() {
  const { pathname } = useLocation()
  return (
    <CentreShell>
      <main id="main">
        <PageHeading>{centreTabs[tabIndexOf(pathname)]?.label}</PageHeading>
        <ScriptFallback label="Loading your page">
          <div className="grid gap-4">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        </ScriptFallback>
      </main>
    </CentreShell>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isAppError(error) && error.reason === 'no_identity') return <LoginExpired error={error} />
  const { status, message } = describeFailure(error)
  if (status === 404) return <NotFound />
  return (
    <CentreShell>
      <main id="main">
        <ErrorState
          title={`${status}: This page did not load`}
          headingLevel={1}
          actions={
            <a href={pathname + search} className={linkClass('accent', true)}>
              Try again
            </a>
          }
        >
          {message}
        </ErrorState>
      </main>
    </CentreShell>
  )
}

/** The login expired while the page was loading. */
function LoginExpired({ error }: { error: AppError }) {
  useEffect(() => showError(error), [error])
  return <Navigate to={LOGIN_AND_BACK} replace />
}
