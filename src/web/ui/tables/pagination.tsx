import { ChevronFirst, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { pageSlots } from './pagination-range.ts'

type PaginationProps = {
  page: number
  pages: number
  hrefFor: (page: number) => string
  /** Which list this turns, when a page has more than one. */
  label?: string
  /** Beside the numbers: "26–50 of 1 284 parts". */
  summary?: ReactNode
}

const slot = 'page-slot'
const linkSlot = 'page-slot page-link'

/** Real links, so that a page can be opened in a new tab, bookmarked and read by search engines. */
export function Pagination({ page, pages, hrefFor, label = 'Pages', summary }: PaginationProps) {
  if (pages < 2 && !summary) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-sm text-ink-3">{summary}</p>
      {pages > 1 && (
        <nav aria-label={label}>
          <ul className="flex items-center gap-1">
            <Turn to={page > 1 && hrefFor(1)} name="First page" className="max-sm:hidden">
              <ChevronFirst />
            </Turn>
            <Turn to={page > 1 && hrefFor(page - 1)} name="Previous page" rel="prev">
              <ChevronLeft />
            </Turn>
            <li className="px-2 text-sm text-ink-2 sm:hidden">
              Page {page} of {pages}
            </li>
            {pageSlots(page, pages).map((entry, index) => (
              <li key={entry === 'gap' ? `gap-${index}` : entry} className="max-sm:hidden">
                {entry === 'gap' ? <span className={classNames(slot, 'px-0 text-ink-3')}>…</span> : null}
                {entry !== 'gap' && (
                  <Link
                    to={hrefFor(entry)}
                    aria-label={`Page ${entry}`}
                    aria-current={entry === page ? 'page' : undefined}
                    className={linkSlot}
                  >
                    {entry}
                  </Link>
                )}
              </li>
            ))}
            <Turn to={page < pages && hrefFor(page + 1)} name="Next page" rel="next">
              <ChevronRight />
            </Turn>
          </ul>
        </nav>
      )}
    </div>
  )
}

type TurnProps = { to: string | false; name: string; rel?: string; className?: string; children: ReactNode }

/** At either end the arrow stays in its place but is no link: there is nowhere to go. */
function Turn({ to, name, rel, className, children }: TurnProps) {
  return (
    <li className={className}>
      {to ? (
        <Link to={to} rel={rel} aria-label={name} title={name} className={linkSlot}>
          {children}
        </Link>
      ) : (
        <span className={classNames(slot, 'text-edge')}>{children}</span>
      )}
    </li>
  )
}
