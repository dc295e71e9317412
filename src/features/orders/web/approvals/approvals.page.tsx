import { Stamp } from 'lucide-react'
import { type ClientLoaderFunctionArgs, useLocation } from 'react-router'
import type { z } from 'zod'
import { pageAddress } from '#features/catalog/web/addresses.ts'
import { queryOf, readPageNumber } from '#features/catalog/web/read-address.ts'
import { callApi } from '#web/call.ts'
import { privatePage } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { approvals } from '../../approvals/approvals.contract.ts'
import { APPROVALS } from '../../approvals/approvals.rules.ts'
import { ApprovalTable } from './approval-table.tsx'
import { BackToTeam } from './back-to-team.tsx'

const PAGE_SIZE = 20

export const meta = privatePage('Approvals')

type PageData = z.output<typeof approvals.output> & { pageNumber: number }

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PageData> {
  const pageNumber = readPageNumber(queryOf(request))
  return { pageNumber, ...(await callApi(approvals, { pageNumber, pageSize: PAGE_SIZE })) }
}

/** Orders above the limit of a buyer, those that wait first. */
export default function ApprovalsPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, pageNumber } = loaderData
  const { search } = useLocation()
  return (
    <main id="main">
      <BackToTeam />
      <PageHeading meta={totalCount > 0 && `${totalCount} ${totalCount === 1 ? 'order' : 'orders'}`}>
        Approvals
      </PageHeading>
      <div className="grid gap-4 pt-4">
        {totalCount === 0 ? (
          <EmptyState
            icon={<Stamp aria-hidden="true" />}
            title="No orders for approval yet"
            actions={<ButtonLink to="/userCenter/team">Set limits in the team</ButtonLink>}
          >
            A buyer with a limit sends larger orders here. The owner and administrators of the team approve or reject
            them.
          </EmptyState>
        ) : (
          <>
            <ApprovalTable caption="Orders sent for approval" list={list} />
            <Pagination
              page={pageNumber}
              pages={Math.ceil(totalCount / PAGE_SIZE)}
              hrefFor={(page) => pageAddress(APPROVALS, new URLSearchParams(search), page)}
            />
          </>
        )}
      </div>
    </main>
  )
}
