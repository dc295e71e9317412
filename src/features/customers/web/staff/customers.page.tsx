import { Users } from 'lucide-react'
import { type ClientLoaderFunctionArgs, Form } from 'react-router'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { staffCustomerAddress } from '#features/staff/web/staff-addresses.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type Customer, customers } from '../../customers.contract.ts'

const PAGE_SIZE = 25
const CUSTOMERS = '/staff/customers'

export const meta = () => [{ title: 'Customers | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const filters = {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    lockedOnly: query.get('locked') === 'true',
    pageNumber: readPageNumber(query),
  }
  return { ...filters, ...(await callApi(customers, { ...filters, pageSize: PAGE_SIZE })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function CustomersPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, keyword, lockedOnly, pageNumber } = loaderData
  const address = (locked: boolean) =>
    `${CUSTOMERS}?${new URLSearchParams({ ...(keyword && { keyword }), ...(locked && { locked: 'true' }) })}`
  return (
    <StaffPage title="Customers" actions={<KeyHints />}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Form role="search" action={CUSTOMERS} className="flex min-w-0 grow flex-wrap items-end gap-2 sm:max-w-140">
          <Field label="E-mail, name, company or tax number" className="min-w-0 grow">
            <TextInput key={keyword} name="keyword" type="search" defaultValue={keyword} maxLength={100} />
          </Field>
          {lockedOnly && <input type="hidden" name="locked" value="true" />}
          <Button type="submit">Search</Button>
        </Form>
        <FilterTabs
          label="State"
          tabs={[
            { name: 'All', to: address(false), chosen: !lockedOnly },
            { name: 'Locked', to: address(true), chosen: lockedOnly },
          ]}
        />
      </div>
      {list.length === 0 ? (
        <EmptyState icon={<Users aria-hidden="true" />} title={keyword ? 'No customer found' : 'No customers here'}>
          {keyword && 'Search by a part of the e-mail address, the name, the company or the tax number.'}
        </EmptyState>
      ) : (
        <>
          <TableFrame caption="Customers" stacked>
            <thead>
              <tr>
                <Th>E-mail</Th>
                <Th>Name</Th>
                <Th>Company</Th>
                <Th>Since</Th>
                <Th>State</Th>
              </tr>
            </thead>
            <tbody>
              {list.map((customer) => (
                <CustomerRow key={customer.accountId} customer={customer} />
              ))}
            </tbody>
          </TableFrame>
          <StaffPagination
            path={CUSTOMERS}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['customer', 'customers']}
            exported={{ list: 'customers', filter: { keyword, lockedOnly } }}
          />
        </>
      )}
    </StaffPage>
  )
}

function CustomerRow({ customer: { accountId, email, name, company, createdAt, lockedAt } }: { customer: Customer }) {
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <Td className="py-2! max-w-80">
        <TextLink
          to={staffCustomerAddress(accountId)}
          data-row-link
          className="-my-0.5 inline-block py-0.5 wrap-anywhere"
        >
          {email}
        </TextLink>
      </Td>
      <Td label="Name" className="py-2! wrap-anywhere">
        {name || '–'}
      </Td>
      <Td label="Company" className="py-2! wrap-anywhere">
        {company || '–'}
      </Td>
      <Td label="Since" className="py-2! text-sm text-ink-2">
        <Moment at={createdAt} />
      </Td>
      <Td label="State" className="py-2!">
        {lockedAt ? <Badge tone="bad">Locked</Badge> : <span className="text-ink-3">Active</span>}
      </Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
