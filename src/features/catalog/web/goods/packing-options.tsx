import { isPositive } from '#shared/decimal.ts'
import { Money } from '#web/ui/display/money.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import type { PackingChoice, PackingCode } from '../../catalog.contract.ts'
import { chargedPrice, describePackaging } from '../../catalog.rules.ts'

type PackingOptionsProps = {
  choices: readonly PackingChoice[]
  /** Packagings that exceed the stock are not offered. */
  stockCount: number
  chosen: PackingCode
  onChoose: (packing: PackingCode) => void
  currency: string
}

/** The ways to buy one part. A single one is nothing to choose. */
export function PackingOptions({ choices, stockCount, chosen, onChoose, currency }: PackingOptionsProps) {
  if (choices.length < 2) return null
  // A radio button needs a value that is not empty.
  const options = choices.map((choice) => ({
    value: radioValue(choice.packing),
    label: choice.name || 'Standard packaging',
    aside: <FirstPrice choice={choice} currency={currency} />,
    description: <Terms choice={choice} currency={currency} />,
    disabled: stockCount > 0 && choice.minBuyCount > stockCount,
  }))
  return (
    <RadioGroup
      legend="Packaging"
      framed
      dense
      options={options}
      value={radioValue(chosen)}
      onValueChange={(value) => onChoose(value === OWN ? '' : value)}
    />
  )
}

const OWN = 'own' as const
const radioValue = (packing: PackingCode) => (packing === '' ? OWN : packing)

function FirstPrice({ choice: { priceList }, currency }: { choice: PackingChoice; currency: string }) {
  const [first] = priceList
  return first ? <Money amount={chargedPrice(first)} currency={currency} /> : 'on request'
}

function Terms({ choice, currency }: { choice: PackingChoice; currency: string }) {
  const { fee, partNumber } = choice
  return (
    <>
      {describePackaging(choice)}
      {isPositive(fee) && (
        <>
          , <Money amount={fee} currency={currency} /> fee per reel
        </>
      )}
      {partNumber && <span className="block font-mono text-xs wrap-anywhere">{partNumber}</span>}
    </>
  )
}
