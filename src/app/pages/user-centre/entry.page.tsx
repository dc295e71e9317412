import { redirect } from 'react-router'

const toFirstPage = () => redirect('/userCenter/myData')
export const loader = toFirstPage
export const clientLoader = toFirstPage

export default function EntryPage() {
  return null
}
