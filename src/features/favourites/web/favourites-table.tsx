import { use, useState } from 'react'
import type { Goods } from '#features/catalog/catalog.contract.ts'
import { offerOf } from '#features/catalog/catalog.rules.ts'
import { PartActionsContext } from '#features/catalog/web/part-actions.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CardTable } from '#web/ui/tables/card-table.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { removeFavourites } from './favourite-changes.ts'
import { FavouriteRow } from './favourite-row.tsx'

const columns = [
  { name: 'Choose', nameHidden: true },
  { name: 'Image', nameHidden: true },
  { name: 'Mfr.Part #' },
  { name: 'Availability', numeric: true },
  { name: 'Pricing' },
  { name: 'Quantity' },
  { name: 'Actions', nameHidden: true },
]

/** One page of the favourites; actions for the selected ones and for each. */
export function FavouritesTable({ list }: { list: Goods[] }) {
  const { addToRfq } = use(PartActionsContext)
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  // Parts that are no longer on the page are deselected.
  const chosen = list.filter((goods) => marked.has(goods.goodsId))

  function choose(goods: Goods[], on: boolean) {
    const next = new Set(goodsIdsOf(chosen))
    for (const goodsId of goodsIdsOf(goods)) on ? next.add(goodsId) : next.delete(goodsId)
    setMarked(next)
  }
  async function moveToRfq(goods: Goods[]) {
    for (const one of goods) addToRfq?.(one, one.count)
    await removeFavourites(goodsIdsOf(goods), { silent: true })
  }

  return (
    <div className="@container min-w-0">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-2">
        <Checkbox
          label={`Select all (${chosen.length} of ${list.length})`}
          checked={chosen.length === list.length}
          indeterminate={chosen.length > 0 && chosen.length < list.length}
          onChange={(event) => choose(list, event.target.checked)}
        />
        <ChosenTools
          chosen={chosen}
          onMove={() => moveToRfq(chosen)}
          onRemove={() => removeFavourites(goodsIdsOf(chosen))}
        />
      </div>
      <CardTable caption="Your favorites" columns={columns}>
        {list.map((goods) => (
          <FavouriteRow
            key={goods.goodsId}
            goods={goods}
            chosen={marked.has(goods.goodsId)}
            onChoose={(on) => choose([goods], on)}
            onMove={() => void moveToRfq([goods])}
            onRemove={() => void removeFavourites([goods.goodsId])}
          />
        ))}
      </CardTable>
    </div>
  )
}

type Action = 'cart' | 'move' | 'remove'
type ChosenToolsProps = { chosen: Goods[]; onMove: () => Promise<void>; onRemove: () => Promise<void> }

function ChosenTools({ chosen, onMove, onRemove }: ChosenToolsProps) {
  const { addToCart } = use(PartActionsContext)
  const { pending, run } = useMutation((_action: Action, work: () => Promise<void>) => work())
  const forSale = chosen.filter((goods) => offerOf(goods) === 'buy')

  const tool = (action: Action, work: () => Promise<void>, possible = chosen.length > 0) => ({
    size: 'sm' as const,
    variant: 'quiet' as const,
    loading: pending?.[0] === action,
    disabled: !possible || (pending !== undefined && pending[0] !== action),
    onClick: () => run(action, work),
  })
  /** Adds the minimum quantity of each, one after the other. */
  async function fillCart() {
    for (const goods of forSale) await addToCart?.(goods, goods.count)
  }

  return (
    <div className="flex flex-wrap gap-1 max-sm:-ml-3">
      {addToCart && <Button {...tool('cart', fillCart, forSale.length > 0)}>Add to cart</Button>}
      <Button {...tool('move', onMove)}>Move to RFQ list</Button>
      <Button {...tool('remove', onRemove)}>Remove</Button>
    </div>
  )
}
