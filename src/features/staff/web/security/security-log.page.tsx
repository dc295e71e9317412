import { ShieldCheck } from 'lucide-react'
import { type ClientLoaderFunctionArgs, Form } from 'react-router'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { securityLog } from '../../staff.contract.ts'
import { FilterTabs } from '../filter-tabs.tsx'
import { queryOf, readPageNumber } from '../paged-address.ts'
import { StaffPage } from '../staff-page.tsx'
import { StaffPagination } from '../staff-pagination.tsx'

const PAGE_SIZE = 50
const LOG = '/staff/security-log'

export const meta = () => [{ title: 'Security log | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const filters = {
    kind: (query.get('kind') ?? '').slice(0, 40),
    keyword: (query.get('keyword') ?? '').trim().slice(0, 254),
    pageNumber: readPageNumber(query),
  }
  return { ...filters, ...(await callApi(securityLog, { ...filters, pageSize: PAGE_SIZE })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

const nameOf = (kind: string) => kind.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

export default function SecurityLogPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, kinds, kind, keyword, pageNumber } = loaderData
  const address = (one: string) =>
    `${LOG}?${new URLSearchParams({ ...(one && { kind: one }), ...(keyword && { keyword }) })}`
  return (
    <StaffPage
      title="Security log"
      lead="Logins, second factors, roles, refunds and exports. Entries cannot be edited."
    >
      <LogSearch kind={kind} keyword={keyword} />
      <FilterTabs
        label="Kind"
        tabs={['', ...kinds].map((one) => ({
          name: one ? nameOf(one) : 'All',
          to: address(one),
          chosen: one === kind,
        }))}
      />
      {list.length === 0 ? (
        <EmptyState icon={<ShieldCheck aria-hidden="true" />} title="No entries found" />
      ) : (
        <>
          <TableFrame caption="Security log" stacked>
            <thead>
              <tr>
                <Th>When</Th>
                <Th>What</Th>
                <Th>Account</Th>
                <Th>About</Th>
                <Th>From</Th>
              </tr>
            </thead>
            <tbody>
              {list.map((entry) => (
                <LogRow key={entry.eventId} entry={entry} />
              ))}
            </tbody>
          </TableFrame>
          <StaffPagination
            path={LOG}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['entry', 'entries']}
            exported={{ list: 'security-log', filter: { kind, keyword } }}
          />
        </>
      )}
    </StaffPage>
  )
}

function LogSearch({ kind, keyword }: { kind: string; keyword: string }) {
  return (
    <Form role="search" action={LOG} className="flex max-w-140 flex-wrap items-end gap-2">
      <Field label="Staff e-mail, account number or network" className="grow">
        <TextInput key={keyword} name="keyword" type="search" defaultValue={keyword} maxLength={254} mono />
      </Field>
      {kind && <input type="hidden" name="kind" value={kind} />}
      <Button type="submit">Search</Button>
    </Form>
  )
}

function LogRow({ entry }: { entry: PageData['list'][number] }) {
  return (
    <tr>
      <Td label="When" className="py-2! text-sm">
        <Moment at={entry.at} withTime />
      </Td>
      <Td label="What" className={`py-2! ${/failed/.test(entry.kind) ? 'text-copper' : ''}`}>
        {nameOf(entry.kind)}
      </Td>
      <Td label="Account" className="py-2! wrap-anywhere">
        {entry.who || (entry.accountId === null ? 'unknown' : `customer ${entry.accountId}`)}
      </Td>
      <Td label="About" className="py-2! font-mono wrap-anywhere">
        {entry.detail}
      </Td>
      <Td label="From" className="py-2! text-sm text-ink-3">
        <span title={entry.userAgent}>{entry.address}</span>
      </Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '../staff-error.tsx'
