import { useRouteError } from 'react-router'
import { ErrorPage } from '#web/errors/error-page.tsx'
import { NotFound } from '#web/errors/not-found.tsx'
import { describeFailure } from '#web/errors/page-failure.ts'

/** In place of a page that failed. */
export function ErrorBoundary() {
  const { status, message } = describeFailure(useRouteError())
  return status === 404 ? <NotFound /> : <ErrorPage status={status} message={message} />
}
