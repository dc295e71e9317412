import { lineKey } from '#features/cart/cart.rules.ts'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { CartOutcome } from './work-actions.ts'

type CartOutcomesProps = { outcomes: CartOutcome[]; leftOut: { label: string; count: number }[] }

/** Result for every part that was added to the cart, failures first. */
export function CartOutcomes({ outcomes, leftOut }: CartOutcomesProps) {
  const refused = outcomes.filter((one) => !one.added)
  const added = outcomes.filter((one) => one.added)
  return (
    <Callout tone={refused.length > 0 ? 'warn' : 'info'}>
      <p>
        <Count value={added.length} /> of <Count value={outcomes.length} /> {outcomes.length === 1 ? 'part' : 'parts'}{' '}
        added to{' '}
        <TextLink to="/shoppingTrolley?type=1" inline>
          the cart
        </TextLink>
        .
      </p>
      {leftOut.length > 0 && (
        <p>
          Left out:{' '}
          {leftOut.map(({ label, count }) => `${count} ${count === 1 ? 'line' : 'lines'} ${label}`).join(', ')}.
        </p>
      )}
      {refused.length > 0 && <Outcomes list={refused} />}
      {added.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1">Added parts</summary>
          <Outcomes list={added} />
        </details>
      )}
    </Callout>
  )
}

function Outcomes({ list }: { list: CartOutcome[] }) {
  return (
    <ul className="grid max-h-80 gap-1 overflow-y-auto py-1">
      {list.map(({ goodsId, goodsModel, count, packing, added, message }) => (
        <li key={lineKey({ goodsId, packing })}>
          <span className="font-mono">{goodsModel}</span>, <Count value={count} />
          {packing !== '' && `, ${PACKING_NAMES[packing].toLowerCase()}`}
          {!added && `: ${message}`}
        </li>
      ))}
    </ul>
  )
}

export function AskedOutcome({ added, count }: { added: number; count: number }) {
  return (
    <Callout>
      {added === 0
        ? 'All of them are already on your RFQ list. '
        : `${added} of ${count} ${count === 1 ? 'part' : 'parts'} added to your RFQ list. `}
      <TextLink to="/enquiry" inline>
        Ask for a quote
      </TextLink>
    </Callout>
  )
}
