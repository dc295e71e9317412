import { categoryPathAddress } from '#features/catalog/addresses/category-address.rules.ts'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { type Seen, useRecentBrowsing } from './recent-browsing.ts'

/** Recently viewed items. Empty in the server-rendered page, which is the same for all visitors. */
export function RecentBrowsing({ seen }: { seen: Seen | undefined }) {
  const { goods, category, problem } = useRecentBrowsing(seen)
  if (goods.length + category.length === 0 && !problem) return null
  return (
    <section aria-labelledby="recent-browsing">
      <h2 id="recent-browsing" className="pb-1 text-base">
        Recent browsing
      </h2>
      {problem && <p className="text-sm text-bad">{problem}</p>}
      {goods.length > 0 && (
        <ul aria-label="Parts you looked at">
          {goods.map((item) => (
            <li key={item.goodsId} className="flex items-baseline justify-between gap-3 border-t border-line-2 py-1">
              <TextLink to={goodsAddress(item.goodsId)} tone="ink" className="min-w-0 py-0.5">
                <ModelText model={item.goodsModel} className="text-sm wrap-anywhere" />
              </TextLink>
              <span className="shrink-0 text-right text-xs whitespace-nowrap text-ink-3">{item.package}</span>
            </li>
          ))}
        </ul>
      )}
      {category.length > 0 && (
        <ul
          aria-label="Categories you looked at"
          className="flex flex-wrap gap-x-4 border-t border-line-2 pt-1.5 text-sm"
        >
          {category.map((item) => (
            <li key={item.categoryId}>
              <TextLink to={categoryPathAddress(item.path)} className="inline-block py-0.5">
                {item.categoryName}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
