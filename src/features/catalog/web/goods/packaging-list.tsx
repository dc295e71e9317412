import { ModelText } from '#web/ui/display/model-text.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { OtherPackaging } from '../../catalog.contract.ts'
import { describePackaging } from '../../catalog.rules.ts'
import { goodsAddress } from '../addresses.ts'
import { Availability } from '../availability.tsx'
import { GoodsPicture } from '../goods-picture.tsx'
import { useOwnPrices } from '../own-prices/use-own-prices.ts'

/** The same part on another reel, in a tube, in a tray. */
export function PackagingList({ packagings: shown }: { packagings: OtherPackaging[] }) {
  const packagings = useOwnPrices(shown)
  if (packagings.length === 0) return null
  return (
    <section aria-labelledby="packagings" className="priced pt-10">
      <h2 id="packagings" className="pb-2 text-lg">
        The same part in other packaging
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {packagings.map((goods) => (
          <li key={goods.goodsId} className="flex items-center gap-3 border-t border-line py-2">
            <GoodsPicture coverPic={goods.coverPic} alt="" className="w-12 shrink-0" />
            <div className="min-w-0">
              <TextLink to={goodsAddress(goods.goodsId)} tone="ink" className="inline-block py-0.5">
                <ModelText model={goods.goodsModel} className="wrap-anywhere" />
              </TextLink>
              <span className="block text-xs text-ink-3">
                {[goods.packingName, goods.package].filter(Boolean).join(' · ')}
              </span>
              <span className="block text-xs text-ink-3">
                {describePackaging(goods)}
                {goods.price !== null && (
                  <>
                    {' '}
                    from <Money amount={goods.price} currency={goods.currency} />
                  </>
                )}
              </span>
            </div>
            <p className="ml-auto text-right">
              <Availability stockCount={goods.stockCount} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
