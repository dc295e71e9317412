import { Link } from 'react-router'
import { linkClass } from './display/text-link.tsx'

export type Crumb = { label: string; to: string }

/** The breadcrumb. The last step is the page itself and not a link. Of steps with one name, as in a category of one level, the last counts. */
export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  const steps = trail.filter(({ label }, place) => label !== (trail[place + 1]?.label ?? current))
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap text-xs text-ink-3">
        {steps.map((crumb) => (
          <li key={crumb.to} className="after:mx-2 after:text-edge after:content-['/'/'']">
            <Link to={crumb.to} className={`${linkClass('muted')} inline-block py-1`}>
              {crumb.label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 py-1 text-ink-2">
          {current}
        </li>
      </ol>
    </nav>
  )
}
