import { Outlet } from 'react-router'
import { describeFailure } from '#web/errors/page-failure.ts'
import { siteNameIn, type TitleArgs, titled } from '#web/site-name.ts'

/** Error boundary between frame and pages: a failed page is replaced, the frame stays. */
export default function PageBoundary() {
  return <Outlet />
}

/** Title of a failed page. */
export const meta = ({ error, matches }: TitleArgs & { error?: unknown }) => {
  if (!error) return [{ title: siteNameIn({ matches }) }]
  const lost = describeFailure(error).status === 404
  return [
    titled({ matches }, lost ? 'Page not found' : 'This page did not load'),
    { name: 'robots', content: 'noindex' },
  ]
}

export { ErrorBoundary } from './failed-page.tsx'
