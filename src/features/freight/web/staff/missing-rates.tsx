import { Callout } from '#web/ui/display/callout.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { listMissingRates } from '../../freight.rules.ts'
import type { Shipping } from './shipping.ts'

type MissingRatesProps = {
  currencies: readonly string[]
  shipping: Pick<Shipping, 'zones' | 'rates'>
  /** Where rates are entered, from another page. */
  to?: string
}

/** Tells in which currencies customers cannot check out. */
export function MissingShippingRates({ currencies, shipping, to }: MissingRatesProps) {
  const missing = listMissingRates(currencies, shipping)
  const nowhere = missing.filter(({ zones }) => !zones).map(({ currency }) => currency)
  if (missing.length === 0) return null
  return (
    <Callout tone={nowhere.length > 0 ? 'bad' : 'warn'}>
      {nowhere.length > 0 && (
        <p>
          No shipping rates in {nowhere.join(', ')}: parts with prices in {nowhere.join(', ')} can be put into the cart,
          but nobody can check out with them.
        </p>
      )}
      {missing.map(
        ({ currency, zones }) =>
          zones && (
            <p key={currency}>
              No shipping rates in {currency} for {zones.join(', ')}: customers there cannot check out with parts in{' '}
              {currency}.
            </p>
          ),
      )}
      {to && <TextLink to={to}>Enter shipping rates</TextLink>}
    </Callout>
  )
}
