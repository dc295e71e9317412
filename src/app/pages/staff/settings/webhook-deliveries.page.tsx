import { type ClientLoaderFunctionArgs, useLocation } from 'react-router'
import { DeliveryTable } from '#features/integrations/web/delivery-table.tsx'
import { webhookDeliveries } from '#features/integrations/webhooks.contract.ts'
import { pageAddress, queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { SettingsFrame } from './settings-frame.tsx'

const PAGE_SIZE = 25

export const meta = () => [{ title: 'Deliveries | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const pageNumber = readPageNumber(queryOf(request))
  const input = { webhookId: Number(params.webhookId), pageNumber, pageSize: PAGE_SIZE }
  return { ...(await callApi(webhookDeliveries, input)), pageNumber }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Deliveries of a webhook with their answers. */
export default function DeliveriesPage({ loaderData: { list, totalCount, pageNumber } }: { loaderData: PageData }) {
  const editable = useCan()('integrations.write')
  const { pathname, search } = useLocation()
  return (
    <SettingsFrame
      title="Deliveries"
      lead="Events sent to this webhook in the last 30 days. A status between 200 and 299 means success."
      actions={<ButtonLink to="/staff/settings/webhooks">All webhooks</ButtonLink>}
    >
      <DeliveryTable deliveries={list} editable={editable} />
      {totalCount > PAGE_SIZE && (
        <Pagination
          page={pageNumber}
          pages={Math.ceil(totalCount / PAGE_SIZE)}
          hrefFor={(page) => pageAddress(pathname, search, page)}
          summary={`${totalCount} deliveries`}
        />
      )}
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
