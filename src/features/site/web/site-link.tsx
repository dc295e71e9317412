import type { ReactNode } from 'react'
import { Link } from 'react-router'

type SiteLinkProps = { href: string; newTab?: boolean; className?: string; children: ReactNode }

/** An entry of the menu or the footer: a page of the store, or a file that opens beside it. */
export function SiteLink({ href, newTab, className, children }: SiteLinkProps) {
  if (!newTab) {
    return (
      <Link discover="none" to={href} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
