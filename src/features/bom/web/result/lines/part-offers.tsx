import type { BomGoods } from '#features/bom/bom-matching.contract.ts'
import type { Verdict } from '#features/catalog/catalog.contract.ts'
import { findPrice, roundUp } from '#features/catalog/catalog.rules.ts'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { VerdictNote } from '#features/catalog/web/verdict-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { UnbrokenText } from '#web/ui/display/unbroken-text.tsx'

/** A part, and why it is offered. */
export interface Offer {
  goods: BomGoods
  why: string
  /** Of an alternative: what it is to the part of the line. */
  verdict?: Verdict
}

type PartOffersProps = { title: string; list: Offer[]; orderCount: number; onChosen: (offer: Offer) => void }

/** Parts to choose from, each with what it costs for this line and whether there is enough. */
export function PartOffers({ title, list, orderCount, onChosen }: PartOffersProps) {
  return (
    <div>
      <p className="pb-1 text-xs font-medium text-ink-3">{title}</p>
      <ul className="divide-y divide-line">
        {list.map((offer) => {
          const { goods, why, verdict } = offer
          return (
            <li key={goods.goodsId} className="flex items-center gap-3 py-1.5 text-sm">
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">
                  <TextLink to={goodsAddress(goods.goodsId)} target="_blank" tone="ink">
                    <ModelText model={goods.goodsModel} />
                  </TextLink>{' '}
                  <span className="text-xs text-ink-3">
                    {goods.brand.brandName}, <UnbrokenText text={goods.package} />
                  </span>
                </p>
                <p className="text-xs text-ink-3">
                  <Stock goods={goods} orderCount={orderCount} />
                  <UnitPrice goods={goods} orderCount={orderCount} />
                  {why && `, ${why.toLowerCase()}`}
                </p>
                {verdict && <VerdictNote verdict={verdict} />}
              </div>
              <Button
                size="sm"
                className="h-7!"
                onClick={() => onChosen(offer)}
                aria-label={`Take ${goods.goodsModel} of ${goods.brand.brandName}`}
              >
                Take
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type ForLine = { goods: BomGoods; orderCount: number }

function Stock({ goods, orderCount }: ForLine) {
  return (
    <span className={goods.stockCount < orderCount ? 'text-warn' : ''}>
      <Count value={goods.stockCount} /> in stock
    </span>
  )
}

function UnitPrice({ goods, orderCount }: ForLine) {
  const price = findPrice(goods.priceList, roundUp(Math.max(1, orderCount), goods))
  if (!price) return ', no price'
  return (
    <>
      , <Money amount={price.unit} currency={goods.currency} /> each
    </>
  )
}
