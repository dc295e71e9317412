import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { formatCount } from '#shared/text/format-count.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import type { Goods } from '../../catalog.contract.ts'
import type { ParameterTable } from '../../filters.contract.ts'
import { FacetChips } from '../filters/facet-chips.tsx'
import { GoodsTable } from '../goods-table.tsx'
import type { AddressAfter } from './category-change.ts'
import { type CategoryPlace, type CategoryState, NO_CHOICE, PAGE_SIZES } from './category-choice.ts'
import type { ChosenPart } from './category-chosen.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { PageSize } from './page-size.tsx'
import { PartTable } from './part-table.tsx'

type CategoryResultsProps = {
  caption: string
  list: Goods[]
  totalCount: number
  /** "1,284" or "10,000+". */
  countWritten: string
  place: CategoryPlace
  state: CategoryState
  /** The parameters as columns, when they are asked for. */
  table: ParameterTable | null
  /** About the order of the list. */
  note: ReactNode
  chosen: ChosenPart[]
  after: AddressAfter
}

/** Results and active filters of a category. While the next list is loading, this one stays, faded. */
export function CategoryResults(props: CategoryResultsProps) {
  const { caption, list, table, totalCount, countWritten, place, state, note, chosen, after } = props
  const { pageNumber: page, pageSize, quantity } = state
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isFiltering = next?.pathname === pathname
  const whole = useRef<HTMLElement>(null)
  const first = (page - 1) * pageSize + 1
  return (
    <section ref={whole} tabIndex={-1} aria-label="Parts" aria-busy={isFiltering} className="min-w-0 outline-none">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the keyboard here when the link it was on is gone */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link answers the keyboard with a click */}
      <div onClick={() => whole.current?.focus({ preventScroll: true })}>
        <FacetChips
          chips={chosen.map(({ name, without }) => ({ name, removeTo: after(without) }))}
          clearTo={after(NO_CHOICE)}
        />
      </div>
      {note}
      <div className={classNames('transition-opacity', isFiltering && 'opacity-50 delay-150')}>
        {list.length > 0 ? (
          <div className="flex flex-col gap-4">
            {table ? (
              <>
                <ColumnChooser columns={table.columns} place={place} state={state} />
                <PartTable caption={caption} list={list} table={table} state={state} after={after} />
              </>
            ) : (
              <GoodsTable caption={caption} sections={[{ goods: list }]} quantity={quantity} />
            )}
            <Pagination
              page={page}
              pages={Math.ceil(totalCount / pageSize)}
              hrefFor={(pageNumber) => after({ pageNumber })}
              summary={`${formatCount(first)}–${formatCount(first + list.length - 1)} of ${countWritten} parts`}
            />
            <PageSize size={pageSize} isNeeded={totalCount > PAGE_SIZES[0]} after={after} />
          </div>
        ) : (
          <EmptyResult isBeyond={totalCount > 0} hasFilters={chosen.length > 0} after={after} />
        )}
      </div>
    </section>
  )
}

function EmptyResult({ isBeyond, hasFilters, after }: { isBeyond: boolean; hasFilters: boolean; after: AddressAfter }) {
  if (isBeyond)
    return (
      <EmptyState
        title="This page is beyond the end of the list"
        actions={<ButtonLink to={after({})}>Go to the first page</ButtonLink>}
      />
    )
  if (hasFilters)
    return (
      <EmptyState
        title="No parts match these filters"
        actions={
          <ButtonLink to={after(NO_CHOICE)} variant="primary">
            Clear all filters
          </ButtonLink>
        }
      >
        <p>Remove one of them to see more.</p>
      </EmptyState>
    )
  return (
    <EmptyState title="No parts here yet" actions={<ButtonLink to="/enquiry">Ask for a quote</ButtonLink>}>
      <p>Tell us which part you need, and we will quote it.</p>
    </EmptyState>
  )
}
