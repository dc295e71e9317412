import type { ClientLoaderFunctionArgs } from 'react-router'
import { readCountries } from '#features/address/web/places.ts'
import { creditTerms } from '#features/credit/staff-credit.contract.ts'
import { CreditSection } from '#features/credit/web/staff/credit-section.tsx'
import { type CustomerDetail, customerDetail, noteCustomer } from '#features/customers/customers.contract.ts'
import { CustomerActions } from '#features/customers/web/staff/customer-actions.tsx'
import { CustomerTeam, MemberOfNote } from '#features/customers/web/staff/customer-team.tsx'
import { CustomerTerms } from '#features/customers/web/staff/customer-terms.tsx'
import { pricesPaid, staffOrders } from '#features/orders/staff-orders.contract.ts'
import { PricesPaid } from '#features/orders/web/staff/prices-paid.tsx'
import { StaffOrderTable } from '#features/orders/web/staff/staff-order-table.tsx'
import { customerPriceList } from '#features/price-lists/customer-price-list.contract.ts'
import { CustomerPriceListSection } from '#features/price-lists/web/staff/customer-price-list.tsx'
import { staffEnquiries } from '#features/rfq/staff-rfq.contract.ts'
import { EnquiryList } from '#features/rfq/web/staff/enquiry-list.tsx'
import { StaffNotes } from '#features/staff/web/staff-notes.tsx'
import { StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'

const SHOWN = 10

export const meta = () => [{ title: 'Customer | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const accountId = /^[1-9]\d{0,8}$/.test(params.accountId ?? '') ? Number(params.accountId) : 0
  // An invalid id is not found.
  const customer = await callApi(customerDetail, { accountId: accountId || 2_147_483_647 })
  const [orders, quotes, prices, credit, priceList, countries] = await Promise.all([
    callApi(staffOrders, { accountId, pageSize: SHOWN }),
    callApi(staffEnquiries, { accountId, pageSize: SHOWN }),
    callApi(pricesPaid, { accountId }),
    callApi(creditTerms, { accountId }),
    callApi(customerPriceList, { accountId }),
    readCountries(),
  ])
  const country = countries.find(({ countryId }) => countryId === customer.countryId)?.countryName ?? ''
  return { customer, country, orders, quotes, credit, priceList, prices: prices.list }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

const ordersOfCustomer = ({ accountId, company, name, email }: CustomerDetail) =>
  `/staff/orders?${new URLSearchParams({ accountId: String(accountId), aboutName: company || name || email })}`

/** One customer with all orders and quotes. */
export default function StaffCustomerPage({ loaderData }: { loaderData: PageData }) {
  const { customer, country, orders, quotes, credit, priceList, prices } = loaderData
  const can = useCan()
  const { accountId, email, lockedAt, lockReason } = customer
  const addNote = (text: string) => callApi(noteCustomer, { accountId, text })
  return (
    <StaffPage
      title={customer.company || customer.name || email}
      meta={lockedAt && <Badge tone="bad">Locked</Badge>}
      lead={
        <>
          <span className="wrap-anywhere">{email}</span>, customer since <Moment at={customer.createdAt} />
        </>
      }
      actions={<CustomerActions customer={customer} />}
    >
      {lockedAt && (
        <Callout tone="bad">
          Locked <Moment at={lockedAt} withTime />: {lockReason || 'no reason given'}
        </Callout>
      )}
      <MemberOfNote team={customer.team} />
      <TwoColumns
        main={
          <>
            <StaffSection
              title="Orders"
              aside={
                orders.totalCount > SHOWN && (
                  <ButtonLink size="sm" to={ordersOfCustomer(customer)}>
                    All {orders.totalCount}
                  </ButtonLink>
                )
              }
            >
              {orders.list.length === 0 ? (
                <p className="text-ink-3">No orders yet.</p>
              ) : (
                <StaffOrderTable orders={orders.list} caption="Orders of this customer" />
              )}
            </StaffSection>
            <QuotesAndPrices quotes={quotes.list} prices={prices} />
          </>
        }
        aside={
          <>
            <CompanyFacts customer={customer} country={country} />
            <CustomerTeam team={customer.team} />
            <CustomerPriceListSection key={`prices ${accountId}`} accountId={accountId} {...priceList} />
            <CreditSection key={accountId} accountId={accountId} {...credit} />
            <CustomerTerms customer={customer} />
            <StaffNotes key={accountId} notes={customer.notes} {...(can('customers.write') && { onAdd: addNote })} />
          </>
        }
      />
    </StaffPage>
  )
}

function QuotesAndPrices({ quotes, prices }: { quotes: PageData['quotes']['list']; prices: PageData['prices'] }) {
  return (
    <>
      <StaffSection title="Quotes">
        <EnquiryList enquiries={quotes} />
      </StaffSection>
      <StaffSection title="Prices paid">
        <PricesPaid prices={prices} />
      </StaffSection>
    </>
  )
}

function CompanyFacts({ customer, country }: { customer: CustomerDetail; country: string }) {
  const facts = [
    { name: 'Name', value: customer.name },
    { name: 'Company', value: customer.company },
    { name: 'Job title', value: customer.jobTitle },
    { name: 'Phone', value: customer.phone },
    { name: 'Country', value: country },
    { name: 'Website', value: customer.website },
    { name: 'Tax number', value: customer.taxNumber },
    { name: 'Account', value: String(customer.accountId) },
  ].filter(({ value }) => value !== '')
  return (
    <StaffSection title="Company">
      <ParamList
        params={facts.map(({ name, value }) => ({ name, value: <span className="wrap-anywhere">{value}</span> }))}
      />
    </StaffSection>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
