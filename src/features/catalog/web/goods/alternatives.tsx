import { type MouseEvent, useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import type { Alternative } from '../../catalog.contract.ts'
import { GoodsTable } from '../goods-table.tsx'
import { VerdictNote } from '../verdict-note.tsx'
import { ALTERNATIVES_BATCH_SIZE, alternativesAddress } from './alternatives-paging.ts'

const FindMoreDialog = lazyPart(async () => (await import('./find-more-dialog.tsx')).FindMoreDialog)

type AlternativesProps = {
  goods: { goodsId: number; goodsModel: string }
  list: Alternative[]
  /** How many of all are replacements. */
  replacementCount: number
  totalCount: number
  pageNumber: number
  /** The server's error message. */
  problem?: string | undefined
}

/**
 * Parts with the same function, replacements first, five at a time. All of them are shown in a dialog, which leaves the
 * page as it is; without scripts the button links to the next five.
 */
export function Alternatives({ goods, list, totalCount, replacementCount, pageNumber, problem }: AlternativesProps) {
  const [open, setOpen] = useState(false)
  if (problem) return <NotRead problem={problem} />
  if (list.length === 0 && pageNumber === 1) return null
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
        {totalCount > ALTERNATIVES_BATCH_SIZE && (
          <ButtonLink size="sm" to={alternativesAddress(goods.goodsId, 2)} onClick={findMore} aria-haspopup="dialog">
            Find more <Count value={totalCount} className="text-ink-3" />
          </ButtonLink>
        )}
      </div>
      <p className="pb-2 text-sm text-ink-3">
        {replacementCount === 0
          ? 'None of them is a replacement: compare the ratings before you choose one.'
          : `${replacementCount} of ${totalCount} can replace ${goods.goodsModel} without being worse in a stated rating.`}
      </p>
      {list.length > 0 ? (
        <GoodsTable caption={`Alternatives to ${goods.goodsModel}`} sections={[{ goods: list }]} noteOf={noteOf} />
      ) : (
        <EmptyState
          title="No alternatives on this page"
          headingLevel={3}
          actions={<ButtonLink to={alternativesAddress(goods.goodsId, 1)}>Show the first ones</ButtonLink>}
        />
      )}
      <div className="pt-4">
        <Pagination
          label={`Alternatives to ${goods.goodsModel}`}
          page={pageNumber}
          pages={Math.ceil(totalCount / ALTERNATIVES_BATCH_SIZE)}
          hrefFor={(page) => alternativesAddress(goods.goodsId, page)}
        />
      </div>
      {open && <FindMoreDialog goods={goods} onClose={() => setOpen(false)} />}
    </section>
  )
}

function NotRead({ problem }: { problem: string }) {
  return (
    <section aria-labelledby="alternatives" className="pt-10">
      <h2 id="alternatives" className="pb-2 text-lg">
        You might want to find
      </h2>
      <p role="alert" className="text-sm text-bad">
        {problem}
      </p>
    </section>
  )
}

const noteOf = ({ verdict }: Alternative) => <VerdictNote verdict={verdict} />
