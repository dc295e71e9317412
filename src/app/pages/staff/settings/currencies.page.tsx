import { rateText } from '#features/catalog/prices/rate-text.ts'
import { type CurrencyRow, changeRate, staffRates } from '#features/catalog/staff-rates.contract.ts'
import { staffShipping } from '#features/freight/staff-shipping.contract.ts'
import { MissingShippingRates } from '#features/freight/web/staff/missing-rates.tsx'
import { changeShop, staffShop } from '#features/shop/shop.contract.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { CURRENCIES, CURRENCY_NAMES, currencyLabel, isCurrency } from '#shared/money/currencies.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { callApi } from '#web/call.ts'
import { ifAllowed } from '#web/errors/if-allowed.ts'
import { today } from '#web/today.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Currencies | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader() {
  const [{ list }, shipping] = await Promise.all([callApi(staffRates, {}), ifAllowed(callApi(staffShipping, {}))])
  return { list, shipping }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function CurrenciesPage({ loaderData: { list, shipping } }: { loaderData: PageData }) {
  const can = useCan()
  const own = list.map(({ currency }) => currency)
  const [main = 'USD'] = own
  return (
    <SettingsFrame
      title="Currencies"
      lead="Parts are sold in these currencies, and an order is charged in the currency of its parts. The main one is used for new parts, imports, quotes and figures that name no other."
    >
      <div className="grid max-w-200 gap-4">
        {shipping && <MissingShippingRates currencies={own} shipping={shipping} to="/staff/settings/shipping" />}
        <MissingRates list={list} main={main} />
        <TableFrame caption="Currencies" stacked>
          <thead>
            <tr>
              <Th>Currency</Th>
              <Th numeric>Rate</Th>
              <Th>Rate of</Th>
              <Th nameHidden>Change</Th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <tr key={row.currency}>
                <Td className="py-2!">
                  <span className="font-mono">{row.currency}</span> {CURRENCY_NAMES[row.currency]}{' '}
                  {row.currency === main && <Badge>Main currency</Badge>}
                </Td>
                <Td label="Rate" numeric className="py-2! font-mono whitespace-nowrap">
                  {row.currency === main ? '–' : rateOf(row, main)}
                </Td>
                <Td label="Rate of" className="py-2! whitespace-nowrap">
                  {row.currency === main ? '–' : (row.ratedOn ?? '–')}
                </Td>
                <Td className="py-2!">
                  {row.currency !== main && (
                    <span className="flex flex-wrap justify-end gap-1.5 max-md:justify-start">
                      {can('settings.write') && <ChangeRate row={row} main={main} />}
                      {can('shop.write') && <MakeMain currency={row.currency} main={main} />}
                      {can('shop.write') && <Remove currency={row.currency} />}
                    </span>
                  )}
                </Td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
        {can('shop.write') && <Add own={own} />}
      </div>
    </SettingsFrame>
  )
}

const rateOf = ({ currency, perMain }: CurrencyRow, main: Currency) =>
  perMain === null ? 'No rate' : `1 ${main} = ${rateText(perMain)} ${currency}`

function MissingRates({ list, main }: { list: CurrencyRow[]; main: Currency }) {
  const missing = list.filter(({ perMain }) => perMain === null).map(({ currency }) => currency)
  if (missing.length === 0) return null
  const names = missing.join(', ')
  return (
    <Callout tone="warn">
      There is no rate for {names}. Parts in {names} can be bought, but their prices are not compared with prices in{' '}
      {main}: they come last in lists sorted by price, and a price filter leaves them out. Enter a rate to compare them.
    </Callout>
  )
}

/** Changes the list as it is now, whatever the page shows. */
async function changeCurrencies(change: (now: Currency[]) => Currency[]) {
  const { version, settings } = await callApi(staffShop, {})
  await callApi(changeShop, { version, changes: { currencies: change(settings.currencies) } })
}

function Add({ own }: { own: Currency[] }) {
  const others = CURRENCIES.filter((currency) => !own.includes(currency))
  if (others.length === 0) return null
  return (
    <div>
      <ActionButton
        label="Add currency"
        title="Add a currency"
        confirm="Add"
        done="Currency added"
        check={required({ currency: 'Please choose a currency' })}
        send={(entered) => {
          const added = entered.text('currency')
          if (!isCurrency(added)) throw new Error('the currency is not in the list')
          return changeCurrencies((now) => [...now.filter((one) => one !== added), added])
        }}
        fields={(problems) => (
          <Field
            label="Currency"
            hint="For transfers and shipping in it, add a bank account and shipping rates too."
            error={problems.currency}
          >
            <NativeSelect name="currency" defaultValue="">
              <option value="" disabled>
                Please select
              </option>
              {others.map((currency) => (
                <option key={currency} value={currency}>
                  {currencyLabel(currency)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      />
    </div>
  )
}

const MakeMain = ({ currency, main }: { currency: Currency; main: Currency }) => (
  <ActionButton
    label="Make main"
    size="sm"
    title={`Make ${currency} the main currency?`}
    description={`New parts, imports, quotes and figures that name no currency are then in ${currency}. Existing prices stay as they are. Rates are shown for 1 ${currency}; without a rate between ${currency} and ${main} they have to be entered again.`}
    done={`${currency} is the main currency`}
    send={() => changeCurrencies((now) => [currency, ...now.filter((one) => one !== currency)])}
  />
)

const Remove = ({ currency }: { currency: Currency }) => (
  <ActionButton
    label="Remove"
    size="sm"
    title={`Stop selling in ${currency}?`}
    description={`Lists with prices in ${currency} are then refused. Orders in it stay as they are. It is not possible while parts have prices in it.`}
    done={`${currency} removed`}
    send={() => changeCurrencies((now) => now.filter((one) => one !== currency))}
  />
)

function ChangeRate({ row: { currency, perMain }, main }: { row: CurrencyRow; main: Currency }) {
  return (
    <ActionButton
      label={perMain === null ? 'Enter rate' : 'Change rate'}
      size="sm"
      title={`Rate of ${currency}`}
      confirm="Save"
      done="Rate saved"
      check={required({ perMain: 'Please enter a rate', ratedOn: 'Please enter a day' })}
      send={(entered) =>
        callApi(changeRate, {
          currency,
          before: perMain,
          perMain: entered.text('perMain').replace(',', '.'),
          ratedOn: entered.text('ratedOn'),
        })
      }
      fields={(problems) => (
        <>
          <Field
            label={`${currency} for 1 ${main}`}
            hint="Lists that are sorted or filtered by price compare by it and show its date. Nothing is charged by it."
            error={problems.perMain}
          >
            <TextInput
              name="perMain"
              defaultValue={perMain === null ? '' : rateText(perMain)}
              mono
              inputMode="decimal"
              autoComplete="off"
            />
          </Field>
          <Field label="Rate of" error={problems.ratedOn}>
            <DateInput name="ratedOn" defaultValue={today()} />
          </Field>
        </>
      )}
    />
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
