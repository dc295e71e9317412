import { staffCustomerAddress, staffPartsAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { GroupFigures } from '../figures.contract.ts'
import { percentOf, subtract } from '../figures.rules.ts'
import type { FiguresData } from './figures.page.tsx'
import { SaveList } from './save-list.tsx'

type List = 'makers' | 'categories' | 'customers'

const linkOf: Readonly<Record<List, (group: GroupFigures) => string | undefined>> = {
  makers: ({ id }) => (id === undefined ? undefined : staffPartsAddress('brandId', id)),
  categories: ({ id }) => (id === undefined ? undefined : `/staff/categories/${id}`),
  customers: ({ id }) => (id === undefined ? undefined : staffCustomerAddress(id)),
}

/** The largest ones of the period, before refunds. */
export function GroupTable({ data, list, title }: { data: FiguresData; list: List; title: string }) {
  const groups = data.figures[list]
  const isCustomers = list === 'customers'
  return (
    <StaffSection title={title} id={list} aside={groups.length > 0 && <SaveList data={data} list={list} />}>
      {groups.length === 0 ? (
        <p className="text-ink-3">Nothing was paid in this period.</p>
      ) : (
        <TableFrame caption={`${title} by sales`} stacked>
          <thead>
            <tr>
              <Th>Name</Th>
              <Th numeric>Orders</Th>
              <Th numeric>Goods</Th>
              <Th numeric>{isCustomers ? 'Refunded' : 'Margin'}</Th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={`${group.id} ${group.name}`}>
                <Td className="py-1.5! wrap-anywhere">
                  <GroupName group={group} to={linkOf[list](group)} />
                </Td>
                <Td label="Orders" numeric className="py-1.5! font-mono text-sm">
                  {formatCount(group.orderCount)}
                </Td>
                <Td label="Goods" numeric className="py-1.5! text-sm">
                  <Money amount={group.amount} currency={data.currency} places={2} />
                </Td>
                <Td label={isCustomers ? 'Refunded' : 'Margin'} numeric className="py-1.5! text-sm">
                  {isCustomers ? (
                    <Money amount={group.refundedAmount} currency={data.currency} places={2} />
                  ) : (
                    <Margin group={group} />
                  )}
                </Td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </StaffSection>
  )
}

const GroupName = ({ group, to }: { group: GroupFigures; to: string | undefined }) =>
  to ? (
    <TextLink to={to} inline>
      {group.name}
    </TextLink>
  ) : (
    group.name
  )

/** In percents of the goods whose cost is known. */
function Margin({ group: { costedAmount, cost } }: { group: GroupFigures }) {
  const percent = percentOf(subtract(costedAmount, cost), costedAmount)
  return percent === undefined ? (
    <span className="text-ink-3">not known</span>
  ) : (
    <span className="font-mono">{percent} %</span>
  )
}
