import { staffCustomerAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { cartsAddress } from '../figure-links.ts'
import type { Figures } from './figures.page.tsx'

/** What is in carts and was not ordered; the most valuable ones. */
export function AbandonedCarts({ figures: { abandonedCarts }, currency }: { figures: Figures; currency: string }) {
  return (
    <StaffSection
      title="Abandoned carts"
      aside={
        abandonedCarts.count > 0 && (
          <TextLink to={cartsAddress({ currency })}>All {formatCount(abandonedCarts.count)}</TextLink>
        )
      }
    >
      {abandonedCarts.count === 0 ? (
        <p className="text-ink-3">None at the last count. Carts are counted every ten minutes.</p>
      ) : (
        <ul>
          {abandonedCarts.largest.map(({ accountId, name, lineCount, amount, lastOn }) => (
            <li key={accountId} className="flex justify-between gap-4 border-t border-line py-1.5 first:border-t-0">
              <span className="min-w-0 wrap-anywhere">
                <TextLink to={staffCustomerAddress(accountId)} inline>
                  {name}
                </TextLink>
                <span className="block text-sm text-ink-3">
                  {lineCount} {lineCount === 1 ? 'part' : 'parts'}, last added {lastOn}
                </span>
              </span>
              <Money amount={amount} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </StaffSection>
  )
}
