import { useRouteError } from 'react-router'
import { SearchForm } from '#features/search/web/search-form.tsx'
import { ErrorPage } from '#web/errors/error-page.tsx'
import { NotFound } from '#web/errors/not-found.tsx'
import { describeFailure } from '#web/errors/page-failure.ts'

/** In place of a page that failed. */
export function ErrorBoundary() {
  const { status, message } = describeFailure(useRouteError())
  return status === 404 ? <NotFound search={<SearchForm />} /> : <ErrorPage status={status} message={message} />
}
