import { PackageCheck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { readWork } from '#features/staff/web/work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from '#features/staff/web/work/assignee-filter.tsx'
import { ChooseCell, ChooseHead, type ChosenRows, useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { NotesButton } from '#features/staff/web/work/notes-button.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { ifAllowed } from '#web/errors/if-allowed.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { suppliers } from '../../staff-purchasing.contract.ts'
import { type LowStockPart, lowStock, STOCK_LEVELS } from '../../staff-reorder.contract.ts'
import { NewOrderButton } from './new-order-button.tsx'

const PAGE_SIZE = 25
const STOCK = '/staff/stock'

export const meta = () => [{ title: 'Low stock | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const filter = {
    level: STOCK_LEVELS.find((one) => one === query.get('level')) ?? ('all' as const),
    ...readAssigned(query),
  }
  const pageNumber = readPageNumber(query)
  const found = await callApi(lowStock, { ...filter, pageNumber, pageSize: PAGE_SIZE })
  const known = await ifAllowed(callApi(suppliers, { pageSize: 100 }))
  const work = await readWork(
    'part',
    found.list.map(({ goodsId }) => String(goodsId)),
  )
  return { ...found, ...filter, ...work, pageNumber, suppliers: known?.list ?? [] }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

const LEVEL_NAMES = { all: 'All', none: 'Sold out', few: 'Few left' } as const

function addressOf(level: string, assignedTo: string | undefined): string {
  const query = new URLSearchParams({ ...(level !== 'all' && { level }), ...(assignedTo && { assigned: assignedTo }) })
  return query.size > 0 ? `${STOCK}?${query}` : STOCK
}

/** Parts to buy again, the most urgent first. */
export default function LowStockPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, pageNumber, level, assignedTo } = loaderData
  const { chosen, choose } = useChosenRows(list.map(({ goodsId }) => String(goodsId)))
  const can = useCan()
  return (
    <StaffPage
      title="Low stock"
      lead="Parts that are still made and of which fewer are free and on order than their reorder point, the most urgent first."
      actions={<KeyHints action="assign" />}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label="Stock"
          tabs={STOCK_LEVELS.map((one) => ({
            name: LEVEL_NAMES[one],
            to: addressOf(one, assignedTo),
            chosen: one === level,
          }))}
        />
        <AssigneeFilter kind="part" />
      </div>
      {list.length === 0 ? (
        <EmptyState icon={<PackageCheck aria-hidden="true" />} title="Nothing to order">
          No part of this kind is low.
        </EmptyState>
      ) : (
        <>
          {chosen.length > 0 && (
            <div className="flex flex-wrap items-end gap-3">
              <AssignChosen kind="part" subjects={chosen} />
              {can('purchasing.write') && (
                <NewOrderButton
                  label={`Order ${chosen.length} ${chosen.length === 1 ? 'part' : 'parts'}`}
                  suppliers={loaderData.suppliers}
                  lines={list
                    .filter(({ goodsId }) => chosen.includes(String(goodsId)))
                    .map(({ goodsId, toOrder }) => ({ goodsId, count: toOrder }))}
                />
              )}
            </div>
          )}
          <PartTable data={loaderData} chosen={chosen} onChoose={choose} />
          <StaffPagination
            path={STOCK}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['part', 'parts']}
            exported={{ list: 'low-stock', filter: { level, assignedTo } }}
          />
        </>
      )}
    </StaffPage>
  )
}

function PartTable({ data: { list, assigned, noteCounts }, chosen, onChoose }: ChosenRows & { data: PageData }) {
  return (
    <TableFrame caption="Parts with low stock" stacked>
      <thead>
        <tr>
          <ChooseHead />
          <Th>Part</Th>
          <Th>Manufacturer</Th>
          <Th>Category</Th>
          <Th numeric>Lead time</Th>
          <Th numeric>Free stock</Th>
          <Th numeric>On order</Th>
          <Th numeric>Reorder point</Th>
          <Th numeric>To order</Th>
          <Th nameHidden>Notes</Th>
        </tr>
      </thead>
      <tbody>
        {list.map((part) => (
          <PartRow
            key={part.goodsId}
            part={part}
            assignee={assigned[part.goodsId]}
            noteCount={noteCounts[part.goodsId]}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </TableFrame>
  )
}

type PartRowProps = ChosenRows & {
  part: LowStockPart
  assignee: string | undefined
  noteCount: number | undefined
}

function PartRow({ part, assignee, noteCount, chosen, onChoose }: PartRowProps) {
  const { goodsId, goodsModel, brandName, categoryName, leadWeeks, stock, onOrder, backordered } = part
  const can = useCan()
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <ChooseCell row={String(goodsId)} name={goodsModel} chosen={chosen} onChoose={onChoose} />
      <Td className="py-2!">
        <TextLink
          to={can('parts.read') ? `/staff/parts/${goodsId}` : `/goods/detail/${goodsId}`}
          data-row-link
          className="font-mono wrap-anywhere"
        >
          {goodsModel}
        </TextLink>
        {assignee && <span className="block text-xs text-ink-3">{assignee}</span>}
      </Td>
      <Td label="Manufacturer" className="py-2!">
        {brandName}
      </Td>
      <Td label="Category" className="py-2! text-sm text-ink-2">
        {categoryName || '–'}
      </Td>
      <Td label="Lead time" numeric className="py-2! text-sm text-ink-2">
        {leadWeeks > 0 ? `${leadWeeks} ${leadWeeks === 1 ? 'week' : 'weeks'}` : '–'}
      </Td>
      <Td label="Free stock" numeric className={`py-2! font-mono ${stock === 0 ? 'text-copper' : ''}`}>
        {formatCount(stock)}
        {backordered > 0 && (
          <span className="block font-sans text-xs text-ink-3">{formatCount(backordered)} for orders</span>
        )}
      </Td>
      <Td label="On order" numeric className="py-2! font-mono">
        {formatCount(onOrder)}
      </Td>
      <Td label="Reorder point" numeric className="py-2! font-mono text-ink-2">
        {formatCount(part.reorderPoint)}
      </Td>
      <Td label="To order" numeric className="py-2! font-mono font-semibold">
        {formatCount(part.toOrder)}
      </Td>
      <Td className="py-2! sm:py-1! sm:text-right">
        <NotesButton kind="part" subject={String(goodsId)} about={goodsModel} count={noteCount} />
      </Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
