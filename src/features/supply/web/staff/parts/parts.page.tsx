import { PackageSearch } from 'lucide-react'
import { type ClientLoaderFunctionArgs, Form, useLocation } from 'react-router'
import { isEnding } from '#features/catalog/availability.rules.ts'
import { pageAddress, queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { exportParts, type PartRow, partChoices, staffParts } from '#features/supply/staff-parts.contract.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { IMPORTS } from '../import-words.ts'
import { bulkAddress, filterOf, NEW_PART, PARTS, partAddress, readPartsQuery } from './part-addresses.ts'
import { ScopeFields } from './part-filters.tsx'

const PAGE_SIZE = 25

export const meta = () => [{ title: 'Parts | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const filter = readPartsQuery(query)
  const pageNumber = readPageNumber(query)
  const [choices, found] = await Promise.all([
    callApi(partChoices, {}),
    callApi(staffParts, { ...filterOf(filter), pageNumber, pageSize: PAGE_SIZE }),
  ])
  return { filter, pageNumber, choices, ...found }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** The catalogue, searched as buyers search it. */
export default function PartsPage({ loaderData }: { loaderData: PageData }) {
  const { filter, pageNumber, choices, list, totalCount, isLowerBound } = loaderData
  const { search } = useLocation()
  const can = useCan()
  const download = (format: 'csv' | 'xlsx') =>
    void saveFile(exportParts, { ...filterOf(filter), format }, `parts.${format}`).catch(showError)
  return (
    <StaffPage
      title="Parts"
      lead="Search as buyers do, open a part to edit it."
      actions={
        <>
          <Button onClick={() => download('csv')}>Export CSV</Button>
          <Button onClick={() => download('xlsx')}>Export XLSX</Button>
          {can('parts.write') && <ButtonLink to={bulkAddress(filter)}>Change many</ButtonLink>}
          {can('parts.write') && (
            <ButtonLink to={NEW_PART} variant="primary">
              New part
            </ButtonLink>
          )}
        </>
      }
    >
      <PartSearch filter={filter} choices={choices} />
      {list.length === 0 ? (
        <NoParts filter={filter} />
      ) : (
        <>
          <TableFrame caption="Parts" stacked>
            <thead>
              <tr>
                <Th>Part</Th>
                <Th>Manufacturer</Th>
                <Th>Category, package</Th>
                <Th numeric>Price at minimum</Th>
                <Th numeric>Stock</Th>
                <Th numeric>Min. / multiple</Th>
                <Th>Lifecycle</Th>
              </tr>
            </thead>
            <tbody>
              {list.map((part) => (
                <Row key={part.goodsId} part={part} />
              ))}
            </tbody>
          </TableFrame>
          <Pagination
            page={pageNumber}
            pages={Math.ceil(totalCount / PAGE_SIZE)}
            hrefFor={(page) => pageAddress(PARTS, search, page)}
            summary={`${formatCount(totalCount)}${isLowerBound ? '+' : ''} ${totalCount === 1 ? 'part' : 'parts'}`}
          />
        </>
      )}
    </StaffPage>
  )
}

function NoParts({ filter: { keyword, brandId, categoryId } }: { filter: PageData['filter'] }) {
  const isFiltered = keyword !== '' || brandId !== undefined || categoryId !== undefined
  return (
    <EmptyState
      icon={<PackageSearch aria-hidden="true" />}
      title={isFiltered ? 'No part found' : 'No parts yet'}
      actions={
        isFiltered ? <ButtonLink to={PARTS}>All parts</ButtonLink> : <ButtonLink to={IMPORTS}>Import parts</ButtonLink>
      }
    >
      {!isFiltered && 'Parts are created by your first import: a price list is enough. A few can be added by hand.'}
      {keyword && `Nothing matches “${keyword}” with these filters.`}
    </EmptyState>
  )
}

function Row({ part }: { part: PartRow }) {
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <Td className="py-1.5!">
        <TextLink to={partAddress(part.goodsId)} data-row-link className="font-mono wrap-anywhere">
          {part.model}
        </TextLink>
      </Td>
      <Td label="Manufacturer" className="py-1.5!">
        {part.brandName}
      </Td>
      <Td label="Category, package" className="py-1.5! text-sm text-ink-2">
        {part.categoryName}, {part.packageName}
      </Td>
      <Td label="Price at minimum" numeric className="py-1.5!">
        {part.price === null ? (
          <span className="text-ink-3">on request</span>
        ) : (
          <Money amount={part.price} currency={part.currency} />
        )}
      </Td>
      <Td label="Stock" numeric className={`py-1.5! font-mono ${part.stock === 0 ? 'text-copper' : ''}`}>
        {formatCount(part.stock)}
      </Td>
      <Td label="Min. / multiple" numeric className="py-1.5! font-mono text-sm whitespace-nowrap text-ink-2">
        {part.minimum} / {part.multiple}
      </Td>
      <Td label="Lifecycle" className="py-1.5!">
        <Badge tone={isEnding(part.lifecycle) ? 'warn' : 'plain'}>{part.lifecycle}</Badge>
      </Td>
    </tr>
  )
}

function PartSearch({ filter, choices }: { filter: PageData['filter']; choices: PageData['choices'] }) {
  return (
    <Form role="search" action={PARTS} className="flex flex-wrap items-end gap-2">
      <Field label="Part number or description" className="min-w-56 grow sm:max-w-110">
        <TextInput key={filter.keyword} name="keyword" type="search" defaultValue={filter.keyword} maxLength={200} />
      </Field>
      <ScopeFields choices={choices} brandId={filter.brandId} categoryId={filter.categoryId} />
      <Button type="submit" variant="primary">
        Search
      </Button>
      <span className="ml-auto self-center">
        <KeyHints />
      </span>
    </Form>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
