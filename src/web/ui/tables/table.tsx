import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { watchScrollEdges } from './scroll-edges.ts'

type TableFrameProps = {
  /** What the table holds; read out first. */
  caption: string
  /** Shows the caption as a line above the table as well. */
  captionShown?: boolean
  /** On phones each row becomes a card; give each `Td` its `label`. */
  stacked?: boolean
  children: ReactNode
}

/** A table that never pushes the page wide: it scrolls sideways inside itself and shows on which side there is more. */
export function TableFrame({ caption, captionShown, stacked, children }: TableFrameProps) {
  const captionId = useId()
  return (
    <div className="scroll-edges relative">
      <section ref={watchScrollEdges} aria-labelledby={captionId} className="relative overflow-x-auto">
        <table className={classNames('w-full border-collapse', stacked && 'stack-rows')}>
          <caption id={captionId} className={captionShown ? 'pb-2 text-left text-lg font-semibold' : 'sr-only'}>
            {caption}
          </caption>
          {children}
        </table>
      </section>
    </div>
  )
}

export type SortOrder = 'ascending' | 'descending' | 'none'

type ThProps = Omit<ComponentProps<'th'>, 'aria-sort'> & {
  numeric?: boolean
  /** The name is only read out: for a column of buttons. */
  nameHidden?: boolean
} & (
    | { sort?: undefined; sortTo?: undefined }
    /** How the rows stand by this column, and the address where they stand by it (or the other way round). */
    | { sort: SortOrder; sortTo: string }
  )

const sortIcons: Record<SortOrder, typeof ArrowUp> = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

export function Th({ numeric, nameHidden, sort, sortTo, className, children, ...rest }: ThProps) {
  const Icon = sort && sortIcons[sort]
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sort}
      className={classNames(
        'border-b border-ink py-1.5 pr-4 text-xs font-medium whitespace-nowrap text-ink-3 first:pl-2 last:pr-2',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    >
      {Icon ? (
        <Link
          to={sortTo}
          preventScrollReset
          className={classNames(
            'inline-flex items-center gap-1 rounded-xs align-top hover:text-ink',
            sort !== 'none' && 'text-ink',
            numeric && 'flex-row-reverse',
          )}
        >
          {children}
          <Icon aria-hidden="true" className="size-3.5" />
        </Link>
      ) : nameHidden ? (
        <span className="sr-only">{children}</span>
      ) : (
        children
      )}
    </th>
  )
}

type TdProps = ComponentProps<'td'> & {
  numeric?: boolean
  /** The column's name, for the card on a phone. */
  label?: string
}

export function Td({ numeric, label, className, ...rest }: TdProps) {
  return (
    <td
      {...rest}
      data-label={label}
      className={classNames(
        'border-b border-line py-2.5 pr-4 align-top first:pl-2 last:pr-2',
        numeric && 'text-right',
        className,
      )}
    />
  )
}

/** A row; `marked` is the exact part among those near it. */
export function Tr({ marked, className, ...rest }: ComponentProps<'tr'> & { marked?: boolean }) {
  return (
    <tr
      {...rest}
      className={classNames(marked && 'bg-accent-wash *:first:shadow-[inset_3px_0_var(--color-link)]', className)}
    />
  )
}
