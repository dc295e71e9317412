import { redirect } from 'react-router'

/** Fallback for unknown URLs. */
export const loader = () => redirect('/404')
export const clientLoader = () => redirect('/404')

export default function UnmatchedPage() {
  return null
}
