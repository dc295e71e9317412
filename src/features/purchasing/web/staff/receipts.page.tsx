import { PackageOpen } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi, callOnce } from '#web/call.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { receipts, receiveParts } from '../../staff-receipts.contract.ts'
import { RECEIPTS } from './purchasing-addresses.ts'
import { PurchasingTabs } from './purchasing-tabs.tsx'
import { ReceiptList } from './receipt-list.tsx'
import { WarehouseField } from './receive-button.tsx'

const PAGE_SIZE = 25

export const meta = () => [{ title: 'Goods receipts | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const pageNumber = readPageNumber(queryOf(request))
  return { pageNumber, ...(await callApi(receipts, { pageNumber, pageSize: PAGE_SIZE })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** What came in. */
export default function ReceiptsPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, pageNumber, warehouses } = loaderData
  const can = useCan()
  return (
    <StaffPage
      title="Goods receipts"
      lead="What came in, newest first. Goods of a purchase order are received on its page."
      actions={can('purchasing.receive') && <ReceivePartsButton warehouses={warehouses} />}
    >
      <PurchasingTabs here={RECEIPTS} />
      {list.length === 0 ? (
        <EmptyState icon={<PackageOpen aria-hidden="true" />} title="Nothing received yet">
          Goods of a purchase order are received on its page.
        </EmptyState>
      ) : (
        <>
          <ReceiptList receipts={list} withOrder />
          <StaffPagination
            path={RECEIPTS}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['receipt', 'receipts']}
            exported={{ list: 'receipts', filter: {} }}
          />
        </>
      )}
    </StaffPage>
  )
}

function ReceivePartsButton({ warehouses }: { warehouses: readonly string[] }) {
  return (
    <ActionButton
      label="Receive without an order"
      title="Receive without a purchase order"
      description="Such as samples, or goods that were ordered by telephone."
      confirm="Add to stock"
      done="Goods received"
      check={required({ text: 'Please enter a part number' })}
      send={(entered, key) =>
        callOnce(key)(receiveParts, {
          warehouse: entered.text('warehouse'),
          note: entered.text('note'),
          text: entered.text('text'),
        })
      }
      fields={(problems) => (
        <>
          <Field label="Parts" hint="One a line: number and pieces, such as LM358DR 500" error={problems.text} required>
            <TextArea name="text" rows={4} />
          </Field>
          <WarehouseField names={warehouses} problems={problems} />
          <Field label="Note" optional>
            <TextArea name="note" rows={2} maxLength={2000} />
          </Field>
        </>
      )}
    />
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
