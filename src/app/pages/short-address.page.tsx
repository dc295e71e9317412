import { redirect } from 'react-router'

/** Short addresses with an id in the query; they redirect to the address of the page. */
const longAddresses: Record<string, { path: string; id: string }> = {
  '/brandDetail': { path: '/brand/detail', id: 'brandId' },
  '/blogDetail': { path: '/blog/detail', id: 'articleId' },
}

function toLongAddress({ request }: { request: Request }) {
  const { pathname, searchParams } = new URL(request.url)
  const long = longAddresses[pathname]
  const id = long && searchParams.get(long.id)
  return redirect(long && id ? `${long.path}/${encodeURIComponent(id)}` : '/404', 301)
}
export const loader = toLongAddress
export const clientLoader = toLongAddress

export default function ShortAddressPage() {
  return null
}
