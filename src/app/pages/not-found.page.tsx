import { data } from 'react-router'
import { NotFound } from '#web/errors/not-found.tsx'
import { privatePage } from '#web/site-name.ts'

/** The page where unknown addresses lead; it says 404 itself. */
export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export const meta = privatePage('Page not found')

export default function NotFoundPage() {
  return <NotFound />
}
