import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface CardTableColumn {
  name: string
  numeric?: boolean
  /** Only read out: a picture or a button needs no heading to be seen. */
  nameHidden?: boolean
}

type CardTableProps = {
  /** What the table holds; read out first. */
  caption: string
  columns: readonly CardTableColumn[]
  /** Rows with the classes of card-table-class.ts. */
  children: ReactNode
}

/**
 * Columns where there is room for them, else each row a card with its own places for the cells. Which of them is decided
 * by the `@container` it stands in and not by the screen.
 */
export function CardTable({ caption, columns, children }: CardTableProps) {
  return (
    <table className="block w-full border-collapse @4xl:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only @4xl:not-sr-only @4xl:table-header-group">
        <tr>
          {columns.map(({ name, numeric, nameHidden }) => (
            <th
              key={name}
              scope="col"
              className={classNames(
                'border-b border-ink py-1.5 pr-4 text-xs font-medium whitespace-nowrap text-ink-3 last:pr-0',
                numeric ? 'text-right' : 'text-left',
              )}
            >
              <span className={nameHidden ? 'sr-only' : undefined}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block @4xl:table-row-group">{children}</tbody>
    </table>
  )
}
