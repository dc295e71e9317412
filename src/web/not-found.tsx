import { Link, useNavigate } from 'react-router'

export function NotFound() {
  const navigate = useNavigate()
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-24 text-center">
      <p className="font-mono text-6xl text-ink-3">404</p>
      <h1 className="mt-4 text-2xl font-semibold">This page could not be found</h1>
      <p className="mt-2 text-ink-2">Sorry page not found. The page may have been deleted</p>
      <p className="mt-8 flex justify-center gap-6">
        <Link className="text-accent underline" to="/">
          First page
        </Link>
        <Link
          className="text-accent underline"
          to="/"
          onClick={(event) => {
            if (window.history.length < 2) return
            event.preventDefault()
            navigate(-1)
          }}
        >
          Previous page
        </Link>
      </p>
    </main>
  )
}
