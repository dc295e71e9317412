import { comparablePath } from '#shared/page-path.ts'

/** By short address: the page, the name of its id in the query, and the list to choose from without one. */
const longAddresses = [
  { short: '/goodsDetail', path: '/goods/detail', id: 'goodsId', list: '/comList' },
  { short: '/brandDetail', path: '/brand/detail', id: 'brandId', list: '/manufacturer' },
  { short: '/blogDetail', path: '/blog/detail', id: 'articleId', list: '/blog' },
]

export function findLongAddress({ pathname, searchParams }: URL): { address: string; isPermanent: boolean } {
  const long = longAddresses.find(({ short }) => comparablePath(short) === comparablePath(pathname))
  if (!long) throw new Error(`No page is known for ${pathname}.`)
  const id = searchParams.get(long.id)?.trim()
  return id
    ? { address: `${long.path}/${encodeURIComponent(id)}`, isPermanent: true }
    : { address: long.list, isPermanent: false }
}
