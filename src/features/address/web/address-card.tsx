import { Pencil, Trash2 } from 'lucide-react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { useMayOrder } from '#web/team/may-order.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { type Address, switchAddress } from '../address.contract.ts'
import { addressLines, phoneText } from '../address.rules.ts'

type AddressCardProps = {
  address: Address
  onEdit: () => void
  onRemove: () => void
  /** After a change of default, which may change other addresses. */
  onSwitched: () => Promise<void>
}

type Defaults = Partial<Pick<Address, 'defaultDelivery' | 'defaultBill'>>

export function AddressCard({ address, onEdit, onRemove, onSwitched }: AddressCardProps) {
  const [name, ...lines] = addressLines(address)
  const mayOrder = useMayOrder()

  async function switchTo(defaults: Defaults) {
    await callApi(switchAddress, { addressId: address.addressId, ...defaults })
    notify({ kind: 'success', message: 'Success' })
    await onSwitched()
  }
  const switching = useMutation(switchTo, { onRefusal: showError })
  // Shown until the list is reloaded.
  const [optimistic] = switching.pending ?? []

  return (
    <article
      aria-label={`${name}, ${lines.join(', ')}`}
      className="flex flex-col rounded-lg border border-line bg-paper p-4 sm:p-5"
    >
      <h2 className="text-base wrap-anywhere">{name}</h2>
      <address className="mt-1 wrap-anywhere text-ink-2 not-italic">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="mt-2 font-mono text-sm">{phoneText(address)}</p>
        <p className="text-sm">{address.email}</p>
      </address>
      <div className="mt-4 grid gap-2.5 border-t border-line-2 pt-4">
        <Switch
          label="Default for delivery"
          disabled={!mayOrder}
          checked={optimistic?.defaultDelivery ?? address.defaultDelivery}
          onChange={(event) => void switching.run({ defaultDelivery: event.target.checked })}
        />
        <Switch
          label="Default for billing"
          disabled={!mayOrder}
          checked={optimistic?.defaultBill ?? address.defaultBill}
          onChange={(event) => void switching.run({ defaultBill: event.target.checked })}
        />
      </div>
      {mayOrder && (
        <div className="mt-auto flex gap-2 pt-4">
          <Button size="sm" onClick={onEdit}>
            <Pencil aria-hidden="true" />
            Edit
          </Button>
          <Button size="sm" variant="quiet" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            Remove
          </Button>
        </div>
      )}
    </article>
  )
}
