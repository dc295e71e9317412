import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCurrencies } from '#features/staff/web/use-staff.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type Rate, removeRate, saveRate } from '../../staff-shipping.contract.ts'
import { checkRate, RateFields, readRate } from './rate-fields.tsx'
import type { Shipping, ShippingProps } from './shipping.ts'

const kilograms = (grams: number) => `${formatCount(grams / 1000)} kg`

/** All rates, zone by zone. */
export function RateTable({ shipping, editable }: ShippingProps) {
  return (
    <div className="grid gap-6">
      {shipping.zones.map((zone) => (
        <StaffSection
          key={zone.zone}
          title={zone.name}
          aside={editable && <AddRate shipping={shipping} zone={zone.zone} zoneName={zone.name} />}
        >
          <ZoneRates shipping={shipping} zone={zone.zone} zoneName={zone.name} editable={editable} />
        </StaffSection>
      ))}
    </div>
  )
}

function ZoneRates({ shipping, zone, zoneName, editable }: ShippingProps & { zone: number; zoneName: string }) {
  const rates = shipping.carriers.flatMap((carrier) =>
    shipping.rates
      .filter((rate) => rate.zone === zone && rate.expressId === carrier.expressId)
      .map((rate) => ({ ...rate, name: carrier.name })),
  )
  if (rates.length === 0) return <p className="text-copper">No carrier for this zone: its customers cannot order.</p>
  return (
    <TableFrame caption={`Rates for ${zoneName}`} stacked>
      <thead>
        <tr>
          <Th>Carrier</Th>
          <Th numeric>First</Th>
          <Th numeric>Each more</Th>
          <Th numeric>Up to</Th>
          <Th numeric>Free from</Th>
          <Th>Days</Th>
          {editable && <Th nameHidden>Change</Th>}
        </tr>
      </thead>
      <tbody>
        {rates.map(({ name, ...rate }) => (
          <tr key={`${rate.expressId} ${rate.currency}`}>
            <Td className="py-1.5!">{name}</Td>
            <Td label="First" numeric className="py-1.5! font-mono text-sm whitespace-nowrap">
              {formatMoney(rate.firstAmount, rate.currency)} / {kilograms(rate.firstGrams)}
            </Td>
            <Td label="Each more" numeric className="py-1.5! font-mono text-sm whitespace-nowrap">
              {formatMoney(rate.stepAmount, rate.currency)} / {kilograms(rate.stepGrams)}
            </Td>
            <Td label="Up to" numeric className="py-1.5! font-mono text-sm">
              <span className="whitespace-nowrap">{kilograms(rate.maxGrams)}</span>{' '}
              {rate.maxAmount && (
                <span className="whitespace-nowrap">{formatMoney(rate.maxAmount, rate.currency)}</span>
              )}
            </Td>
            <Td label="Free from" numeric className="py-1.5! font-mono text-sm whitespace-nowrap">
              {rate.freeFrom ? formatMoney(rate.freeFrom, rate.currency) : '–'}
            </Td>
            <Td label="Days" className="py-1.5! whitespace-nowrap">
              {rate.days}
            </Td>
            {editable && (
              <Td className="py-1.5!">
                <EditRate rate={rate} name={name} version={shipping.version} />
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function EditRate({ rate, name, version }: { rate: Rate; name: string; version: string }) {
  const { expressId, zone, currency } = rate
  return (
    <span className="flex gap-1.5">
      <ActionButton
        label="Change"
        size="sm"
        title={`${name}, ${currency}`}
        confirm="Save"
        done="Rate saved"
        check={checkRate}
        send={(entered) => callApi(saveRate, { version, expressId, zone, currency, ...readRate(entered) })}
        fields={(problems) => <RateFields rate={rate} problems={problems} />}
      />
      <ActionButton
        label="Remove"
        size="sm"
        title={`Remove the rate of ${name} in ${currency}?`}
        description="The carrier is no longer offered for this zone and currency."
        done="Rate removed"
        send={() => callApi(removeRate, { version, expressId, zone, currency })}
      />
    </span>
  )
}

function AddRate({ shipping, zone, zoneName }: { shipping: Shipping; zone: number; zoneName: string }) {
  const currencies = useCurrencies()
  const free = shipping.carriers.flatMap(({ expressId, name }) =>
    currencies
      .filter(
        (currency) =>
          !shipping.rates.some((one) => one.zone === zone && one.expressId === expressId && one.currency === currency),
      )
      .map((currency) => ({ key: `${expressId} ${currency}`, expressId, currency, name })),
  )
  if (free.length === 0) return null
  return (
    <ActionButton
      label="Add rate"
      size="sm"
      title={`New rate for ${zoneName}`}
      confirm="Save"
      done="Rate added"
      check={(entered) => ({ ...required({ key: 'Please choose a carrier' })(entered), ...checkRate(entered) })}
      send={(entered) => {
        const chosen = free.find(({ key }) => key === entered.text('key'))
        if (!chosen) throw new Error('the carrier is not in the list')
        const { expressId, currency } = chosen
        return callApi(saveRate, { version: shipping.version, expressId, zone, currency, ...readRate(entered) })
      }}
      fields={(problems) => (
        <>
          <Field label="Carrier and currency" error={problems.key}>
            <NativeSelect name="key">
              {free.map(({ key, name, currency }) => (
                <option key={key} value={key}>
                  {name}, {currency}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <RateFields problems={problems} />
        </>
      )}
    />
  )
}
