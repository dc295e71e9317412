import { Callout } from '../../../web/ui/callout.tsx'
import { TextLink } from '../../../web/ui/text-link.tsx'

export interface CartOutcome {
  goodsModel: string
  count: number
  added: boolean
  message: string
}

/** What became of every line that was to go into the cart. */
export function CartOutcomes({ outcomes }: { outcomes: CartOutcome[] }) {
  const added = outcomes.filter((one) => one.added)
  const refused = outcomes.filter((one) => !one.added)
  return (
    <div role="status">
      <Callout tone={refused.length > 0 ? 'warn' : 'info'}>
        <p>
          {added.length} of {outcomes.length} {outcomes.length === 1 ? 'line is' : 'lines are'} in{' '}
          <TextLink to="/shoppingTrolley?type=1" inline>
            the cart
          </TextLink>
          .
        </p>
        {refused.length > 0 && (
          <ul className="grid gap-1 pt-2">
            {refused.map((one) => (
              <li key={one.goodsModel}>
                <span className="font-mono">{one.goodsModel}</span>: {one.message}
              </li>
            ))}
          </ul>
        )}
      </Callout>
    </div>
  )
}
