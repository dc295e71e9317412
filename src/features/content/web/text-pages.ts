import { comparablePath } from '#shared/page-path.ts'

/** A page that is nothing but a text of the shop: where it is, which text it shows, how others call it. */
export interface TextPage {
  path: string
  pageName: string
  label: string
}

/** Policies. */
export const policies: readonly TextPage[] = [
  { path: '/privacy', pageName: 'privacy', label: 'Privacy' },
  { path: '/termsOfUs', pageName: 'terms-of-use', label: 'Terms of use' },
  { path: '/returnagree', pageName: 'refund-and-return', label: 'Refund & Return' },
  { path: '/technicalSupport', pageName: 'technical-support-system', label: 'Technical Support System' },
]

/** The page an address belongs to. Addresses are matched by the router before, whatever their case or last slash. */
export function pageAt<P extends { path: string }>(pages: readonly P[], request: Request): P {
  const asked = comparablePath(new URL(request.url).pathname)
  const page = pages.find(({ path }) => comparablePath(path) === asked)
  if (!page) throw new Error(`No text is written for ${asked}.`)
  return page
}
