import { BookmarkCheck, FileSpreadsheet, MapPinned, MessageSquareQuote, PackageSearch } from 'lucide-react'

const benefits = [
  {
    Icon: PackageSearch,
    title: 'Order and track',
    text: 'Stock is reserved when you order; your orders show each step.',
  },
  {
    Icon: MessageSquareQuote,
    title: 'Saved quotes',
    text: 'All your RFQs and quotes, ready to order.',
  },
  {
    Icon: FileSpreadsheet,
    title: 'Saved BOMs',
    text: 'Upload a BOM, price it for any number of boards, and save it.',
  },
  { Icon: BookmarkCheck, title: 'Favorites', text: 'Your favorite parts and browsing history on every device.' },
  { Icon: MapPinned, title: 'Addresses and invoices', text: 'Enter them once, use them for every order.' },
]

/** Benefits of an account, beside the forms on wide screens. */
export function AccountBenefits() {
  return (
    <aside aria-labelledby="benefits" className="border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-14">
      <h2 id="benefits" className="text-lg">
        What an account gives you
      </h2>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-link" strokeWidth={1.5} />
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-3">
        Comparing parts and requesting quotes need no account. You can export or delete your data at any time.
      </p>
    </aside>
  )
}
