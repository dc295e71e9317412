import { FileDown, Save, Share2, ShoppingCart } from 'lucide-react'
import { lazy, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { OptionalPart } from '../../../web/optional-part.tsx'
import { useLoggedIn } from '../../../web/session.ts'
import { Button } from '../../../web/ui/button.tsx'
import { notify } from '../../../web/ui/notify.ts'
import { PrivateLink } from '../../account/web/private-link.tsx'
import { addToCart, askForTheRest, exportWork } from './bom-deeds.ts'
import type { Shown } from './bom-filters.ts'
import { type CartOutcome, CartOutcomes } from './cart-outcomes.tsx'

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** What can be done with a priced BOM. */
export function BomActions({ shown, shared }: { shown: Shown[]; shared: boolean }) {
  const loggedIn = useLoggedIn()
  const [busy, setBusy] = useState<string>()
  const [outcomes, setOutcomes] = useState<CartOutcome[]>()
  const [saving, setSaving] = useState<boolean>()
  const [sharing, setSharing] = useState<boolean>()

  async function act(what: string, deed: () => Promise<void>) {
    setBusy(what)
    try {
      await deed()
    } catch (error) {
      if (!isAppError(error)) throw error
      notify({ kind: 'error', message: error.message })
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {loggedIn ? (
          <Button
            variant="primary"
            loading={busy === 'cart'}
            onClick={() => act('cart', async () => setOutcomes(await addToCart(shown)))}
          >
            <ShoppingCart aria-hidden="true" />
            Add to cart
          </Button>
        ) : (
          <PrivateLink
            to="/bomResult"
            className="inline-flex h-10 items-center rounded-md bg-accent px-4 font-medium text-on-accent"
          >
            Log in to buy or save
          </PrivateLink>
        )}
        <Button onClick={() => askForTheRest(shown)}>Send the rest to RFQ</Button>
        {loggedIn && (
          <>
            <Button onClick={() => setSaving(true)}>
              <Save aria-hidden="true" />
              Save
            </Button>
            <Button onClick={() => setSharing(true)}>
              <Share2 aria-hidden="true" />
              Share
            </Button>
          </>
        )}
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            variant="quiet"
            loading={busy === format}
            onClick={() => act(format, () => exportWork(format))}
          >
            <FileDown aria-hidden="true" />
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      {outcomes && <CartOutcomes outcomes={outcomes} />}
      <OptionalPart>
        {saving !== undefined && <SaveDialog open={saving} onOpenChange={setSaving} />}
        {sharing !== undefined && <ShareDialog open={sharing} onOpenChange={setSharing} shared={shared} />}
      </OptionalPart>
    </div>
  )
}
