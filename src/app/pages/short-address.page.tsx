import { redirect } from 'react-router'
import { findLongAddress } from './long-addresses.ts'

/** Addresses with an id in the query redirect to the address of the page; without an id, to the list to choose from. */
function toLongAddress({ request }: { request: Request }) {
  const { address, isPermanent } = findLongAddress(new URL(request.url))
  return redirect(address, isPermanent ? 301 : 302)
}
export const loader = toLongAddress
export const clientLoader = toLongAddress

export default function ShortAddressPage() {
  return null
}
