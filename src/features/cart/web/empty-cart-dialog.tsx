import { useState } from 'react'
import { formatCount } from '#shared/text/format-count.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { CartLine } from '../cart.contract.ts'
import { emptyCart } from './cart-changes.ts'

/** Confirmation before all lines are removed. */
export function EmptyCartDialog({ lines }: { lines: CartLine[] }) {
  const [open, setOpen] = useState(false)
  function clean() {
    setOpen(false)
    void emptyCart(lines)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">Empty cart</Button>}
      size="sm"
      title="Empty the cart?"
      description={`${lines.length === 1 ? 'This removes its only line' : `This removes all ${formatCount(lines.length)} lines`}.`}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
          <Button variant="danger" onClick={clean}>
            Empty the cart
          </Button>
        </>
      }
    />
  )
}
