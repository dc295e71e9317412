import { ShoppingCart } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { aboutText, readAbout, readDays } from '#features/staff/web/figure-filters.ts'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { staffCustomerAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { isCurrency } from '#shared/money/currencies.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { cartsAddress } from '../figure-links.ts'
import { type AbandonedCart, abandonedCarts } from '../figures.contract.ts'

const PAGE_SIZE = 25
const CARTS = '/staff/figures/carts'

export const meta = () => [{ title: 'Abandoned carts | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const asked = query.get('currency') ?? ''
  const narrowed = { ...readDays(query), ...readAbout(query) }
  const pageNumber = readPageNumber(query)
  const found = await callApi(abandonedCarts, {
    ...narrowed,
    ...(isCurrency(asked) && { currency: asked }),
    pageNumber,
    pageSize: PAGE_SIZE,
  })
  return { ...found, filter: { currency: found.currency, ...narrowed }, pageNumber }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Carts that nothing was added to for a day. */
export default function CartsPage({
  loaderData: { list, totalCount, amount, filter, pageNumber },
}: {
  loaderData: PageData
}) {
  const { currency, ...narrowed } = filter
  return (
    <StaffPage
      title="Abandoned carts"
      meta={aboutText(filter)}
      lead="Carts in which nothing was added for a day. They are added up every ten minutes."
      actions={
        <>
          {Object.keys(narrowed).length > 0 && <ButtonLink to={cartsAddress({ currency })}>All carts</ButtonLink>}
          <ButtonLink to="/staff/figures">Figures</ButtonLink>
        </>
      }
    >
      {list.length === 0 ? (
        <EmptyState icon={<ShoppingCart aria-hidden="true" />} title="No abandoned carts" />
      ) : (
        <>
          <p>
            <Money amount={amount} currency={currency} /> in total.
          </p>
          <CartTable list={list} currency={currency} />
          <StaffPagination
            path={CARTS}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['cart', 'carts']}
            exported={{ list: 'abandoned-carts', filter }}
          />
        </>
      )}
    </StaffPage>
  )
}

const CartTable = ({ list, currency }: { list: AbandonedCart[]; currency: string }) => (
  <TableFrame caption="Abandoned carts" stacked>
    <thead>
      <tr>
        <Th>Customer</Th>
        <Th numeric>Parts</Th>
        <Th>Last added</Th>
        <Th numeric>Amount</Th>
      </tr>
    </thead>
    <tbody>
      {list.map(({ accountId, name, lineCount, lastOn, amount }) => (
        <tr key={accountId} className="focus-within:bg-accent-wash hover:bg-wash">
          <Td className="py-2! wrap-anywhere">
            <TextLink to={staffCustomerAddress(accountId)} data-row-link>
              {name}
            </TextLink>
          </Td>
          <Td label="Parts" numeric className="py-2! font-mono">
            {lineCount}
          </Td>
          <Td label="Last added" className="py-2!">
            {lastOn}
          </Td>
          <Td label="Amount" numeric className="py-2!">
            <Money amount={amount} currency={currency} />
          </Td>
        </tr>
      ))}
    </tbody>
  </TableFrame>
)

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
