import { type MouseEvent, type ReactNode, use } from 'react'
import { useNavigate } from 'react-router'
import { rememberPendingAction } from '#web/pending-action.ts'
import { useLoggedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-class.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import type { GoodsName, PackingCode } from '../catalog.contract.ts'
import { findQuantityProblem, type Packaging } from '../catalog.rules.ts'
import { enquiryAddress } from './addresses.ts'
import { ORDER_LOGIN } from './goods/order-login.tsx'
import { type PartActions, PartActionsContext } from './part-actions.ts'

type OrderButtonProps = Omit<ButtonLook, 'className'> & {
  goods: GoodsName & Packaging
  count: number
  /** Which packaging; without one the part on its own terms. */
  packing?: PackingCode
}

export function AddToCartButton(props: OrderButtonProps) {
  const { addToCart } = use(PartActionsContext)
  return (
    <OrderButton variant="primary" {...props} action={addToCart} pendingKind="addToCart">
      Add to cart
    </OrderButton>
  )
}

export function BuyNowButton(props: OrderButtonProps) {
  const { buyNow } = use(PartActionsContext)
  return (
    <OrderButton {...props} action={buyNow} pendingKind="buyNow">
      Buy now
    </OrderButton>
  )
}

type OrderAction = (goods: GoodsName, count: number, packing?: PackingCode) => Promise<void>

/** Sends the plain form that leads visitors to the login, so that it also works before scripts have loaded. */
function OrderButton({
  goods,
  count,
  packing,
  action,
  pendingKind,
  children,
  ...look
}: OrderButtonProps & { action: OrderAction | undefined; pendingKind: keyof PartActions; children: ReactNode }) {
  const loggedIn = useLoggedIn()
  const navigate = useNavigate()
  const { busy, run } = useMutation((wanted: OrderAction) => wanted(goods, count, packing))

  async function order(event: MouseEvent) {
    // After the login the action is run; the login page says so.
    if (!loggedIn) {
      const about = { goodsId: goods.goodsId, count, ...(packing && { packing }) }
      return rememberPendingAction(pendingKind, about, goods.goodsModel)
    }
    event.preventDefault()
    const problem = findQuantityProblem(count, goods)
    if (problem) return notify({ kind: 'info', message: problem.message })
    if (!action) return navigate(enquiryAddress(goods.goodsModel))
    await run(action)
  }

  return (
    <Button type="submit" form={ORDER_LOGIN} loading={busy} onClick={order} {...look}>
      {children}
    </Button>
  )
}
