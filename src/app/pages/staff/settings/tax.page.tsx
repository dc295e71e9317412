import { TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { staffTax } from '#features/tax/staff-tax.contract.ts'
import { TaxExample } from '#features/tax/web/staff/tax-example.tsx'
import { TaxRules, type TaxState } from '#features/tax/web/staff/tax-rules.tsx'
import { callApi } from '#web/call.ts'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Tax | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffTax, {})

/** Which tax is added to orders, by country and kind of customer. */
export default function TaxPage({ loaderData: state }: { loaderData: TaxState }) {
  const editable = useCan()('tax.write')
  return (
    <SettingsFrame
      title="Tax"
      lead="Prices are without tax. It is added to parts and shipping, once per order, rounded half up to cents. Changes apply from the next checkout."
    >
      <TwoColumns
        main={<TaxRules state={state} editable={editable} />}
        aside={<TaxExample key={state.version} state={state} />}
      />
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
