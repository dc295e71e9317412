import { TextLink } from '#web/ui/display/text-link.tsx'
import { Td } from '#web/ui/tables/table.tsx'

type WorkLinkCellProps = { to: string; number: string; assignee: string | undefined }

/** The number of an order, quote or return as a link, above the name of its assignee. */
export function WorkLinkCell({ to, number, assignee }: WorkLinkCellProps) {
  return (
    <Td className="py-2!">
      <TextLink to={to} data-row-link className="-my-0.5 inline-block py-0.5 font-mono whitespace-nowrap">
        {number}
      </TextLink>
      {assignee && <span className="block text-xs text-ink-3">{assignee}</span>}
    </Td>
  )
}
