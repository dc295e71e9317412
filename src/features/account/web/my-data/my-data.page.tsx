import { useRevalidator } from 'react-router'
import { readCountries } from '#features/address/web/places.ts'
import { callApi } from '#web/call.ts'
import { privatePage } from '#web/site-name.ts'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { userInfo } from '../../account.contract.ts'
import { listDevices } from '../../devices.contract.ts'
import { listInvoiceTitles } from '../../invoice-title.contract.ts'
import { followTeamRole } from '../team/team-role.ts'
import { AvatarSection } from './avatar-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { InvoiceTitlesSection } from './invoice-titles-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'

async function read() {
  const [user, devices, invoiceTitles, countries] = await Promise.all([
    callApi(userInfo, {}),
    callApi(listDevices, {}),
    callApi(listInvoiceTitles, {}),
    readCountries(),
  ])
  followTeamRole(user.teamRole)
  return { user, devices: devices.list, invoiceTitles: invoiceTitles.list, countries }
}
type PageData = Awaited<ReturnType<typeof read>>

export const clientLoader = () => read()

export const meta = privatePage('My Data')

export default function MyDataPage({ loaderData }: { loaderData: PageData }) {
  const { user, devices, invoiceTitles, countries } = loaderData
  const { revalidate } = useRevalidator()
  return (
    <main id="main">
      <PageHeading>My Data</PageHeading>
      <div className="mt-1">
        <AvatarSection user={user} />
        <ProfileSection user={user} countries={countries} />
        <EmailSection email={user.email} />
        <PasswordSection user={user} onChanged={revalidate} />
        <DevicesSection devices={devices} onChanged={revalidate} />
        <MailsSection preferences={user.mailPreferences} />
        <InvoiceTitlesSection titles={invoiceTitles} onChanged={revalidate} />
        <OwnDataSection />
      </div>
    </main>
  )
}
