import { data } from 'react-router'
import { NotFound } from '#web/not-found.tsx'

/** The page where unknown addresses lead; it says 404 itself. */
export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export const meta = () => [{ title: 'Page not found | Ohmstead' }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  return <NotFound />
}
