import { type ClientLoaderFunctionArgs, Navigate, Outlet, redirect, useLocation } from 'react-router'
import { includesRight } from '#shared/rights.ts'
import { callApi } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { privatePage } from '#web/site-name.ts'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { staffMe, today } from '../staff.contract.ts'
import { savedViews } from '../work.contract.ts'
import { StaffFrame } from './frame/staff-frame.tsx'
import { loginFor } from './staff-addresses.ts'
import { StaffDocument } from './staff-document.tsx'
import { StaffErrorBoundary } from './staff-error.tsx'
import { staffStyles } from './staff-styles.ts'
import type { StaffFrameData } from './use-staff.ts'

export const links = staffStyles

export const meta = privatePage('Back office')

/** Checks the login before the loaders: visitors and buyers see only the login. */
export const clientMiddleware = [
  ({ request }: { request: Request }) => {
    if (useSession.getState().userInfo?.role === 'staff') return
    const { pathname, search } = new URL(request.url)
    throw redirect(loginFor(pathname + search))
  },
]

export async function clientLoader(_: ClientLoaderFunctionArgs): Promise<StaffFrameData> {
  const [me, { list: views }] = await Promise.all([callApi(staffMe, {}), callApi(savedViews, {})])
  const { queues } = includesRight(me.rights, 'today.read') ? await callApi(today, {}) : { queues: [] }
  return { me, queues, views }
}
// The server renders without a session; the browser decides.
clientLoader.hydrate = true as const

const SECURITY = '/staff/security'

export default function StaffLayout({ loaderData }: { loaderData: StaffFrameData }) {
  const signedIn = useSession(({ userInfo }) => userInfo?.role === 'staff')
  const { pathname, search } = useLocation()
  // The session may end here or in another tab: then nothing is shown.
  if (!signedIn) return <Navigate to={loginFor(pathname + search)} replace />
  // The role requires a second factor that is not set up: only that page is available.
  const mustSetUp = !includesRight(loaderData.me.rights, 'today.read')
  if (mustSetUp && pathname !== SECURITY) return <Navigate to={SECURITY} replace />
  return (
    <StaffDocument>
      <StaffFrame data={loaderData}>
        <Outlet />
      </StaffFrame>
    </StaffDocument>
  )
}

/** A neutral placeholder without names of pages, shown before the redirect to the login. */
export function HydrateFallback() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center text-ink-3">
      <h1 className="sr-only">Back office</h1>
      <p role="status" className="flex items-center gap-3 noscript:hidden">
        <Spinner /> Loading
      </p>
      <noscript>This page needs JavaScript.</noscript>
    </main>
  )
}

export function ErrorBoundary() {
  return (
    <StaffDocument>
      <StaffErrorBoundary />
    </StaffDocument>
  )
}
