import { type SubmitEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { InvoiceTitle } from '#features/account/invoice-title.contract.ts'
import type { Address } from '#features/address/address.contract.ts'
import { loadCartCount } from '#features/cart/web/cart-count.ts'
import { useSiteInfo } from '#features/site/web/use-site-info.ts'
import type { AppError } from '#shared/app-error.ts'
import { generateKey } from '#web/generate-key.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { useReading } from '#web/use-reading.ts'
import { AddressChoice } from './address-choice.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import type { CheckoutSource, Placing, Preview } from './checkout-source.ts'
import { InvoiceChoice } from './invoice-choice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ShippingChoice } from './shipping-choice.tsx'
import { VatNumberField } from './vat-number-field.tsx'

type CheckoutFormProps = { source: CheckoutSource; addresses: Address[]; titles: InvoiceTitle[] }

const PAY_METHODS = [
  { value: 'online', label: 'Card', description: 'Pay by card on the next page.' },
  { value: 'transfer', label: 'Bank transfer', description: 'Takes some days; the parts are kept for you meanwhile.' },
] as const

type PayMethod = (typeof PAY_METHODS)[number]['value']

/** The checkout on one page. Prices and stock are loaded again with every change. */
export function CheckoutForm({ source, addresses, titles }: CheckoutFormProps) {
  const usual = (kind: 'defaultDelivery' | 'defaultBill') => addresses.find((one) => one[kind]) ?? addresses[0]
  const [deliveryId, setDeliveryId] = useState(usual('defaultDelivery')?.addressId)
  const [otherBillId, setOtherBillId] = useState(usual('defaultBill')?.addressId)
  const [sameBill, setSameBill] = useState(usual('defaultBill') === usual('defaultDelivery'))
  const [expressId, setExpressId] = useState<number>()
  const [chosenMethod, setPayMethod] = useState<PayMethod>()
  const takesCards = useSiteInfo()?.payments.includes('Card') ?? true
  const [invoiceTitleId, setInvoiceTitleId] = useState<number>()
  const [vatNumber, setVatNumber] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const [missing, setMissing] = useState<'address' | 'terms' | 'nonCancellable'>()
  /** Idempotency key: each visit of this page places one order at most. */
  const [key] = useState(() => generateKey())
  const [round, setRound] = useState(0)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  // After a refusal prices and stock are read again.
  const { busy, refusal, run } = useMutation(place, { onRefusal: () => setRound(round + 1) })

  const reading = useReading(`${deliveryId} ${expressId} ${vatNumber} ${round}`, () =>
    source.preview({ addressId: deliveryId, expressId, vatNumber }),
  )
  const preview = reading.state === 'ready' ? reading.value : reading.state === 'loading' ? reading.last : undefined
  const payMethods = waysOf(preview).filter(({ value }) => (value === 'online' ? takesCards : preview?.transferOffered))
  const payMethod = payMethods.find(({ value }) => value === chosenMethod)?.value ?? payMethods[0]?.value
  const asksToAccept = preview?.lines.some((line) => line.isNonCancellable) ?? false
  const billId = sameBill ? deliveryId : otherBillId

  async function place(placing: Placing) {
    const { orderNo } = await source.place(key, placing)
    void loadCartCount()
    // Replaces the history entry, so that Back does not lead to a placed order.
    await navigate(`/payment?orderNo=${orderNo}`, { replace: true })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const unagreed = agreed ? undefined : 'terms'
    const problem = !deliveryId || !billId ? 'address' : asksToAccept && !accepted ? 'nonCancellable' : unagreed
    setMissing(problem)
    if (problem) return form.querySelector<HTMLElement>(`[name=${problem === 'address' ? 'add' : problem}]`)?.focus()
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
      payMethod,
      invoiceTitleId,
      vatNumber,
      acceptsNonCancellable: asksToAccept && accepted,
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-8">
        <CheckoutSection title="Delivery address">
          <AddressChoice
            addresses={addresses}
            chosen={deliveryId}
            onChoose={setDeliveryId}
            onChanged={revalidate}
            problem={missing === 'address' && !deliveryId ? 'Please add an address' : undefined}
          />
        </CheckoutSection>
        <CheckoutSection title="Billing address">
          <Checkbox
            label="The same as the delivery address"
            checked={sameBill}
            onChange={(event) => setSameBill(event.target.checked)}
          />
          {!sameBill && (
            <AddressChoice
              addresses={addresses}
              chosen={otherBillId}
              onChoose={setOtherBillId}
              onChanged={revalidate}
            />
          )}
        </CheckoutSection>
        <CheckoutSection title="Shipping">
          <ShippingChoice
            state={deliveryId === undefined ? 'noAddress' : reading.state}
            options={preview?.shipping ?? []}
            chosen={preview?.expressId ?? undefined}
            onChoose={setExpressId}
          />
        </CheckoutSection>
        <CheckoutSection title="Payment">
          {preview && payMethods.length === 0 ? (
            <Callout tone="warn">No way to pay is set up in this shop yet. Please contact us.</Callout>
          ) : (
            <RadioGroup
              legend={<span className="sr-only">How will you pay?</span>}
              framed
              options={payMethods}
              {...(payMethod && { value: payMethod })}
              onValueChange={setPayMethod}
            />
          )}
        </CheckoutSection>
        <CheckoutSection title="References and invoice">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="PO number" optional hint="Printed on every document.">
              <TextInput name="poNumber" maxLength={60} autoComplete="off" />
            </Field>
            <InvoiceChoice titles={titles} chosen={invoiceTitleId} onChoose={setInvoiceTitleId} />
            <VatNumberField tax={preview?.tax} entered={vatNumber} onEnter={setVatNumber} />
            <Field label="Remark" optional className="sm:col-span-2">
              <TextArea name="remark" rows={3} maxLength={1000} />
            </Field>
          </div>
        </CheckoutSection>
        <CheckoutSection title="Parts">{preview && <CheckoutLines lines={preview.lines} />}</CheckoutSection>
      </div>
      <OrderSummary preview={preview} busy={busy} ready={isReady(preview) && payMethod !== undefined}>
        <div role="alert" className="grid gap-2">
          {refusal && <Callout tone="bad">{refusalText(refusal)}</Callout>}
          {reading.state === 'failed' && <Callout tone="bad">{reading.message}</Callout>}
          {preview?.problems.map((problem) => (
            <Callout key={problem} tone="warn">
              {problem}
            </Callout>
          ))}
        </div>
        {asksToAccept && (
          <>
            <Checkbox
              name="nonCancellable"
              label="I accept that the parts marked non-cancellable can be neither cancelled nor returned"
              checked={accepted}
              aria-invalid={(missing === 'nonCancellable' && !accepted) || undefined}
              onChange={(event) => setAccepted(event.target.checked)}
            />
            {missing === 'nonCancellable' && !accepted && (
              <p className="text-sm text-bad">Please accept this, or take these parts out of the order.</p>
            )}
          </>
        )}
        <Checkbox
          name="terms"
          label={
            <>
              I agree to the{' '}
              <TextLink to="/termsOfUs" inline>
                terms of use
              </TextLink>
            </>
          }
          checked={agreed}
          aria-invalid={(missing === 'terms' && !agreed) || undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        {missing === 'terms' && !agreed && <p className="text-sm text-bad">Please agree to the terms to order.</p>}
      </OrderSummary>
    </form>
  )
}

/** The first answer was lost and the form was changed: the order exists. */
const refusalText = ({ reason, message }: AppError) =>
  reason === 'repeated_with_other_body' ? 'This order has been placed already. You find it under My Order.' : message

/** In the order and with the texts of the settings. */
const waysOf = (preview: Preview | undefined) =>
  (preview?.payWays ?? []).length === 0
    ? [...PAY_METHODS]
    : (preview?.payWays ?? []).flatMap(({ way, label, note }) =>
        PAY_METHODS.filter(({ value }) => value === way).map((one) => ({
          value: one.value,
          label: label || one.label,
          description: note || one.description,
        })),
      )

const isReady = (preview: Preview | undefined): boolean => preview !== undefined && preview.problems.length === 0
