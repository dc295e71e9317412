import { MapPin, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#web/call.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { privatePage } from '#web/site-name.ts'
import { useMayOrder } from '#web/team/may-order.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { type Address, addressList } from '../address.contract.ts'
import { MAX_ADDRESSES } from '../address.rules.ts'
import { AddressCard } from './address-card.tsx'

const AddressDialog = lazyPart(async () => (await import('./address-dialog.tsx')).AddressDialog)
const RemoveAddressDialog = lazyPart(async () => (await import('./remove-address-dialog.tsx')).RemoveAddressDialog)

const read = () => callApi(addressList, {})
type PageData = Awaited<ReturnType<typeof read>>

export const clientLoader = () => read()

export const meta = privatePage('Addresses')

/** The subject of an open or closing dialog; the key is new each time, which resets the dialog. */
function useDialog<T>() {
  const [dialog, setDialog] = useState<{ key: number; open: boolean; about: T }>()
  return {
    dialog,
    show: (about: T) => setDialog((last) => ({ key: (last?.key ?? 0) + 1, open: true, about })),
    onOpenChange: (open: boolean) => setDialog((last) => last && { ...last, open }),
  }
}

export default function AddressesPage({ loaderData: { list } }: { loaderData: PageData }) {
  const { revalidate } = useRevalidator()
  const editor = useDialog<Address | undefined>()
  const removal = useDialog<Address>()
  const main = useRef<HTMLElement>(null)

  async function afterRemoval() {
    await revalidate()
    // The focused button was removed with its address.
    main.current?.focus()
  }

  const mayOrder = useMayOrder()
  const full = list.length >= MAX_ADDRESSES
  const addButton = mayOrder && (
    <Button variant="primary" disabled={full} onClick={() => editor.show(undefined)}>
      <Plus aria-hidden="true" />
      Add an address
    </Button>
  )
  return (
    <main id="main" ref={main} tabIndex={-1} className="outline-none">
      <PageHeading
        meta={list.length > 0 && `${list.length} of ${MAX_ADDRESSES}`}
        actions={list.length > 0 && addButton}
      >
        Addresses
      </PageHeading>
      {full && mayOrder && (
        <p className="mt-2 text-sm text-ink-2">The address book is full. Remove an address to add another.</p>
      )}
      <div className="mt-5">
        {list.length === 0 ? (
          <EmptyState icon={<MapPin aria-hidden="true" />} title="No addresses yet" actions={addButton}>
            {mayOrder && 'Add an address to order faster.'}
          </EmptyState>
        ) : (
          <AddressList addresses={list} onEdit={editor.show} onRemove={removal.show} onSwitched={revalidate} />
        )}
      </div>
      {editor.dialog && (
        <AddressDialog
          key={editor.dialog.key}
          address={editor.dialog.about}
          first={list.length === 0}
          open={editor.dialog.open}
          onOpenChange={editor.onOpenChange}
          onSaved={() => void revalidate()}
        />
      )}
      {removal.dialog && (
        <RemoveAddressDialog
          key={removal.dialog.key}
          address={removal.dialog.about}
          open={removal.dialog.open}
          onOpenChange={removal.onOpenChange}
          onRemoved={() => void afterRemoval()}
        />
      )}
    </main>
  )
}

type AddressListProps = {
  addresses: Address[]
  onEdit: (address: Address) => void
  onRemove: (address: Address) => void
  onSwitched: () => Promise<void>
}

function AddressList({ addresses, onEdit, onRemove, onSwitched }: AddressListProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.addressId} className="grid">
          <AddressCard
            address={address}
            onEdit={() => onEdit(address)}
            onRemove={() => onRemove(address)}
            onSwitched={onSwitched}
          />
        </li>
      ))}
    </ul>
  )
}
