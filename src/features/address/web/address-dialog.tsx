import { useId } from 'react'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/display/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { useReading } from '#web/use-reading.ts'
import { type Address, type AddressFields, addressDetail, saveAddress } from '../address.contract.ts'
import { AddressForm } from './address-form.tsx'
import { readCountries } from './places.ts'

export type AddressDialogProps = {
  /** The address to edit; left out, a new one is added. */
  address?: Pick<Address, 'addressId'>
  /** The buyer has no address yet, so the new one is the default for everything unless deselected. */
  first?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaved: (addressId: number) => void
}

/**
 * Adds or edits an address, in the address book and the checkout. A new `key` resets it. Load it with
 * `React.lazy` at the first press.
 */
export function AddressDialog({ address, first = false, open, onOpenChange, onSaved }: AddressDialogProps) {
  const formId = useId()
  const { busy, refusal, run } = useMutation(save)
  const addressId = address?.addressId
  const needed = useReading(open ? (addressId ?? 'new') : undefined, () => readNeeded(addressId))

  async function save(fields: AddressFields) {
    const saved = await callApi(saveAddress, { ...fields, addressId })
    notify({ kind: 'success', message: 'Success' })
    onOpenChange(false)
    onSaved(saved.addressId)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={address ? 'Edit address' : 'Add an address'}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy} disabled={needed.state !== 'ready'}>
            Save
          </Button>
        </>
      }
    >
      {needed.state === 'ready' && <AddressForm id={formId} {...needed.value} defaults={first} onSubmit={run} />}
      <RefusalNote refusal={refusal} className="mt-4" />
      {needed.state === 'loading' && <FormOutline />}
      {needed.state === 'failed' && (
        <ErrorState
          title="The form did not load"
          headingLevel={3}
          actions={<Button onClick={needed.retry}>Try again</Button>}
        >
          {needed.message}
        </ErrorState>
      )}
    </Dialog>
  )
}

/** Loads the current address, because the list may be outdated. */
async function readNeeded(addressId: number | undefined) {
  const [countries, address] = await Promise.all([
    readCountries(),
    addressId === undefined ? undefined : callApi(addressDetail, { addressId }),
  ])
  return { countries, address }
}

function FormOutline() {
  return (
    <Loading label="Loading the form">
      <div className="grid gap-4 sm:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => (
          <div key={name} className="grid gap-1">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-9" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
