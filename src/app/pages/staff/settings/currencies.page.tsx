import type { z } from 'zod'
import { type CurrencyRow, changeRate, staffRates } from '#features/catalog/staff-rates.contract.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { today } from '#web/today.ts'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Currencies | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffRates, {})

type PageData = z.output<typeof staffRates.output>

export default function CurrenciesPage({ loaderData: { list } }: { loaderData: PageData }) {
  const editable = useCan()('settings.write')
  return (
    <SettingsFrame
      title="Currencies"
      lead="Lists that are sorted by price compare prices in two currencies at these rates and show their date. Orders are charged in the currency of their parts."
    >
      <div className="max-w-180">
        <TableFrame caption="Currencies">
          <thead>
            <tr>
              <Th>Currency</Th>
              <Th numeric>For one US dollar</Th>
              <Th>Rate of</Th>
              <Th nameHidden>Change</Th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <tr key={row.currency}>
                <Td className="py-2! font-mono">{row.currency}</Td>
                <Td numeric className="py-2! font-mono">
                  {row.perUsd}
                </Td>
                <Td className="py-2!">{row.currency === 'USD' ? '–' : row.ratedOn}</Td>
                <Td className="py-2! text-right">{editable && row.currency !== 'USD' && <Change row={row} />}</Td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
    </SettingsFrame>
  )
}

function Change({ row: { currency, perUsd } }: { row: CurrencyRow }) {
  return (
    <ActionButton
      label="Change"
      size="sm"
      title={`Rate of ${currency}`}
      confirm="Save"
      done="Rate saved"
      check={required({ perUsd: 'Please enter a rate', ratedOn: 'Please enter a day' })}
      send={(entered) =>
        callApi(changeRate, {
          currency,
          before: perUsd,
          perUsd: entered.text('perUsd').replace(',', '.'),
          ratedOn: entered.text('ratedOn'),
        })
      }
      fields={(problems) => (
        <>
          <Field label={`${currency} for one US dollar`} error={problems.perUsd}>
            <TextInput name="perUsd" defaultValue={perUsd} mono inputMode="decimal" />
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
