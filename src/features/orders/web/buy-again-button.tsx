import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { CART } from '#features/cart/web/cart-addresses.ts'
import { publishCartCount } from '#features/cart/web/cart-count.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-class.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { buyAgain } from '../orders.contract.ts'

const LeftOutDialog = lazyPart(async () => (await import('./left-out-dialog.tsx')).LeftOutDialog)

export interface LeftOut {
  goodsId: number
  goodsModel: string
  message: string
}
type Outcome = { time: number; open: boolean; addedCount: number; leftOut: LeftOut[] }

type Added = z.output<typeof buyAgain.output>

type FillCartButtonProps = Pick<ButtonLook, 'size' | 'variant'> & { label: string; fill: () => Promise<Added> }

/** Adds the lines of an order to the cart again. It is offered in any status and is none of the operations of an order. */
export const BuyAgainButton = ({ orderNo, ...look }: Pick<ButtonLook, 'size' | 'variant'> & { orderNo: string }) => (
  <FillCartButton label="Buy again" {...look} fill={() => callApi(buyAgain, { orderNo })} />
)

/** Adds several lines to the cart. Those that cannot be added are listed. */
export function FillCartButton({ label, size = 'sm', variant, fill }: FillCartButtonProps) {
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>()
  const { busy, run } = useMutation(add, { onRefusal: showError })

  async function add() {
    const { list, addedCount, totalCount } = await fill()
    publishCartCount(totalCount)
    const leftOut = list.filter((line) => !line.added)
    if (leftOut.length > 0) setOutcome({ time: (outcome?.time ?? 0) + 1, open: true, addedCount, leftOut })
    else
      notify({
        kind: 'success',
        message: 'Add Success!',
        action: { label: 'View cart', onPress: () => void navigate(CART) },
      })
  }

  return (
    <>
      <Button size={size} {...(variant && { variant })} loading={busy} onClick={run}>
        <ShoppingCart aria-hidden="true" />
        {label}
      </Button>
      {outcome && (
        <LeftOutDialog
          key={outcome.time}
          addedCount={outcome.addedCount}
          leftOut={outcome.leftOut}
          open={outcome.open}
          onOpenChange={(open) => setOutcome({ ...outcome, open })}
        />
      )}
    </>
  )
}
