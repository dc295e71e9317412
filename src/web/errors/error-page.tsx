import { useLocation } from 'react-router'
import { linkClass } from '../ui/display/text-link.tsx'

/** A page that failed to load. Plain links, so that the next page is loaded from the server. */
export function ErrorPage({ status, message }: { status: number; message: string }) {
  const { pathname, search } = useLocation()
  return (
    <main id="main" className="page-width py-16 md:py-24">
      <p className="font-mono text-4xl text-edge">{status}</p>
      <h1 className="mt-3 text-2xl">This page did not load</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">{message}</p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <a href={pathname + search} className={linkClass('accent', true)}>
          Try again
        </a>
        <a href="/" className={linkClass('accent', true)}>
          First page
        </a>
      </p>
    </main>
  )
}
