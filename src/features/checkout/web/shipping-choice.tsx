import type { ShippingOption } from '#features/freight/freight.contract.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { Money } from '#web/ui/display/money.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'

type ShippingChoiceProps = {
  state: 'noAddress' | 'loading' | 'ready' | 'failed'
  options: ShippingOption[]
  chosen: number | undefined
  onChoose: (expressId: number) => void
}

export function ShippingChoice({ state, options, chosen, onChoose }: ShippingChoiceProps) {
  if (state === 'noAddress') return <p className="text-ink-2">Choose an address to see what shipping costs.</p>
  if (options.length === 0 && state === 'loading')
    return (
      <Loading label="Loading the shipping options">
        <Skeleton className="h-64" />
      </Loading>
    )
  if (options.length === 0)
    return (
      <p className="text-ink-2">
        These parts cannot be shipped to this address. Please choose another address or{' '}
        <TextLink inline to="/contactUs">
          contact us
        </TextLink>
        .
      </p>
    )
  return (
    <RadioGroup
      legend={<span className="sr-only">Shipping method</span>}
      framed
      options={options.map((option) => ({
        value: String(option.expressId),
        label: option.expressName,
        aside: <Freight option={option} />,
        description: `${option.days} working days${freeHint(option)}`,
      }))}
      value={chosen === undefined ? '' : String(chosen)}
      onValueChange={(value) => onChoose(Number(value))}
    />
  )
}

function Freight({ option }: { option: ShippingOption }) {
  if (Number(option.freightAmount) === 0) return <span className="font-medium text-link">Free</span>
  return <Money amount={option.freightAmount} currency={option.freightCurrency} />
}

const freeHint = ({ freeFrom, freightAmount, freightCurrency }: ShippingOption) =>
  freeFrom && Number(freightAmount) > 0 ? `, free from ${formatMoney(freeFrom, freightCurrency)}` : ''
