import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Availability } from '#features/catalog/web/availability.tsx'
import { TierTable } from '#features/catalog/web/goods/tier-table.tsx'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { sum } from '#shared/decimal.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { buyNow, type CartLine } from '../cart.contract.ts'
import { findCartLineProblem, withCount } from '../cart.rules.ts'
import { CART, fastCheckoutAddress } from './cart-addresses.ts'
import { CartQuantity } from './cart-quantity.tsx'
import { PartName, UnitPrice } from './cart-row.tsx'

/** Buy Now: one part to the checkout without the cart. */
export function FastView({ fastId, line: kept }: { fastId: string; line: CartLine }) {
  const navigate = useNavigate()
  const [line, setLine] = useState(kept)
  const { busy, run } = useMutation(checkOut, { onRefusal: showError })

  /** Another quantity creates a new Buy Now; the saved one is unchanged. */
  async function checkOut() {
    const { goodsId, count, packing } = line
    const chosen = count === kept.count ? fastId : (await callApi(buyNow, { goodsId, count, packing })).fastId
    await navigate(fastCheckoutAddress(chosen))
  }

  return (
    <>
      <PageHeading>Buy now</PageHeading>
      <p className="pt-1 text-ink-2">
        One part, straight to checkout.{' '}
        <TextLink inline to={CART}>
          Your cart
        </TextLink>{' '}
        is not changed.
      </p>
      <div className="grid items-start gap-8 pt-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-[6rem_minmax(0,1fr)_9rem]">
          <GoodsPicture coverPic={line.coverPic} alt="" className="w-24" />
          <div>
            <PartName line={line} />
            <div className="pt-2">
              <Availability stockCount={line.stockCount} leadWeeks={line.leadWeeks} />
            </div>
          </div>
          <CartQuantity line={line} onChange={(_, count) => setLine(withCount(line, count))} />
          <div className="sm:col-span-full">
            <TierTable priceList={line.batchPrice} currency={line.currency} count={line.count} />
          </div>
        </div>
        <Summary line={line} busy={busy} onCheckout={run} />
      </div>
    </>
  )
}

function Summary({ line, busy, onCheckout }: { line: CartLine; busy: boolean; onCheckout: () => void }) {
  return (
    <Panel>
      <section aria-label="Summary" className="grid gap-4">
        <h2 className="text-lg">Summary</h2>
        <dl>
          <dt className="text-sm text-ink-3">
            Total {line.currency}, <UnitPrice line={line} /> each
          </dt>
          <dd aria-live="polite" className="text-xl font-semibold">
            {line.amount === null ? (
              '–'
            ) : (
              <Money amount={sum([line.amount, line.feeAmount])} currency={line.currency} />
            )}
          </dd>
        </dl>
        <Button
          variant="primary"
          size="lg"
          wide
          loading={busy}
          disabled={findCartLineProblem(line) !== undefined}
          onClick={onCheckout}
        >
          Checkout
        </Button>
        <p className="text-xs text-ink-3">Shipping is added at checkout.</p>
      </section>
    </Panel>
  )
}
