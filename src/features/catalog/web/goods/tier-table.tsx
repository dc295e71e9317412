import { lineAmount } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import type { PriceTier } from '../../catalog.contract.ts'
import { chargedPrice, findTier, TIERS_BATCH_SIZE } from '../../catalog.rules.ts'
import { hasOwnPrice } from '../../own-prices.rules.ts'
import { TierPrice } from '../tier-price.tsx'
import { FoldedTiers } from './folded-tiers.tsx'

type TierTableProps = { priceList: PriceTier[]; currency: string; count: number }

const totalOf = (tier: PriceTier) => lineAmount(chargedPrice(tier), tier.minBuyCount)

/** Two of more characters do not fit into one line of the narrowest table. */
const MAX_BESIDE = 7

/** Whether the list price and an agreed price stand below each other: `own-prices.css` keeps the place of both. */
const areStacked = (tiers: PriceTier[], currency: string): boolean =>
  tiers.some(({ price, listPrice = price }) => formatMoney(listPrice, currency).length > MAX_BESIDE)

/** Prices by quantity with what the smallest quantity of each tier costs; the tier of the chosen quantity is highlighted. */
export function TierTable({ priceList, currency, count }: TierTableProps) {
  const shared = { currency, current: findTier(priceList, count), stacked: areStacked(priceList, currency) }
  const folded = priceList.slice(TIERS_BATCH_SIZE)
  return (
    <div>
      <Tiers caption="Price by quantity" tiers={priceList.slice(0, TIERS_BATCH_SIZE)} {...shared} />
      {folded.length > 0 && (
        <FoldedTiers count={folded.length}>
          <Tiers caption="Price by larger quantity" tiers={folded} headHidden {...shared} />
        </FoldedTiers>
      )}
    </div>
  )
}

type TiersProps = {
  caption: string
  tiers: PriceTier[]
  currency: string
  current: PriceTier | undefined
  stacked: boolean
  headHidden?: boolean
}

/** Fixed widths, so that the folded rows align with the others. */
function Tiers({ caption, tiers, currency, current, stacked, headHidden }: TiersProps) {
  return (
    <table className={classNames('w-full table-fixed font-mono text-sm', stacked && 'stacked-prices')}>
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-[20%]" />
        <col />
        <col className={stacked ? 'w-[40%]' : 'w-[33%]'} />
      </colgroup>
      <thead className={headHidden ? 'sr-only' : 'font-sans text-xs text-ink-3'}>
        <tr>
          <Head>Quantity</Head>
          <Head numeric>{hasOwnPrice(tiers) ? 'Your price' : 'Unit'}</Head>
          <Head numeric>Total</Head>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr
            key={tier.minBuyCount}
            aria-current={tier === current ? 'true' : undefined}
            className="border-t border-line-2 text-right aria-[current]:bg-accent-wash"
          >
            <th
              scope="row"
              className={classNames('py-1.5 text-left font-medium', tier === current ? 'pl-1.5' : 'text-ink-3')}
            >
              <Count value={tier.minBuyCount} />+
            </th>
            <td className="py-1.5">
              <TierPrice tier={tier} currency={currency} />
            </td>
            <td className={classNames('py-1.5', tier === current && 'pr-1.5')}>
              <Money amount={totalOf(tier)} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head({ numeric, children }: { numeric?: boolean; children: string }) {
  return (
    <th scope="col" className={classNames('py-1 font-medium', numeric ? 'text-right' : 'text-left')}>
      {children}
    </th>
  )
}
