import { redirect } from 'react-router'

/** The short address; the long one is the part's own. */
const toLongAddress = ({ request }: { request: Request }) => {
  const goodsId = new URL(request.url).searchParams.get('goodsId')
  return redirect(goodsId ? `/goods/detail/${encodeURIComponent(goodsId)}` : '/404', 301)
}
export const loader = toLongAddress
export const clientLoader = toLongAddress

export default function GoodsRedirectPage() {
  return null
}
