import type { ReactNode } from 'react'
import type { AccountOption } from '#features/credit/credit.contract.ts'
import { netDaysText } from '#features/credit/credit.rules.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import type { Preview } from './checkout-source.ts'

const PAY_METHODS = [
  { value: 'online', label: 'Card', description: 'Pay by card on the next page.' },
  { value: 'transfer', label: 'Bank transfer', description: 'Takes some days; the parts are reserved for you.' },
  { value: 'account', label: 'On account', description: '' },
] as const

export type PayMethod = (typeof PAY_METHODS)[number]['value']

interface PayMethodOption {
  value: PayMethod
  label: string
  description: ReactNode
  /** Shown, with the reason, and not to be chosen. */
  disabled?: boolean
}

/** The methods this order can be paid with, in the order and with the texts of the settings. */
export const offeredMethods = (preview: Preview | undefined, takesCards: boolean): PayMethodOption[] =>
  configuredMethods(preview).flatMap((method) => {
    if (method.value === 'account') return preview?.account ? [onAccount(method, preview.account)] : []
    return (method.value === 'online' ? takesCards : preview?.transferOffered) ? [method] : []
  })

function onAccount({ label, description }: PayMethodOption, account: AccountOption): PayMethodOption {
  const { days, problem, availableAmount, currency } = account
  const offer = (
    <>
      {description || 'Shipped immediately, paid by bank transfer after delivery.'} Available:{' '}
      <Money amount={availableAmount} currency={currency} />
    </>
  )
  return {
    value: 'account',
    label: `${label}, ${netDaysText(days)}`,
    description: problem || offer,
    disabled: problem !== '',
  }
}

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
    return (
      <Callout tone="warn">
        This shop has no payment method yet. Please{' '}
        <TextLink inline to="/contactUs">
          contact us
        </TextLink>
        .
      </Callout>
    )
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
