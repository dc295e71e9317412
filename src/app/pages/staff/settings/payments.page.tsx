import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { staffPaymentMethods } from '#features/payment/staff-methods.contract.ts'
import { MethodList } from '#features/payment/web/staff/method-list.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Payment methods | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffPaymentMethods, {})

type PageData = z.output<typeof staffPaymentMethods.output>

/** Payment methods of the checkout: names, texts and order. */
export default function PaymentMethodsPage({ loaderData: { version, methods } }: { loaderData: PageData }) {
  const editable = useCan()('shop.write')
  const { revalidate } = useRevalidator()
  return (
    <SettingsFrame
      title="Payment methods"
      lead="Offered at the checkout in this order. Cards need a provider on the server, transfers a bank account."
    >
      <MethodList version={version} methods={methods} editable={editable} onChanged={revalidate} />
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
