import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { TextLink } from '../ui/display/text-link.tsx'

/** Shows both sentences of the specification, a search and two links. */
export function NotFound({ search }: { search?: ReactNode }) {
  const navigate = useNavigate()
  return (
    <main id="main" className="page-width py-16 md:py-24">
      <p className="font-mono text-4xl text-edge" aria-hidden="true">
        404
      </p>
      <h1 className="mt-3 text-2xl">This page could not be found</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">Sorry page not found. The page may have been deleted</p>
      {search}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to="/" inline>
          First page
        </TextLink>
        <TextLink
          to="/"
          inline
          onClick={(event) => {
            if (window.history.length < 2) return
            event.preventDefault()
            navigate(-1)
          }}
        >
          Previous page
        </TextLink>
      </p>
    </main>
  )
}
