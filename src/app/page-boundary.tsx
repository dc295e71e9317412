import { Outlet } from 'react-router'
import { describeFailure } from '#web/page-failure.ts'

/** Between the frame and the pages: a page that fails is replaced, and the frame around it stays as it is. */
export default function PageBoundary() {
  return <Outlet />
}

/** Of a page that failed; every other one names itself. */
export const meta = ({ error }: { error?: unknown }) => {
  if (!error) return [{ title: 'Ohmstead' }]
  const lost = describeFailure(error).status === 404
  return [
    { title: `${lost ? 'Page not found' : 'This page did not load'} | Ohmstead` },
    { name: 'robots', content: 'noindex' },
  ]
}

export { ErrorBoundary } from './failed-page.tsx'
