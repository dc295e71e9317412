import type { ClientLoaderFunctionArgs } from 'react-router'
import { MessageList, type Messages, readMessages } from '#features/feedback/web/staff/message-list.tsx'
import { CustomerHistory } from './customer-history.tsx'

export const meta = () => [{ title: 'Messages | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readMessages(request)

export default function StaffMessagesPage({ loaderData }: { loaderData: Messages }) {
  return <MessageList messages={loaderData} historyOf={(email) => <CustomerHistory email={email} />} />
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
