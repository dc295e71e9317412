import { data } from 'react-router'
import { SearchForm } from '#features/search/web/search-form.tsx'
import { NotFound } from '#web/errors/not-found.tsx'
import { privatePage } from '#web/site-name.ts'

/** Redirect target for unknown URLs; its status is 404. */
export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export const meta = privatePage('Page not found')

export default function NotFoundPage() {
  return (
    <>
      <NotFound />
      <search className="page-width -mt-8 pb-16 md:-mt-16 md:pb-24">
        <SearchForm />
      </search>
    </>
  )
}
