import type { ComponentProps, ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { InvoiceTitle } from '#features/account/invoice-title.contract.ts'
import type { Address } from '#features/address/address.contract.ts'
import { CheckoutLines } from '#features/orders/web/lines/checkout-lines.tsx'
import type { AppError } from '#shared/app-error.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Reading } from '#web/use-reading.ts'
import { AddressChoice } from './address-choice.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import type { CheckoutSource, Preview } from './checkout-source.ts'
import { InvoiceChoice } from './invoice-choice.tsx'
import { OrderConsents } from './order-consents.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayMethodChoice } from './pay-method-choice.tsx'
import { ShippingChoice } from './shipping-choice.tsx'
import { useCheckout } from './use-checkout.ts'
import { VatNumberField } from './vat-number-field.tsx'

type CheckoutFormProps = { source: CheckoutSource; addresses: Address[]; titles: InvoiceTitle[] }

/** The checkout on one page. Prices and stock are loaded again with every change. */
export function CheckoutForm({ source, addresses, titles }: CheckoutFormProps) {
  const checkout = useCheckout(source, addresses)
  const { places, consents, missing, busy } = checkout
  const { reading, preview, ...order } = checkout.order
  const { revalidate } = useRevalidator()
  return (
    <form
      noValidate
      onSubmit={checkout.submit}
      className="grid items-start gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid gap-8">
        <Addresses addresses={addresses} places={places} isMissing={missing === 'address'} onChanged={revalidate} />
        <CheckoutSection title="Shipping">
          <ShippingChoice
            state={places.deliveryId === undefined ? 'noAddress' : reading.state}
            options={preview?.shipping ?? []}
            chosen={preview?.expressId ?? undefined}
            onChoose={order.setExpressId}
          />
        </CheckoutSection>
        <CheckoutSection title="Payment">
          <PayMethodChoice {...order} isLoaded={preview !== undefined} />
        </CheckoutSection>
        <CheckoutSection title="References and invoice">
          <References>
            <InvoiceChoice
              titles={titles}
              {...checkout.invoice}
              onChanged={revalidate}
              isOnAccount={order.payMethod === 'account'}
            />
            <VatNumberField tax={preview?.tax} entered={order.vatNumber} onEnter={order.setVatNumber} />
          </References>
        </CheckoutSection>
        <CheckoutSection title="Parts">{preview && <CheckoutLines lines={preview.lines} />}</CheckoutSection>
      </div>
      <OrderSummary
        preview={preview}
        busy={busy}
        ready={isReady(preview) && order.payMethod !== undefined}
        isOnAccount={order.payMethod === 'account'}
      >
        <OrderProblems refusal={checkout.refusal} reading={reading} problems={preview?.problems ?? []} />
        <OrderConsents {...consents} missing={missing} />
      </OrderSummary>
    </form>
  )
}

type AddressesProps = Pick<ComponentProps<typeof AddressChoice>, 'addresses' | 'onChanged'> & {
  places: ReturnType<typeof useCheckout>['places']
  isMissing: boolean
}

function Addresses({ places, isMissing, ...list }: AddressesProps) {
  return (
    <>
      <CheckoutSection title="Delivery address">
        <AddressChoice
          {...list}
          chosen={places.deliveryId}
          onChoose={places.setDeliveryId}
          problem={isMissing && !places.deliveryId ? 'Please add an address' : undefined}
        />
      </CheckoutSection>
      <CheckoutSection title="Billing address">
        <BillingAddress
          {...list}
          isDelivery={places.sameBill}
          onDelivery={places.setSameBill}
          chosen={places.otherBillId}
          onChoose={places.setOtherBillId}
        />
      </CheckoutSection>
    </>
  )
}

type BillingAddressProps = ComponentProps<typeof AddressChoice> & {
  isDelivery: boolean
  onDelivery: (isDelivery: boolean) => void
}

function BillingAddress({ isDelivery, onDelivery, ...choice }: BillingAddressProps) {
  return (
    <>
      <Checkbox
        label="The same as the delivery address"
        checked={isDelivery}
        onChange={(event) => onDelivery(event.target.checked)}
      />
      {!isDelivery && <AddressChoice {...choice} />}
    </>
  )
}

/** Texts the buyer wants on the documents. */
function References({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="PO number" optional hint="Printed on every document.">
        <TextInput name="poNumber" maxLength={60} autoComplete="off" />
      </Field>
      {children}
      <Field label="Remark" optional className="sm:col-span-2">
        <TextArea name="remark" rows={3} maxLength={1000} />
      </Field>
    </div>
  )
}

type OrderProblemsProps = { refusal: AppError | undefined; reading: Reading<Preview>; problems: readonly string[] }

function OrderProblems({ refusal, reading, problems }: OrderProblemsProps) {
  return (
    <div role="alert" className="grid gap-2">
      {refusal && <Callout tone="bad">{refusalText(refusal)}</Callout>}
      {reading.state === 'failed' && <Callout tone="bad">{reading.message}</Callout>}
      {problems.map((problem) => (
        <Callout key={problem} tone="warn">
          {problem}
        </Callout>
      ))}
    </div>
  )
}

/** The first answer was lost and the form was changed: the order exists. */
const refusalText = ({ reason, message }: AppError) =>
  reason === 'repeated_with_other_body' ? 'This order has already been placed. See My Order.' : message

const isReady = (preview: Preview | undefined): boolean => preview !== undefined && preview.problems.length === 0
