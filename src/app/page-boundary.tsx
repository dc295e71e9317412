import { Outlet } from 'react-router'
import { describeFailure } from '#web/errors/page-failure.ts'
import { siteNameIn, type TitleArgs, titled } from '#web/site-name.ts'

/** Between the frame and the pages: a page that fails is replaced, and the frame around it stays as it is. */
export default function PageBoundary() {
  return <Outlet />
}

/** Of a page that failed; every other one names itself. */
export const meta = ({ error, matches }: TitleArgs & { error?: unknown }) => {
  if (!error) return [{ title: siteNameIn({ matches }) }]
  const lost = describeFailure(error).status === 404
  return [
    titled({ matches }, lost ? 'Page not found' : 'This page did not load'),
    { name: 'robots', content: 'noindex' },
  ]
}

export { ErrorBoundary } from './failed-page.tsx'
