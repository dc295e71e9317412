import { TextLink } from '../ui/display/text-link.tsx'

/** Shows both sentences of the specification and two links. */
export function NotFound() {
  return (
    <main id="main" className="page-width py-16 md:py-24">
      <h1 className="not-found text-2xl">This page could not be found</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">Sorry page not found. The page may have been deleted</p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to="/" inline>
          First page
        </TextLink>
        <TextLink
          to="/"
          inline
          onClick={(event) => {
            if (history.length < 2) return
            event.preventDefault()
            history.back()
          }}
        >
          Previous page
        </TextLink>
      </p>
    </main>
  )
}
