import { lineKey } from '#features/cart/cart.rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Count } from '#web/ui/display/count.tsx'
import type { CartLineInput } from '../../bom-order.rules.ts'

type InCartProps = {
  inputs: CartLineInput[]
  /** Pieces by part and packaging. */
  inCart: ReadonlyMap<string, number>
  onSet: () => void
  onAdd: () => void
  onCancel: () => void
}

/** Parts that are in the cart already: their quantities are replaced or added, as the customer chooses. */
export function InCart({ inputs, inCart, onSet, onAdd, onCancel }: InCartProps) {
  const known = inputs.filter((input) => inCart.has(lineKey(input)))
  return (
    <Callout tone="warn">
      <p>
        <Count value={known.length} /> of <Count value={inputs.length} />{' '}
        {inputs.length === 1 ? 'part is' : 'parts are'} already in your cart.
      </p>
      <details>
        <summary className="w-fit cursor-pointer py-1">Quantities in the cart and in this BOM</summary>
        <ul className="grid max-h-60 gap-1 overflow-y-auto py-1">
          {known.map((input) => (
            <li key={lineKey(input)}>
              <span className="font-mono">{input.goodsModel}</span>: <Count value={inCart.get(lineKey(input)) ?? 0} />{' '}
              in the cart, <Count value={input.count} /> in this BOM
            </li>
          ))}
        </ul>
      </details>
      <p className="flex flex-wrap gap-2 pt-1">
        <Button size="sm" variant="primary" onClick={onSet}>
          Replace by BOM quantities
        </Button>
        <Button size="sm" onClick={onAdd}>
          Add to cart quantities
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </Callout>
  )
}
