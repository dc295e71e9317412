import { MapPin, Plus } from 'lucide-react'
import { lazy, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#web/call.ts'
import { OptionalPart } from '#web/optional-part.tsx'
import { privatePage } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { type Address, addressList } from '../address.contract.ts'
import { MAX_ADDRESSES } from '../address.rules.ts'
import { AddressCard } from './address-card.tsx'

const AddressDialog = lazy(async () => ({ default: (await import('./address-dialog.tsx')).AddressDialog }))
const RemoveAddressDialog = lazy(async () => ({
  default: (await import('./remove-address-dialog.tsx')).RemoveAddressDialog,
}))

const read = () => callApi(addressList, {})
type PageData = Awaited<ReturnType<typeof read>>

export const clientLoader = () => read()

export const meta = privatePage('Addresses')

/** An open or closing dialog; a new key each time resets it. */
type Asked<T> = { time: number; open: boolean; about: T }

export default function AddressesPage({ loaderData: { list } }: { loaderData: PageData }) {
  const { revalidate } = useRevalidator()
  const [editor, setEditor] = useState<Asked<Address | undefined>>()
  const [removal, setRemoval] = useState<Asked<Address>>()
  const main = useRef<HTMLElement>(null)

  const edit = (about?: Address) => setEditor((last) => ({ time: (last?.time ?? 0) + 1, open: true, about }))
  const askToRemove = (about: Address) => setRemoval((last) => ({ time: (last?.time ?? 0) + 1, open: true, about }))
  async function afterRemoval() {
    await revalidate()
    // The focused button was removed with its address.
    main.current?.focus()
  }

  const full = list.length >= MAX_ADDRESSES
  const addButton = (
    <Button variant="primary" disabled={full} onClick={() => edit()}>
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
      {full && <p className="mt-2 text-sm text-ink-2">The address book is full. Remove an address to add another.</p>}
      <div className="mt-5">
        {list.length === 0 ? (
          <EmptyState icon={<MapPin aria-hidden="true" />} title="No address yet" actions={addButton}>
            Add an address now to order faster.
          </EmptyState>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {list.map((address) => (
              <li key={address.addressId} className="grid">
                <AddressCard
                  address={address}
                  onEdit={() => edit(address)}
                  onRemove={() => askToRemove(address)}
                  onSwitched={revalidate}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <OptionalPart>
        {editor && (
          <AddressDialog
            key={editor.time}
            address={editor.about}
            first={list.length === 0}
            open={editor.open}
            onOpenChange={(open) => setEditor({ ...editor, open })}
            onSaved={() => void revalidate()}
          />
        )}
        {removal && (
          <RemoveAddressDialog
            key={removal.time}
            address={removal.about}
            open={removal.open}
            onOpenChange={(open) => setRemoval({ ...removal, open })}
            onRemoved={() => void afterRemoval()}
          />
        )}
      </OptionalPart>
    </main>
  )
}
