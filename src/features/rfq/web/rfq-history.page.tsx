import { ClipboardList } from 'lucide-react'
import { type ClientLoaderFunctionArgs, redirect, useLocation } from 'react-router'
import type { TeamView } from '#features/account/team.contract.ts'
import { PersonFilter, readPerson } from '#features/account/web/team/person-filter.tsx'
import { followTeamRole } from '#features/account/web/team/team-role.ts'
import { pageAddress } from '#features/catalog/web/addresses.ts'
import { queryOf, readPageNumber } from '#features/catalog/web/read-address.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { privatePage } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { claimEnquiry, type EnquirySummary, enquiryDetail, myEnquiries, type OwnEnquiry } from '../rfq.contract.ts'
import { EnquiryCard } from './enquiry-card.tsx'
import { EnquiryView } from './enquiry-view.tsx'

const PAGE_SIZE = 10

export const meta = privatePage('RFQ History')

/** All enquiries, or one with `enquiryNo`; with the `key` of a mail it is assigned to the account first. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PageData> {
  const query = queryOf(request)
  const enquiryNo = query.get('enquiryNo')
  const key = query.get('key')
  if (enquiryNo && key) {
    await orNotFound(callApi(claimEnquiry, { enquiryNo, key }))
    throw redirect(`${new URL(request.url).pathname}?enquiryNo=${enquiryNo}`)
  }
  if (enquiryNo) {
    const enquiry = await orNotFound(callApi(enquiryDetail, { enquiryNo }))
    followTeamRole(enquiry.team?.role ?? null)
    return { enquiry }
  }
  const pageNumber = readPageNumber(query)
  const placedBy = readPerson(query)
  const { list, totalCount, team } = await callApi(myEnquiries, { placedBy, pageNumber, pageSize: PAGE_SIZE })
  followTeamRole(team?.role ?? null)
  const pages = Math.ceil(totalCount / PAGE_SIZE)
  if (list.length === 0 && pages > 0) throw redirect(pageAddress(new URL(request.url).pathname, query, pages))
  return { list, totalCount, pageNumber, pages, placedBy, team }
}
type ListData = {
  list: EnquirySummary[]
  totalCount: number
  pageNumber: number
  pages: number
  placedBy: number | undefined
  team: TeamView | null
}
type PageData = { enquiry: OwnEnquiry } | ListData

export default function RfqHistoryPage({ loaderData }: { loaderData: PageData }) {
  if ('enquiry' in loaderData) return <EnquiryView key={loaderData.enquiry.enquiryNo} enquiry={loaderData.enquiry} />
  return <EnquiryList {...loaderData} />
}

function EnquiryList({ list, totalCount, pageNumber, pages, placedBy, team }: ListData) {
  const { pathname, search } = useLocation()
  return (
    <main id="main">
      <PageHeading
        meta={totalCount > 0 && `${totalCount}`}
        actions={
          totalCount > 0 && (
            <ButtonLink variant="primary" to="/enquiry">
              New RFQ
            </ButtonLink>
          )
        }
      >
        RFQ History
      </PageHeading>
      <div className="grid gap-4 pt-5">
        <PersonFilter
          team={team}
          chosen={placedBy}
          addressFor={(person) => (person === undefined ? pathname : `${pathname}?placedBy=${person}`)}
        />
        {list.length === 0 ? (
          <EmptyState
            icon={<ClipboardList aria-hidden="true" />}
            title={placedBy === undefined ? 'No RFQs yet' : 'No RFQs by this person'}
            actions={
              <ButtonLink variant="primary" to="/enquiry">
                Ask for a quote
              </ButtonLink>
            }
          >
            Request prices of parts that are not listed, or of larger quantities. Our answers are listed here.
          </EmptyState>
        ) : (
          <>
            <ul className="grid gap-3">
              {list.map((enquiry) => (
                <li key={enquiry.enquiryNo}>
                  <EnquiryCard enquiry={enquiry} team={team} />
                </li>
              ))}
            </ul>
            <Pagination
              page={pageNumber}
              pages={pages}
              hrefFor={(page) => pageAddress(pathname, new URLSearchParams(search), page)}
              summary={`${totalCount} ${totalCount === 1 ? 'RFQ' : 'RFQs'}`}
            />
          </>
        )}
      </div>
    </main>
  )
}
