import type { ClientLoaderFunctionArgs } from 'react-router'
import { staffMailTexts } from '#features/shop/staff-mails.contract.ts'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf } from '#features/staff/web/paged-address.ts'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { MailTextForm } from './mail-text-form.tsx'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Mails | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { version, mails } = await callApi(staffMailTexts, {})
  const asked = queryOf(request).get('kind')
  return { version, mails, mail: mails.find(({ kind }) => kind === asked) ?? mails[0] }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** The words of the mails that the store sends by itself. */
export default function MailsPage({ loaderData: { version, mails, mail } }: { loaderData: PageData }) {
  const editable = useCan()('shop.write')
  return (
    <SettingsFrame
      title="Mails"
      lead="Subject, heading and text of each mail. Tables, amounts, links and the address of the shop are added by the store."
    >
      <FilterTabs
        label="Kind of mail"
        tabs={mails.map(({ kind, name, changed }) => ({
          name: changed ? `${name} (changed)` : name,
          to: `/staff/settings/mails?kind=${kind}`,
          chosen: kind === mail?.kind,
        }))}
      />
      {mail && <MailTextForm key={`${mail.kind} ${version}`} mail={mail} version={version} editable={editable} />}
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
