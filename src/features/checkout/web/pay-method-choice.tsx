import { Callout } from '#web/ui/display/callout.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import type { Preview } from './checkout-source.ts'

const PAY_METHODS = [
  { value: 'online', label: 'Card', description: 'Pay by card on the next page.' },
  { value: 'transfer', label: 'Bank transfer', description: 'Takes some days; the parts are reserved for you.' },
] as const

export type PayMethod = (typeof PAY_METHODS)[number]['value']

interface PayMethodOption {
  value: PayMethod
  label: string
  description: string
}

/** The methods this order can be paid with, in the order and with the texts of the settings. */
export const offeredMethods = (preview: Preview | undefined, takesCards: boolean): PayMethodOption[] =>
  configuredMethods(preview).filter(({ value }) => (value === 'online' ? takesCards : preview?.transferOffered))

function configuredMethods(preview: Preview | undefined): PayMethodOption[] {
  const configured = preview?.payWays ?? []
  if (configured.length === 0) return [...PAY_METHODS]
  return configured.flatMap(({ way, label, note }) =>
    PAY_METHODS.filter(({ value }) => value === way).map((method) => ({
      value: method.value,
      label: label || method.label,
      description: note || method.description,
    })),
  )
}

type PayMethodChoiceProps = {
  /** Empty while the order is loaded for the first time, or when the shop has none. */
  payMethods: PayMethodOption[]
  isLoaded: boolean
  payMethod: PayMethod | undefined
  setPayMethod: (method: PayMethod) => void
}

export function PayMethodChoice({ payMethods, isLoaded, payMethod, setPayMethod }: PayMethodChoiceProps) {
  if (isLoaded && payMethods.length === 0)
    return <Callout tone="warn">This shop has no payment method yet. Please contact us.</Callout>
  return (
    <RadioGroup
      legend={<span className="sr-only">How will you pay?</span>}
      framed
      options={payMethods}
      {...(payMethod && { value: payMethod })}
      onValueChange={setPayMethod}
    />
  )
}
