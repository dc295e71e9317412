import { type ChangeEvent, useState } from 'react'
import { normaliseModel } from '#shared/mpn.ts'
import { Button } from '#web/ui/button.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { CardTable } from '#web/ui/tables/card-table.tsx'
import type { CartLine } from '../cart.contract.ts'
import { lineKey } from '../cart.rules.ts'
import { moveLinesToFavourites, removeLines } from './cart-changes.ts'
import { chooseLines } from './cart-lines.ts'
import { CartRow } from './cart-row.tsx'
import { LabelsDialog } from './labels-dialog.tsx'

const columns = [
  { name: 'Order', nameHidden: true },
  { name: 'Image', nameHidden: true },
  { name: 'Mfr.Part #' },
  { name: 'Availability', numeric: true },
  { name: 'Pricing' },
  { name: 'Quantity' },
  { name: 'Unit price', numeric: true },
  { name: 'Amount', numeric: true },
  { name: 'Actions', nameHidden: true },
]

/** A long cart is rendered in chunks, and can be searched. */
const BATCH_SIZE = 100
const WORTH_SEARCHING = 20

type CartTableProps = {
  lines: CartLine[]
  /** Lines without problems. */
  orderable: CartLine[]
  chosen: CartLine[]
}

export function CartTable({ lines, orderable, chosen }: CartTableProps) {
  const [wanted, setWanted] = useState('')
  const [shown, setShown] = useState(BATCH_SIZE)
  const [labelled, setLabelled] = useState<CartLine>()
  const chosenKeys = new Set(chosen.map(lineKey))
  const found = wanted === '' ? lines : lines.filter((line) => holds(line, wanted))
  const search = (event: ChangeEvent<HTMLInputElement>) => setWanted(normaliseModel(event.target.value))
  return (
    <div className="@container min-w-0">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-2">
        <ChosenTools lines={lines} orderable={orderable} chosen={chosen} />
        {lines.length > WORTH_SEARCHING && (
          <div className="w-56 max-sm:w-full">
            <TextInput aria-label="Find in the cart" placeholder="Find in the cart" mono size="sm" onChange={search} />
          </div>
        )}
      </div>
      <CardTable caption="Parts in your cart" columns={columns}>
        {found.slice(0, shown).map((line) => (
          <CartRow key={lineKey(line)} line={line} chosen={chosenKeys.has(lineKey(line))} onLabel={setLabelled} />
        ))}
      </CardTable>
      {labelled && <LabelsDialog line={labelled} onClose={() => setLabelled(undefined)} />}
      <p role="status" className="py-3 text-ink-3 empty:hidden">
        {wanted !== '' && found.length === 0 && 'No part number in your cart contains this.'}
      </p>
      {found.length > shown && (
        <div className="flex items-center gap-4 py-4 text-ink-3">
          <Button onClick={() => setShown(shown + BATCH_SIZE)}>Show {BATCH_SIZE} more</Button>
          <p>
            <Count value={shown} /> of <Count value={found.length} /> lines are shown.
          </p>
        </div>
      )}
    </div>
  )
}

const holds = ({ goodsModel, ownNumber }: CartLine, wanted: string) =>
  normaliseModel(goodsModel).includes(wanted) || normaliseModel(ownNumber).includes(wanted)

/** Actions for the selected lines. */
function ChosenTools({ lines, orderable, chosen }: CartTableProps) {
  const all = chosen.length === orderable.length
  const none = chosen.length === 0
  const chooseAll = (event: ChangeEvent<HTMLInputElement>) => chooseLines(orderable, event.target.checked)
  return (
    <>
      <Checkbox
        label={
          <>
            Select all (<Count value={chosen.length} /> of <Count value={lines.length} />)
          </>
        }
        checked={all && !none}
        indeterminate={!all && !none}
        disabled={orderable.length === 0}
        onChange={chooseAll}
      />
      <div className="flex gap-1 sm:mr-auto">
        <Button size="sm" variant="quiet" disabled={none} onClick={() => void moveLinesToFavourites(chosen)}>
          Move to favorites
        </Button>
        <Button size="sm" variant="quiet" disabled={none} onClick={() => void removeLines(chosen)}>
          Remove
        </Button>
      </div>
    </>
  )
}
