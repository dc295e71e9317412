import type { z } from 'zod'
import { staffShipping } from '#features/freight/staff-shipping.contract.ts'
import { CarrierList } from '#features/freight/web/staff/carrier-list.tsx'
import { MissingShippingRates } from '#features/freight/web/staff/missing-rates.tsx'
import { RateTable } from '#features/freight/web/staff/rate-table.tsx'
import { ZoneList } from '#features/freight/web/staff/zone-list.tsx'
import { TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan, useCurrencies } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Shipping | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffShipping, {})

/** What a parcel costs, by carrier and zone. */
export default function ShippingPage({ loaderData: shipping }: { loaderData: z.output<typeof staffShipping.output> }) {
  const editable = useCan()('shipping.write')
  const currencies = useCurrencies()
  return (
    <SettingsFrame
      title="Shipping"
      lead="The checkout offers every carrier that has a rate for the zone of the address. Changes apply from the next checkout."
    >
      <TwoColumns
        main={
          <div className="grid gap-6">
            <MissingShippingRates currencies={currencies} shipping={shipping} />
            <RateTable shipping={shipping} editable={editable} />
          </div>
        }
        aside={
          <>
            <ZoneList shipping={shipping} editable={editable} />
            <CarrierList shipping={shipping} editable={editable} />
          </>
        }
      />
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
