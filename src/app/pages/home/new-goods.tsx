import { Link } from 'react-router'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'

/** The newest parts by their pictures, in one row that scrolls. */
export function NewGoods({ goods }: { goods: GoodsName[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <ul tabIndex={0} aria-labelledby="new-goods" className="flex gap-3 overflow-x-auto pb-2">
      {goods.map((one) => (
        <li key={one.goodsId} className="w-36 shrink-0">
          <Link to={goodsAddress(one.goodsId)} className="block rounded-md hover:text-link">
            <GoodsPicture coverPic={one.coverPic} alt="" className="w-full" />
            <span className="block truncate pt-1 font-mono text-sm">{one.goodsModel}</span>
            <span className="block truncate text-xs text-ink-3">{one.brand.brandName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
