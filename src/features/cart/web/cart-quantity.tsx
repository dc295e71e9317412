import { useId } from 'react'
import { describePackaging, findQuantityProblem, findTierHint, offerOf } from '#features/catalog/catalog.rules.ts'
import { enquiryAddress } from '#features/catalog/web/addresses.ts'
import { QuantityField } from '#features/catalog/web/quantity/quantity-field.tsx'
import { QuantityProblemText } from '#features/catalog/web/quantity/quantity-problem.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { CartLine } from '../cart.contract.ts'
import { lineName } from '../cart.rules.ts'

type CartQuantityProps = { line: CartLine; onChange: (line: CartLine, count: number) => void }

/** The quantity, what is wrong with it, and a better one where more pieces cost no more money. */
export function CartQuantity({ line, onChange }: CartQuantityProps) {
  const problemId = useId()
  const priced = { ...line, priceList: line.batchPrice }
  const offer = offerOf(priced)
  if (offer !== 'buy') return <AskInstead line={line} arrange={offer === 'arrange'} />
  const problem = findQuantityProblem(line.count, line)
  const hint = problem ? undefined : findTierHint(priced, line.count)
  const take = (count: number) => onChange(line, count)
  return (
    <div className="grid gap-1">
      <QuantityField
        label={`Quantity of ${lineName(line)}`}
        value={line.count}
        onChange={take}
        max={line.stockCount}
        step={line.multCount}
        least={line.minBuyCount}
        invalid={problem !== undefined}
        describedBy={problem && problemId}
        className="w-34"
      />
      {(line.minBuyCount > 1 || line.multCount > 1) && <p className="text-xs text-ink-3">{describePackaging(line)}</p>}
      {problem && <QuantityProblemText id={problemId} problem={problem} onTake={take} />}
      {hint?.kind === 'cheaper' && (
        <p className="text-xs text-copper">
          <Count value={hint.count} /> cost <Money amount={hint.total} currency={line.currency} />.{' '}
          <button
            type="button"
            onClick={() => take(hint.count)}
            className="rounded-xs font-medium whitespace-nowrap text-link underline underline-offset-2"
          >
            Take <Count value={hint.count} />
          </button>
        </p>
      )}
    </div>
  )
}

/** Not orderable: the quantity is shown as text. */
function AskInstead({ line, arrange }: { line: CartLine; arrange: boolean }) {
  return (
    <p className="text-sm">
      <Count value={line.count} className="font-mono" /> wanted
      <TextLink to={enquiryAddress(line.goodsModel)} className="block py-1">
        {arrange ? 'Order Arrangement' : 'Inquiry'}
      </TextLink>
    </p>
  )
}
