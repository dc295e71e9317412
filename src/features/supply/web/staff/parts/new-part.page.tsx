import { useNavigate } from 'react-router'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { type PartFormChoices, partFormChoices } from '#features/supply/staff-parts.contract.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { NewPartForm } from './new-part-form.tsx'
import { PARTS, partAddress } from './part-addresses.ts'

export const meta = () => [{ title: 'New part | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(partFormChoices, {})

/** One part by hand; the rest of its fields are on its own page. */
export default function NewPartPage({ loaderData: choices }: { loaderData: PartFormChoices }) {
  const navigate = useNavigate()
  return (
    <StaffPage
      title="New part"
      lead="Number and manufacturer are enough. Everything else can be added on its page."
      actions={<ButtonLink to={PARTS}>Parts</ButtonLink>}
    >
      <NewPartForm choices={choices} onCreated={(goodsId) => navigate(partAddress(goodsId))} />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
