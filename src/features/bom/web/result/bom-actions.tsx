import { ClipboardList, FileDown, Save, Share2, ShoppingCart } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { PrivateLink } from '#features/account/web/private-link.tsx'
import { addManyToRfqList } from '#features/rfq/web/rfq-list.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { showError } from '#web/errors/show-error.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { useLoggedIn } from '#web/session.ts'
import { useMayOrder } from '#web/team/may-order.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { useMutation } from '#web/use-mutation.ts'
import type { Shown } from './bom-filters.ts'
import { AskedOutcome, CartOutcomes } from './bom-outcomes.tsx'
import { InCart } from './in-cart.tsx'
import { addToCart, type CartOutcome, exportWork, findInCart, splitShown } from './work-actions.ts'

const SaveDialog = lazyPart(async () => (await import('../saved/save-dialog.tsx')).SaveDialog)
const ShareDialog = lazyPart(async () => (await import('../saved/share-dialog.tsx')).ShareDialog)

const partsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'part' : 'parts'}`

/** What can be done with a priced BOM. Visitors may do all of it but buy, save and share; viewers of a team all but save and share. */
export const BomActions = memo(function BomActions({ all }: { all: Shown[] }) {
  const loggedIn = useLoggedIn()
  const mayOrder = useMayOrder()
  const [outcomes, setOutcomes] = useState<CartOutcome[]>()
  const [asked, setAsked] = useState<{ added: number; count: number }>()
  const [dialog, setDialog] = useState<{ kind: 'save' | 'share'; open: boolean }>()
  const [inCart, setInCart] = useState<Map<string, number>>()
  const { cart, rest, leftOut } = useMemo(() => splitShown(all), [all])

  /** What is in the cart already is not added again without asking. */
  async function putIntoCart(how?: 'add' | 'set') {
    const before = how ? undefined : await findInCart(cart)
    if (before && before.size > 0) return setInCart(before)
    setInCart(undefined)
    setOutcomes(await addToCart(cart, how ?? 'add'))
  }
  const { busy, run } = useMutation(putIntoCart, { onRefusal: showError })
  const dialogProps = {
    open: dialog?.open ?? false,
    onOpenChange: (open: boolean) => dialog && setDialog({ ...dialog, open }),
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {loggedIn ? (
          <Button variant="primary" loading={busy} disabled={cart.length === 0} onClick={() => run()}>
            <ShoppingCart aria-hidden="true" />
            Add {partsOf(cart.length)} to cart
          </Button>
        ) : (
          <PrivateLink to="/bomResult" className={buttonClass({ variant: 'primary' })}>
            Log in to buy or save
          </PrivateLink>
        )}
        {rest.length > 0 && (
          <Button onClick={() => setAsked({ added: addManyToRfqList(rest), count: rest.length })}>
            <ClipboardList aria-hidden="true" />
            Ask for the other {partsOf(rest.length)}
          </Button>
        )}
        {loggedIn && mayOrder && <SaveButtons onShow={(kind) => setDialog({ kind, open: true })} />}
        {(['csv', 'xlsx'] as const).map((format) => (
          <ExportButton key={format} format={format} />
        ))}
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {inCart && (
          <InCart
            inputs={cart}
            inCart={inCart}
            onSet={() => run('set')}
            onAdd={() => run('add')}
            onCancel={() => setInCart(undefined)}
          />
        )}
        {outcomes && !inCart && <CartOutcomes outcomes={outcomes} leftOut={leftOut} />}
        {asked && <AskedOutcome {...asked} />}
      </div>
      {dialog?.kind === 'save' && <SaveDialog {...dialogProps} />}
      {dialog?.kind === 'share' && <ShareDialog {...dialogProps} />}
    </div>
  )
})

function SaveButtons({ onShow }: { onShow: (kind: 'save' | 'share') => void }) {
  return (
    <>
      <Button onClick={() => onShow('save')}>
        <Save aria-hidden="true" />
        Save
      </Button>
      <Button onClick={() => onShow('share')}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
    </>
  )
}

function ExportButton({ format }: { format: 'csv' | 'xlsx' }) {
  const { busy, run } = useMutation(() => exportWork(format), { onRefusal: showError })
  return (
    <Button variant="quiet" aria-label={`Save as ${format.toUpperCase()}`} loading={busy} onClick={run}>
      <FileDown aria-hidden="true" />
      {format.toUpperCase()}
    </Button>
  )
}
