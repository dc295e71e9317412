import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '#features/address/address.contract.ts'
import { loadCartCount } from '#features/cart/web/cart-count.ts'
import { approvalAddress } from '#features/orders/approvals/approvals.rules.ts'
import { useSiteInfo } from '#features/site/web/use-site-info.ts'
import { generateKey } from '#web/generate-key.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { useReading } from '#web/use-reading.ts'
import type { CheckoutSource, Placing, Preview } from './checkout-source.ts'
import { offeredMethods, type PayMethod } from './pay-method-choice.tsx'

/** What the buyer has chosen and agreed to, and the submit handler that places the order. */
export function useCheckout(source: CheckoutSource, addresses: Address[]) {
  const places = useOrderAddresses(addresses)
  const order = useOrderPreview(source, places.deliveryId)
  const consents = useConsents(order.preview)
  const [invoiceTitleId, setInvoiceTitleId] = useState<number>()
  const [missing, setMissing] = useState<MissingInput>()
  /** Idempotency key: each visit of this page places one order at most. */
  const [key] = useState(() => generateKey())
  const navigate = useNavigate()
  // After a refusal prices and stock are read again.
  const { busy, refusal, run } = useMutation(place, { onRefusal: order.reload })

  async function place(placing: Placing & { note: string }) {
    const next = await send(placing)
    void loadCartCount()
    // Replaces the history entry, so that Back does not lead to a placed order.
    await navigate(next, { replace: true })
  }

  /** Returns where the order is shown from now on. */
  async function send({ note, ...placing }: Placing & { note: string }): Promise<string> {
    if (order.preview?.aboveLimit && source.requestApproval) {
      const { approvalId } = await source.requestApproval(key, { ...placing, note })
      notify({ kind: 'success', message: 'Sent for approval' })
      return approvalAddress(approvalId)
    }
    const { orderNo } = await source.place(key, placing)
    return placedAddress(orderNo, placing.payMethod)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget
    // React passes on the submit of the address dialog, although its form is elsewhere in the document.
    if (event.target !== form) return
    event.preventDefault()
    const { deliveryId, billId } = places
    const found = deliveryId && billId ? consents.findMissing() : 'address'
    setMissing(found)
    if (found) return form.querySelector<HTMLElement>(`[name=${found === 'address' ? 'add' : found}]`)?.focus()
    const { preview, payMethod, vatNumber } = order
    if (!preview?.expressId || !deliveryId || !billId || !payMethod || busy) return
    const entered = new FormData(form)
    return run({
      addressId: deliveryId,
      billAddressId: billId,
      expressId: preview.expressId,
      lines: preview.lines,
      totalAmount: preview.totalAmount,
      poNumber: String(entered.get('poNumber') ?? ''),
      remark: String(entered.get('remark') ?? ''),
      note: String(entered.get('note') ?? ''),
      payMethod,
      invoiceTitleId,
      vatNumber,
      acceptsNonCancellable: consents.asksToAccept && consents.accepted,
    })
  }

  const invoice = { chosen: invoiceTitleId, onChoose: setInvoiceTitleId }
  return { places, order, consents, invoice, missing, busy, refusal, submit }
}

/** Nothing is to be paid yet for an order on account. */
const placedAddress = (orderNo: string, payMethod: PayMethod) =>
  payMethod === 'account' ? `/orderDetail?orderNo=${orderNo}` : `/payment?orderNo=${orderNo}`

export type MissingInput = 'address' | 'terms' | 'nonCancellable' | undefined

function useOrderAddresses(addresses: Address[]) {
  const usual = (kind: 'defaultDelivery' | 'defaultBill') => addresses.find((one) => one[kind]) ?? addresses[0]
  const [deliveryId, setDeliveryId] = useState(usual('defaultDelivery')?.addressId)
  const [otherBillId, setOtherBillId] = useState(usual('defaultBill')?.addressId)
  const [sameBill, setSameBill] = useState(usual('defaultBill') === usual('defaultDelivery'))
  const billId = sameBill ? deliveryId : otherBillId
  return { deliveryId, setDeliveryId, otherBillId, setOtherBillId, sameBill, setSameBill, billId }
}

/** Prices, stock and shipping are read again with every change that they depend on. */
function useOrderPreview(source: CheckoutSource, deliveryId: number | undefined) {
  const [expressId, setExpressId] = useState<number>()
  const [vatNumber, setVatNumber] = useState<string>()
  const [chosenMethod, setPayMethod] = useState<PayMethod>()
  const [round, setRound] = useState(0)
  const takesCards = useSiteInfo()?.payments.includes('Card') ?? true
  const reading = useReading(`${deliveryId} ${expressId} ${vatNumber} ${round}`, () =>
    source.preview({ addressId: deliveryId, expressId, vatNumber }),
  )
  const preview = reading.state === 'ready' ? reading.value : reading.state === 'loading' ? reading.last : undefined
  const payMethods = offeredMethods(preview, takesCards)
  const possible = payMethods.filter(({ disabled }) => !disabled)
  const payMethod = (possible.find(({ value }) => value === chosenMethod) ?? possible[0])?.value
  const reload = () => setRound(round + 1)
  return { reading, preview, reload, setExpressId, vatNumber, setVatNumber, payMethods, payMethod, setPayMethod }
}

export function useConsents(preview: Preview | undefined) {
  const [agreed, setAgreed] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const asksToAccept = preview?.lines.some((line) => line.isNonCancellable) ?? false
  function findMissing(): MissingInput {
    if (asksToAccept && !accepted) return 'nonCancellable'
    return agreed ? undefined : 'terms'
  }
  return { agreed, setAgreed, accepted, setAccepted, asksToAccept, findMissing }
}
