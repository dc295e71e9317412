import { CART } from '#features/cart/web/cart-addresses.ts'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { LeftOut } from './buy-again-button.tsx'

type LeftOutDialogProps = {
  addedCount: number
  leftOut: LeftOut[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What could not be bought again, and why. */
export function LeftOutDialog({ addedCount, leftOut, open, onOpenChange }: LeftOutDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={addedCount > 0 ? 'Not everything is in the cart' : 'Nothing could be added'}
      description={
        addedCount > 0
          ? `${addedCount} ${addedCount === 1 ? 'line was' : 'lines were'} added. These were not:`
          : 'These parts cannot be bought as before:'
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Close</Button>
          {addedCount > 0 && (
            <ButtonLink variant="primary" to={CART}>
              View cart
            </ButtonLink>
          )}
        </>
      }
    >
      <ul>
        {leftOut.map(({ goodsId, goodsModel, message }) => (
          <li key={goodsId} className="border-t border-line-2 py-2 first:border-t-0">
            <TextLink to={goodsAddress(goodsId)} tone="ink">
              <ModelText model={goodsModel} className="wrap-anywhere" />
            </TextLink>
            <p className="text-sm text-ink-2">{message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
