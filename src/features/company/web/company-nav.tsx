import { Link } from 'react-router'
import { SiteLink } from '#features/site/web/site-link.tsx'
import type { CompanyPageData } from './read-company-page.ts'

const entryClass =
  'block rounded-md border border-line px-3 py-2 text-ink-2 hover:border-rim hover:text-ink ' +
  'aria-[current]:border-link aria-[current]:bg-accent-wash aria-[current]:text-ink'

/** The other pages about the company, and its brochure. */
export function CompanyNav({ current, others }: { current: string; others: CompanyPageData['others'] }) {
  return (
    <nav aria-label="About the company" className="border-t border-line pt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {others.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined} className={entryClass}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <SiteLink href="/brochure.pdf" newTab className={entryClass}>
            Company brochure (PDF)
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}
