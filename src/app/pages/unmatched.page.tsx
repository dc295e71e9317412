import { type ClientLoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { isStaffAddress } from './staff-address.ts'

/** Fallback for unknown URLs. */
export const loader = () => redirect('/404')

/** The shop's list of routes does not hold the back office: its pages are loaded as documents. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return isStaffAddress(pathname) ? redirectDocument(pathname + search) : redirect('/404')
}

export default function UnmatchedPage() {
  return null
}
