import { addressList } from '#features/address/address.contract.ts'
import { callApi } from '#web/call.ts'
import { Money } from '#web/ui/display/money.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { useReading } from '#web/use-reading.ts'
import { expressFreight } from '../freight.contract.ts'
import { MAX_FREIGHT_LINES } from '../freight.rules.ts'
import type { FreightEstimateProps } from './freight-estimate.tsx'

/** The ways of sending the parts to the address that deliveries usually go to. */
export function FreightList({ lines }: FreightEstimateProps) {
  const reading = useReading(lines.map(({ goodsId, count }) => `${goodsId}x${count}`).join(), async () => {
    const { list } = await callApi(addressList, {})
    const address = list.find((one) => one.defaultDelivery) ?? list[0]
    if (!address) return undefined
    const { list: ways } = await callApi(expressFreight, {
      addressId: address.addressId,
      lines: lines.slice(0, MAX_FREIGHT_LINES),
    })
    return { address, ways }
  })
  if (reading.state === 'failed') return <p className="text-xs text-bad">{reading.message}</p>
  const found = reading.state === 'ready' ? reading.value : reading.last
  if (!found && reading.state === 'loading') return <Skeleton className="h-10" />
  if (!found)
    return (
      <p className="text-xs text-ink-2">
        <TextLink inline to="/userCenter/addressManagement">
          Add an address
        </TextLink>{' '}
        to see what shipping costs.
      </p>
    )
  const { address, ways } = found
  return (
    <section aria-label="Shipping estimate" aria-busy={reading.state === 'loading'} className="text-xs text-ink-2">
      <p>
        Shipping to {address.regionName}, {address.countryName}
      </p>
      {ways.length === 0 && (
        <p>
          We do not ship this there yet. Please{' '}
          <TextLink inline to="/enquiry">
            ask us for a quote
          </TextLink>
          .
        </p>
      )}
      <ul>
        {ways.map((way) => (
          <li key={way.expressId} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {way.expressName}, {way.days} days
            </span>
            {Number(way.freightAmount) === 0 ? (
              <span className="text-good">Free</span>
            ) : (
              <Money amount={way.freightAmount} currency={way.freightCurrency} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
