import { Link } from 'react-router'
import type { FaqSection } from '../content.contract.ts'
import { faqAddress, SHIPPING_ADDRESS } from '../content.rules.ts'

type FaqNavProps = {
  sections: ReadonlyArray<Pick<FaqSection, 'index' | 'title'>>
  /** The number of a section, or the page beside them. */
  current: number | 'shipping' | undefined
}

/** The sections of questions, and the page on transportation and payment that belongs to them. */
export function FaqNav({ sections, current }: FaqNavProps) {
  return (
    <nav aria-label="Questions" className="lg:sticky lg:top-[calc(var(--header-height,4rem)+1rem)]">
      <ul className="-mx-3 flex flex-wrap gap-1 lg:mx-0 lg:flex-col">
        {sections.map(({ index, title }) => (
          <Entry key={index} to={faqAddress(index)} here={current === index}>
            {title}
          </Entry>
        ))}
        <Entry to={SHIPPING_ADDRESS} here={current === 'shipping'}>
          Transportation & payment
        </Entry>
      </ul>
    </nav>
  )
}

function Entry({ to, here, children }: { to: string; here: boolean; children: string }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={here ? 'page' : undefined}
        className="block rounded-md px-3 py-1.5 text-ink-2 hover:bg-line-2 hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-medium aria-[current]:text-ink"
      >
        {children}
      </Link>
    </li>
  )
}
