import { ShoppingCart, Trash2 } from 'lucide-react'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { PackingNote } from '#features/catalog/web/packing-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { CartLine } from '../cart.contract.ts'
import { lineKey, lineName, totalsByCurrency } from '../cart.rules.ts'
import { CART } from './cart-addresses.ts'
import { emptyCart, removeLines } from './cart-changes.ts'
import { useCart } from './cart-lines.ts'
import { useFollowCart } from './use-follow-cart.ts'

/** Longer carts link to the page, which has a search. */
const SHOWN = 100

/** The cart beside the page. */
export function CartPanel() {
  const { lines } = useCart()
  useFollowCart()
  if (!lines)
    return (
      <Loading label="Loading your cart">
        <Skeleton className="h-40 w-full" />
      </Loading>
    )
  if (lines.length === 0)
    return (
      <EmptyState
        icon={<ShoppingCart aria-hidden="true" />}
        title="Your cart is empty"
        headingLevel={3}
        actions={<ButtonLink to={CART}>Paste a list</ButtonLink>}
      >
        Add parts while browsing, or paste a list on the cart page.
      </EmptyState>
    )
  return (
    <>
      <ul aria-label="Parts in your cart" className="divide-y divide-line-2 border-y border-line-2">
        {lines.slice(0, SHOWN).map((line) => (
          <PanelLine key={lineKey(line)} line={line} />
        ))}
      </ul>
      {lines.length > SHOWN && (
        <p className="pt-2 text-sm text-ink-3">
          and <Count value={lines.length - SHOWN} /> more on the cart page
        </p>
      )}
      <dl className="pt-3">
        {totalsByCurrency(lines).map(({ currency, amount }) => (
          <div key={currency} className="flex justify-between gap-4 py-0.5">
            <dt className="text-ink-3">Total {currency}</dt>
            <dd className="font-semibold">
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink variant="primary" to={CART}>
          View cart
        </ButtonLink>
        <Button variant="quiet" onClick={() => void emptyCart(lines)}>
          Empty cart
        </Button>
      </div>
    </>
  )
}

function PanelLine({ line }: { line: CartLine }) {
  const { goodsId, goodsModel, brand, count, amount, unitPrice, currency } = line
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <TextLink to={goodsAddress(goodsId)} tone="ink">
          <ModelText model={goodsModel} />
        </TextLink>
        <p className="text-xs text-ink-3">{brand.brandName}</p>
        {line.packing !== '' && (
          <PackingNote
            packingName={line.packaging.name}
            arrives={line.arrives}
            feeAmount={line.feeAmount}
            currency={currency}
          />
        )}
      </div>
      <p className="text-right font-mono text-sm">
        {amount === null ? '–' : <Money amount={amount} currency={currency} />}
        <span className="block text-xs text-ink-3">
          <Count value={count} /> {unitPrice !== null && '× '}
          {unitPrice !== null && <Money amount={unitPrice} currency={currency} />}
        </span>
      </p>
      <IconButton label={`Remove ${lineName(line)}`} size="sm" onClick={() => void removeLines([line])}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
