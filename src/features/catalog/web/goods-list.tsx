import { formatCount } from '#shared/text/format-count.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import type { Goods } from '../catalog.contract.ts'
import { countText } from './filters/count-text.ts'
import { GoodsTable } from './goods-table.tsx'

type GoodsListProps = {
  caption: string
  list: Goods[]
  totalCount: number
  page: number
  pageSize: number
  hrefFor: (page: number) => string
  isLowerBound?: boolean
}

/** A page of goods with pagination. */
export function GoodsList({
  caption,
  list,
  totalCount,
  page,
  pageSize,
  hrefFor,
  isLowerBound = false,
}: GoodsListProps) {
  if (list.length === 0) return <NoGoods beyond={totalCount > 0} firstPage={hrefFor(1)} />
  const first = (page - 1) * pageSize + 1
  return (
    <div className="flex flex-col gap-4">
      <GoodsTable caption={caption} sections={[{ goods: list }]} />
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefFor={hrefFor}
        summary={`${formatCount(first)}–${formatCount(first + list.length - 1)} of ${countText(totalCount, isLowerBound)} parts`}
      />
    </div>
  )
}

function NoGoods({ beyond, firstPage }: { beyond: boolean; firstPage: string }) {
  if (beyond)
    return (
      <EmptyState
        title="This page is beyond the end of the list"
        actions={<ButtonLink to={firstPage}>Go to the first page</ButtonLink>}
      />
    )
  return (
    <EmptyState title="No parts here yet" actions={<ButtonLink to="/enquiry">Ask for a quote</ButtonLink>}>
      <p>Tell us which part you need, and we will quote it.</p>
    </EmptyState>
  )
}
