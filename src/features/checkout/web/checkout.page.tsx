import type { ReactNode } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { listInvoiceTitles } from '#features/account/invoice-title.contract.ts'
import { orLogin } from '#features/account/web/or-login.ts'
import { requireLogin } from '#features/account/web/require-login.ts'
import { useRequireLogin } from '#features/account/web/use-require-login.ts'
import { addressList } from '#features/address/address.contract.ts'
import { CART } from '#features/cart/web/cart-addresses.ts'
import { callApi } from '#web/call.ts'
import { PageFallback } from '#web/errors/page-fallback.tsx'
import { privatePage } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { findSource } from './checkout-source.ts'

export const meta = privatePage('Checkout')

export const clientMiddleware = [requireLogin]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => orLogin(read(request))

async function read(request: Request) {
  const [source, addresses, titles] = await Promise.all([
    findSource(new URL(request.url).searchParams),
    callApi(addressList, {}),
    callApi(listInvoiceTitles, {}),
  ])
  return { source, addresses: addresses.list, titles: titles.list }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function CheckoutPage({ loaderData: { source, addresses, titles } }: { loaderData: PageData }) {
  useRequireLogin()
  return (
    <main id="main" className="page-width min-h-dvh grow pt-6 pb-16">
      <PageHeading>Checkout</PageHeading>
      {source === undefined ? (
        <BackToCart title="There is nothing to order here">
          The selected parts are no longer in the cart, or they were selected in another window: please select them in
          the cart again. They may also have been ordered already: see My Order.
        </BackToCart>
      ) : source === 'severalCurrencies' ? (
        <BackToCart title="An order has one currency">
          The parts have prices in several currencies. In the cart, each currency has a checkout of its own.
        </BackToCart>
      ) : (
        <CheckoutForm source={source} addresses={addresses} titles={titles} />
      )}
    </main>
  )
}

function BackToCart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pt-6">
      <EmptyState
        title={title}
        actions={
          <ButtonLink variant="primary" to={CART}>
            Go to the cart
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

export function HydrateFallback() {
  return (
    <PageFallback title="Checkout" label="Loading your order">
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </PageFallback>
  )
}
