import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { ButtonLink } from '../../../web/ui/button-link.tsx'
import { Count } from '../../../web/ui/count.tsx'
import type { Goods } from '../catalog.contract.ts'
import { goodsAddress } from './addresses.ts'
import { GoodsTable } from './goods-table.tsx'

const FindMoreDialog = lazy(() => import('./find-more-dialog.tsx').then((file) => ({ default: file.FindMoreDialog })))

type AlternativesProps = { goods: { goodsId: number; goodsModel: string }; alternatives: Goods[]; totalCount: number }

/** Parts that do the same job on the same footprint. The rest opens in a dialog; without script, on the page itself. */
export function Alternatives({ goods, alternatives, totalCount }: AlternativesProps) {
  const [open, setOpen] = useState(false)
  if (alternatives.length === 0) return null
  function findMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <section aria-labelledby="alternatives" className="pt-10">
      <div className="flex items-center justify-between gap-4 pb-2">
        <h2 id="alternatives" className="text-lg">
          You might want to find
        </h2>
        {totalCount > alternatives.length && (
          <ButtonLink
            size="sm"
            to={`${goodsAddress(goods.goodsId)}?alternatives=all#alternatives`}
            onClick={findMore}
            aria-haspopup="dialog"
          >
            Find more <Count value={totalCount} className="text-ink-3" />
          </ButtonLink>
        )}
      </div>
      <GoodsTable caption={`Alternatives to ${goods.goodsModel}`} sections={[{ goods: alternatives }]} />
      {open && (
        <Suspense>
          <FindMoreDialog goods={goods} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
