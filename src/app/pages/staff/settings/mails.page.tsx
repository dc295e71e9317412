import type { ClientLoaderFunctionArgs } from 'react-router'
import { staffMailTexts } from '#features/shop/staff-mails.contract.ts'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf } from '#features/staff/web/paged-address.ts'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { MailTextForm } from './mail-text-form.tsx'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'E-mails | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { version, mails } = await callApi(staffMailTexts, {})
  const asked = queryOf(request).get('kind')
  return { version, mails, mail: mails.find(({ kind }) => kind === asked) ?? mails[0] }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** By the first word of their kind. */
const GROUPS = [
  { group: 'order', name: 'Orders and returns' },
  { group: 'account', name: 'Accounts' },
  { group: 'quote', name: 'Quotes' },
  { group: 'newsletter', name: 'Newsletter' },
  { group: 'stock', name: 'Stock notices' },
]
const groupOf = (kind: string) => kind.split('.')[0]
const addressOf = (kind: string) => `/staff/settings/mails?kind=${kind}`

/** The texts of the store's automatic mails. */
export default function MailsPage({ loaderData: { version, mails, mail } }: { loaderData: PageData }) {
  const editable = useCan()('shop.write')
  const beside = mails.filter(({ kind }) => groupOf(kind) === groupOf(mail?.kind ?? ''))
  return (
    <SettingsFrame
      title="E-mails"
      lead="Subject, heading and text of each e-mail. Tables, amounts, links and the address of the shop are added by the store."
    >
      <FilterTabs
        label="About"
        tabs={GROUPS.flatMap(({ group, name }) => {
          const first = mails.find(({ kind }) => groupOf(kind) === group)
          return first ? [{ name, to: addressOf(first.kind), chosen: group === groupOf(mail?.kind ?? '') }] : []
        })}
      />
      <FilterTabs
        label="Kind of e-mail"
        tabs={beside.map(({ kind, name, changed }) => ({
          name: changed ? `${name} (changed)` : name,
          to: addressOf(kind),
          chosen: kind === mail?.kind,
        }))}
      />
      {mail && <MailTextForm key={`${mail.kind} ${version}`} mail={mail} version={version} editable={editable} />}
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
