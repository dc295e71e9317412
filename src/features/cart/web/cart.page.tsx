import type { ClientLoaderFunctionArgs } from 'react-router'
import { orLogin } from '#features/account/web/or-login.ts'
import { requireLogin } from '#features/account/web/require-login.ts'
import { queryOf } from '#features/catalog/web/read-address.ts'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { PageFallback } from '#web/errors/page-fallback.tsx'
import { privatePage } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { type CartLine, viewFastLine } from '../cart.contract.ts'
import { CART } from './cart-addresses.ts'
import { loadCart } from './cart-lines.ts'
import { CartView } from './cart-view.tsx'
import { FastView } from './fast-view.tsx'

export const meta = privatePage('Shopping cart')

type PageData = { fast?: { fastId: string; line: CartLine | undefined } }

/** The cart itself, or with `fastId` the one part of a Buy Now. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PageData> {
  requireLogin({ request })
  const fastId = queryOf(request).get('fastId')
  if (fastId) return { fast: { fastId, line: await orLogin(findFastLine(fastId)) } }
  await orLogin(loadCart())
  return {}
}

/** Undefined when it has expired or does not exist. */
async function findFastLine(fastId: string): Promise<CartLine | undefined> {
  try {
    return (await callApi(viewFastLine, { fastId })).line
  } catch (error) {
    if (isAppError(error) && (error.reason === 'not_found' || error.reason === 'invalid_input')) return undefined
    throw error
  }
}

export default function CartPage({ loaderData: { fast } }: { loaderData: PageData }) {
  return (
    <main id="main" className="page-width min-h-dvh grow pt-6 pb-16">
      {fast ? <FastPurchase key={fast.fastId} {...fast} /> : <CartView />}
    </main>
  )
}

function FastPurchase({ fastId, line }: { fastId: string; line: CartLine | undefined }) {
  if (line) return <FastView fastId={fastId} line={line} />
  return (
    <>
      <PageHeading>Buy now</PageHeading>
      <div className="pt-6">
        <EmptyState title="This purchase is no longer open" actions={<ButtonLink to={CART}>Go to the cart</ButtonLink>}>
          What you choose with Buy now is kept for a day. Please choose the part again.
        </EmptyState>
      </div>
    </>
  )
}

export function HydrateFallback() {
  return (
    <PageFallback title="Shopping cart" label="Loading your cart">
      <div className="grid gap-3">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} className="h-20 w-full" />
        ))}
      </div>
    </PageFallback>
  )
}
