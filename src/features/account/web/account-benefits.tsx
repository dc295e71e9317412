import { BookmarkCheck, FileSpreadsheet, MapPinned, MessageSquareQuote, PackageSearch } from 'lucide-react'

const benefits = [
  {
    Icon: PackageSearch,
    title: 'Order and follow',
    text: 'Stock is yours once you order; each step shows in your orders.',
  },
  {
    Icon: MessageSquareQuote,
    title: 'Quotations on file',
    text: 'Every request for quotation and its answer, to order from.',
  },
  { Icon: FileSpreadsheet, title: 'Parts lists', text: 'Upload a BOM, price it for any number of boards, keep it.' },
  { Icon: BookmarkCheck, title: 'Favourites', text: 'Parts you use again, and what you looked at, on every device.' },
  { Icon: MapPinned, title: 'Addresses and invoices', text: 'Filled in once, right on every order.' },
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
        Searching, comparing and asking for quotations need no account. You can take your data with you, and delete it,
        at any time.
      </p>
    </aside>
  )
}
