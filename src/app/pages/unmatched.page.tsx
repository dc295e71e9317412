import { redirect } from 'react-router'

/** Whatever no route knows. */
export const loader = () => redirect('/404')
export const clientLoader = () => redirect('/404')

export default function UnmatchedPage() {
  return null
}
