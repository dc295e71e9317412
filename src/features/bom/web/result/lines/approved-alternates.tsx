import { countToOrder } from '#features/bom/bom-pricing.rules.ts'
import { findPrice } from '#features/catalog/catalog.rules.ts'
import { VerdictNote } from '#features/catalog/web/verdict-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { choosePart, type WorkLine } from '../bom-work.ts'

type ApprovedAlternatesProps = { place: number; found: WorkLine['found']; needed: number; name: string }

/** The approved alternates of the row, each with a button to use it instead. */
export function ApprovedAlternates({ place, found, needed, name }: ApprovedAlternatesProps) {
  if (found.approved.length === 0) return null
  return (
    <div className="text-xs">
      <p className="font-medium text-ink-3">Approved alternates</p>
      <ul>
        {found.approved.map(({ model, brandName, goods, verdict }) => {
          const price = goods && findPrice(goods.priceList, countToOrder(goods, Math.max(1, needed)))
          const isTaken = goods !== null && goods.goodsId === found.goods?.goodsId
          return (
            <li key={`${model} ${brandName}`} className="flex flex-wrap items-center gap-x-2 py-0.5">
              <span className="font-mono wrap-anywhere">{goods?.goodsModel ?? model}</span>
              <span className="text-ink-3">
                {goods?.brand.brandName ?? brandName}
                {goods ? (
                  <>
                    , <Count value={goods.stockCount} /> in stock
                    {price && (
                      <>
                        , <Money amount={price.unit} currency={goods.currency} />
                      </>
                    )}
                  </>
                ) : (
                  <> not in the catalogue</>
                )}
              </span>
              {isTaken && <span className="text-ink-3">in use</span>}
              {goods && !isTaken && (
                <Button
                  size="sm"
                  className="h-6! px-2! text-xs!"
                  onClick={() => choosePart(place, goods, verdict ?? undefined)}
                >
                  Use
                  <span className="sr-only">
                    {' '}
                    {goods.goodsModel} for {name}
                  </span>
                </Button>
              )}
              {verdict && !isTaken && (
                <div className="basis-full">
                  <VerdictNote verdict={verdict} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
