import type { ClientLoaderFunctionArgs } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { RULE_TEXT } from '../../price-list.rules.ts'
import { priceLists, savePriceList } from '../../staff-price-lists.contract.ts'
import { PRICE_LISTS } from './addresses.ts'
import { checkList, ListFields, readList } from './list-fields.tsx'
import { PriceListTable } from './price-list-table.tsx'

const PAGE_SIZE = 50

export const meta = () => [{ title: 'Price lists | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const pageNumber = readPageNumber(queryOf(request))
  return { pageNumber, ...(await callApi(priceLists, { pageNumber, pageSize: PAGE_SIZE })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function PriceListsPage({ loaderData: { pageNumber, list, totalCount } }: { loaderData: PageData }) {
  const editable = useCan()('parts.write')
  return (
    <StaffPage title="Price lists" lead={RULE_TEXT} actions={editable && <NewListButton />}>
      <PriceListTable list={list} editable={editable} />
      {totalCount > 0 && (
        <StaffPagination
          path={PRICE_LISTS}
          pageNumber={pageNumber}
          pageSize={PAGE_SIZE}
          totalCount={totalCount}
          nouns={['price list', 'price lists']}
        />
      )}
    </StaffPage>
  )
}

function NewListButton() {
  return (
    <ActionButton
      label="Add price list"
      variant="primary"
      title="New price list"
      confirm="Save"
      done="Price list added"
      check={checkList}
      send={(entered) => callApi(savePriceList, { version: 0, ...readList(entered) })}
      fields={(problems) => <ListFields problems={problems} />}
    />
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
