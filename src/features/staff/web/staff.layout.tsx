import { type ClientLoaderFunctionArgs, Navigate, Outlet, redirect, useLocation } from 'react-router'
import { callApi } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { privatePage } from '#web/site-name.ts'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { staffMe, today } from '../staff.contract.ts'
import { savedViews } from '../work.contract.ts'
import { StaffFrame } from './frame/staff-frame.tsx'
import { loginFor, STAFF_SECURITY } from './staff-addresses.ts'
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
  const me = await callApi(staffMe, {})
  if (me.secondFactor.overdue) return { me, queues: [], views: [] }
  const [{ queues }, { list: views }] = await Promise.all([callApi(today, {}), callApi(savedViews, {})])
  return { me, queues, views }
}
// The server renders without a session; the browser decides.
clientLoader.hydrate = true as const

export default function StaffLayout({ loaderData }: { loaderData: StaffFrameData }) {
  const signedIn = useSession(({ userInfo }) => userInfo?.role === 'staff')
  const { pathname, search } = useLocation()
  // The session may end here or in another tab: then nothing is shown.
  if (!signedIn) return <Navigate to={loginFor(pathname + search)} replace />
  // A required second factor is not set up: only that page is available.
  if (loaderData.me.secondFactor.overdue && pathname !== STAFF_SECURITY) return <Navigate to={STAFF_SECURITY} replace />
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
