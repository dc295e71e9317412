import type { Goods } from '#features/catalog/catalog.contract.ts'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'

/** Replacements, below an exact match. */
export function Replacements({ goods }: { goods: Goods }) {
  if (goods.replace.length === 0) return null
  return (
    <section aria-labelledby="replacements" className="pt-6">
      <h2 id="replacements" className="pb-1 text-base">
        Parts that can replace {goods.goodsModel}
      </h2>
      <ul>
        {goods.replace.map((other) => (
          <li
            key={other.goodsId}
            className="flex flex-wrap items-baseline gap-x-4 border-t border-line-2 py-1.5 text-sm"
          >
            <TextLink to={goodsAddress(other.goodsId)} tone="ink" className="py-0.5">
              <ModelText model={other.goodsModel} className="wrap-anywhere" />
            </TextLink>
            <span className="text-ink-3">{other.brand.brandName}</span>
            <span className="whitespace-nowrap text-ink-3">{other.package}</span>
            <span className="ml-auto text-ink-3">
              <Count value={other.stockCount} /> in stock
            </span>
          </li>
        ))}
      </ul>
      <TextLink to={goodsAddress(goods.goodsId)} className="inline-block pt-2 text-sm">
        All alternatives
      </TextLink>
    </section>
  )
}
