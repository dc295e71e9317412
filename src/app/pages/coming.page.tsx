import { type MetaArgs, useMatches } from 'react-router'
import { ButtonLink } from '../../web/ui/button-link.tsx'
import { PageHeading } from '../../web/ui/page-heading.tsx'
import { TextLink } from '../../web/ui/text-link.tsx'

/** What will be there, by the id of its route. */
const pages: Record<string, { title: string; text: string }> = {
  bom: { title: 'BOM tool', text: 'Upload a bill of materials and have every line found and priced.' },
  'bom-result': { title: 'BOM result', text: 'Every line of your bill of materials with its match and price.' },
  enquiry: { title: 'RFQ tool', text: 'Ask for one quote for all the parts on your RFQ list.' },
  cart: { title: 'Shopping cart', text: 'The parts you are about to order.' },
  checkout: { title: 'Checkout', text: 'Addresses, shipping and your order at a glance.' },
  payment: { title: 'Payment', text: 'Pay an order by card or bank transfer.' },
  'payment-result': { title: 'Payment result', text: 'How the payment of your order went.' },
  'order-detail': { title: 'Order', text: 'One order with its lines, costs and time line.' },
  'order-goods': { title: 'Order goods', text: 'The goods of an order.' },
  'user-centre': { title: 'Personal Center', text: 'Your data, addresses, orders and lists.' },
  'user-addresses': { title: 'Addresses', text: 'Where your parts and your bills go.' },
  'user-after-sale': { title: 'After-sale', text: 'Returns and refunds of your orders.' },
  'user-favourites': { title: 'My Favorites', text: 'The parts you have marked.' },
  'user-data': { title: 'Personal Center', text: 'Your name, company and password.' },
  'user-orders': { title: 'My Order', text: 'All your orders and what can be done with them.' },
  'user-rfq': { title: 'RFQ history', text: 'The quotes you asked for and the answers.' },
  advantage: { title: 'Advantages', text: 'What sets the store apart.' },
  'core-value': { title: 'Core value', text: 'What the company holds itself to.' },
  profile: { title: 'Company profile', text: 'Who is behind the store.' },
  certification: { title: 'Certification', text: 'The certificates of the company.' },
  contact: { title: 'Contact us', text: 'How to reach the store, and a form for your feedback.' },
  interview: { title: 'Interview video', text: 'The people of the company in their own words.' },
  'exhibition-2024': { title: '2024 Germany Exhibition', text: 'Our stand, the halls and the talks.' },
  'exhibition-2025': { title: '2025 Japan Exhibition', text: 'Our stand, the halls and the talks.' },
  privacy: { title: 'Privacy', text: 'What is kept about you, and what is not.' },
  terms: { title: 'Terms of use', text: 'The terms of the store.' },
  returns: { title: 'Refund & Return', text: 'How parts come back and money goes back.' },
  'technical-support': { title: 'Technical Support System', text: 'Help with choosing and using parts.' },
  unsubscribe: { title: 'Unsubscribe', text: 'Leave the newsletter.' },
  demo: { title: 'A tour of the store', text: 'The store shown step by step.' },
}

const NOBODY_KNOWS = { title: 'Coming soon', text: '' }
const pageOf = (id: string | undefined) => pages[id ?? ''] ?? NOBODY_KNOWS

export const meta = ({ matches }: MetaArgs) => [
  { title: `${pageOf(matches.at(-1)?.id).title} | Ohmstead` },
  { name: 'robots', content: 'noindex' },
]

/** Stands where a page will be. It says so plainly, and leads to what works. */
export default function ComingPage() {
  const { title, text } = pageOf(useMatches().at(-1)?.id)
  return (
    <main id="main" className="page-width py-12 md:py-16">
      <PageHeading>{title}</PageHeading>
      <p className="mt-3 max-w-[60ch] text-ink-2">
        {text} This page is being built and is not open yet. Finding parts works: search by part number above, or
        browse.
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to="/allCategories">Browse all categories</ButtonLink>
        <TextLink to="/manufacturer">Manufacturers</TextLink>
        <TextLink to="/">First page</TextLink>
      </p>
    </main>
  )
}
