import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#features/address/address.contract.ts'
import { addressLines } from '#features/address/address.rules.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'

const AddressDialog = lazyPart(async () => (await import('#features/address/web/address-dialog.tsx')).AddressDialog)

type AddressChoiceProps = {
  addresses: Address[]
  chosen: number | undefined
  onChoose: (addressId: number) => void
  /** Called when the address book has changed. */
  onChanged: () => Promise<void>
  problem?: string | undefined
}

type Editing = { time: number; open: boolean; address: Address | undefined }

export function AddressChoice({ addresses, chosen, onChoose, onChanged, problem }: AddressChoiceProps) {
  const [editing, setEditing] = useState<Editing>()
  const edit = (address?: Address) => setEditing((before) => ({ time: (before?.time ?? 0) + 1, open: true, address }))
  const current = addresses.find((address) => address.addressId === chosen)

  return (
    <div className="grid gap-3">
      {addresses.length > 0 && (
        <RadioGroup
          legend={<span className="sr-only">Address</span>}
          framed
          options={addresses.map((address) => {
            const [name = '', ...lines] = addressLines(address)
            return { value: String(address.addressId), label: name, description: lines.join(', ') }
          })}
          value={chosen === undefined ? '' : String(chosen)}
          onValueChange={(value) => onChoose(Number(value))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button name="add" size="sm" onClick={() => edit()}>
          <Plus aria-hidden="true" />
          Add an address
        </Button>
        {current && (
          <Button size="sm" variant="quiet" onClick={() => edit(current)}>
            Edit
          </Button>
        )}
      </div>
      {problem && <p className="text-sm text-bad">{problem}</p>}
      {editing && (
        <AddressDialog
          key={editing.time}
          {...(editing.address && { address: editing.address })}
          first={addresses.length === 0}
          open={editing.open}
          onOpenChange={(open) => setEditing({ ...editing, open })}
          onSaved={(addressId) => {
            void onChanged().then(() => onChoose(addressId))
          }}
        />
      )}
    </div>
  )
}
