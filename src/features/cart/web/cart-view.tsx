import { ShoppingCart } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LOGIN_AND_BACK } from '#features/account/web/login-return.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import type { CartLine } from '../cart.contract.ts'
import { findCartLineProblem, lineKey } from '../cart.rules.ts'
import { useCart } from './cart-lines.ts'
import { CartSummary } from './cart-summary.tsx'
import { CartTable } from './cart-table.tsx'
import { EmptyCartDialog } from './empty-cart-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { useFollowCart } from './use-follow-cart.ts'

export function CartView() {
  const { lines, leftOut } = useCart()
  const [pasting, setPasting] = useState(false)
  useFollowCart()
  if (!lines) return <LoggedOut />
  const paste = <Button onClick={() => setPasting(true)}>Paste a list</Button>
  return (
    <>
      <PageHeading
        meta={lines.length > 0 && <LineCount count={lines.length} />}
        actions={
          lines.length > 0 && (
            <>
              {paste}
              <EmptyCartDialog lines={lines} />
            </>
          )
        }
      >
        Shopping cart
      </PageHeading>
      {lines.length === 0 ? <EmptyCart paste={paste} /> : <FilledCart lines={lines} leftOut={leftOut} />}
      <PasteDialog open={pasting} onOpenChange={setPasting} />
    </>
  )
}

function FilledCart({ lines, leftOut }: { lines: CartLine[]; leftOut: ReadonlySet<string> }) {
  const orderable = lines.filter((line) => !findCartLineProblem(line))
  const chosen = orderable.filter((line) => !leftOut.has(lineKey(line)))
  return (
    <>
      <Changes lines={lines} />
      <div className="grid items-start gap-x-8 pt-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <CartTable lines={lines} orderable={orderable} chosen={chosen} />
        <div className="sticky bottom-[calc(var(--bottom-bar-height,0px)+0.5rem)] z-10 max-xl:pt-4 xl:top-[calc(var(--header-height,4rem)+1rem)] xl:bottom-auto">
          <CartSummary lines={chosen} troubled={lines.length - orderable.length} />
        </div>
      </div>
    </>
  )
}

/** Changes since the parts were added. */
function Changes({ lines }: { lines: CartLine[] }) {
  const repriced = lines.filter((line) => line.priceChanged).length
  const short = lines.filter((line) => line.stockShort).length
  if (repriced === 0 && short === 0) return null
  return (
    <div className="pt-4">
      <Callout tone="warn">
        Since you filled your cart{' '}
        {[
          repriced > 0 && `the price of ${repriced === 1 ? 'one part' : `${repriced} parts`} has changed`,
          short > 0 && `${short === 1 ? 'one part is' : `${short} parts are`} short of stock`,
        ]
          .filter(Boolean)
          .join(' and ')}
        . They are marked below.
      </Callout>
    </div>
  )
}

const LineCount = ({ count }: { count: number }) => (
  <>
    <Count value={count} /> {count === 1 ? 'line' : 'lines'}
  </>
)

function EmptyCart({ paste }: { paste: ReactNode }) {
  return (
    <div className="pt-6">
      <EmptyState
        icon={<ShoppingCart aria-hidden="true" />}
        title="Your cart is empty"
        actions={
          <>
            {paste}
            <ButtonLink to="/allCategories">Browse the categories</ButtonLink>
          </>
        }
      >
        Search for a part number above, or paste a list of part numbers with their quantities.
      </EmptyState>
    </div>
  )
}

/** The login has ended while the page was open. */
function LoggedOut() {
  return (
    <>
      <PageHeading>Shopping cart</PageHeading>
      <div className="pt-6">
        <EmptyState
          title="Please log in to see your cart"
          actions={
            <ButtonLink variant="primary" to={LOGIN_AND_BACK}>
              Log in
            </ButtonLink>
          }
        />
      </div>
    </>
  )
}
