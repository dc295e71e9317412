import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../web/error-page.tsx'
import { NotFound } from '../web/not-found.tsx'
import { describeFailure } from '../web/page-failure.ts'

/** Between the frame and the pages: a page that fails is replaced, and the frame around it stays as it is. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const { status, message } = describeFailure(useRouteError())
  return status === 404 ? <NotFound /> : <ErrorPage status={status} message={message} />
}
