import { List, Table2 } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import type { AddressAfter } from './category-change.ts'

/** Parts one below the other with their prices, or their parameters side by side. */
export function ViewSwitch({ isTable, after }: { isTable: boolean; after: AddressAfter }) {
  const views = [
    { name: 'List', Icon: List, isCurrent: !isTable, to: after({ columns: undefined, sortBy: undefined }) },
    { name: 'Table', Icon: Table2, isCurrent: isTable, to: after({ columns: [] }) },
  ]
  return (
    <nav aria-label="View" className="flex">
      {views.map(({ name, Icon, isCurrent, to }) => (
        <Link
          key={name}
          to={to}
          rel="nofollow"
          preventScrollReset
          aria-current={isCurrent ? 'true' : undefined}
          className={classNames(
            'button button-secondary button-sm gap-1.5 first:rounded-r-none last:-ml-px last:rounded-l-none',
            isCurrent && 'bg-line-2',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          {name}
        </Link>
      ))}
    </nav>
  )
}
