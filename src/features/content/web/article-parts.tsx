import { Link } from 'react-router'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'

/** The parts an article is about, as far as the catalogue has them. */
export function ArticleParts({ parts }: { parts: readonly GoodsName[] }) {
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="article-parts">
      <h2 id="article-parts" className="border-b border-ink pb-1 text-sm">
        Parts in this article
      </h2>
      <ul className="grid-cols-2 gap-x-8 sm:max-lg:grid">
        {parts.map((part) => (
          <li key={part.goodsId} className="border-b border-line-2">
            <Link to={goodsAddress(part.goodsId)} className="group flex items-center gap-3 py-2">
              <GoodsPicture coverPic={part.coverPic} alt="" className="w-14 shrink-0" />
              <span className="min-w-0 text-sm">
                <ModelText model={part.goodsModel} className="block wrap-anywhere group-hover:text-link" />
                <span className="block text-xs text-ink-3">
                  {part.brand.brandName} · {part.package}
                </span>
                <span className="block text-xs text-ink-3">
                  {part.stockCount > 0 ? (
                    <>
                      <Count value={part.stockCount} /> in stock
                    </>
                  ) : (
                    'not in stock'
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
