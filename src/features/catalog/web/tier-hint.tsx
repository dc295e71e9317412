import { compare, type Decimal } from '#shared/decimal.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import type { TierHint } from '../catalog.rules.ts'

type TierHintTextProps = {
  hint: TierHint
  count: number
  total: Decimal
  currency: string
  onTake: (count: number) => void
}

/** "500 cost $40.60, less than your 450. Take 500" */
export function TierHintText({ hint, count, total, currency, onTake }: TierHintTextProps) {
  const take = (
    <button
      type="button"
      onClick={() => onTake(hint.count)}
      className="rounded-xs font-medium whitespace-nowrap text-link underline underline-offset-2"
    >
      Take <Count value={hint.count} />
    </button>
  )
  if (hint.kind === 'saving')
    return (
      <p className="text-xs text-ink-2">
        Buy <Count value={hint.count} /> for <Money amount={hint.unit} currency={currency} /> each ({hint.percent} %
        off). {take}
      </p>
    )
  return (
    <Callout tone="saving">
      <strong className="font-semibold">
        <Count value={hint.count} /> cost <Money amount={hint.total} currency={currency} />
      </strong>
      , {compare(hint.total, total) < 0 ? 'less than' : 'no more than'} your <Count value={count} />. {take}
    </Callout>
  )
}
