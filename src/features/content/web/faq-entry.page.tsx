import { redirect } from 'react-router'
import { faqAddress } from '../content.rules.ts'

/** The address without a child leads to the first section. */
export const loader = () => redirect(faqAddress(1), 301)
export const clientLoader = () => redirect(faqAddress(1))

export default function FaqEntryPage() {
  return null
}
