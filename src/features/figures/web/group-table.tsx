import { staffCustomerAddress, staffPartsAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type About, cartsAddress, ordersAddress, quotesAddress } from '../figure-links.ts'
import type { GroupFigures } from '../figures.contract.ts'
import { percentOf, stockTurns, subtract } from '../figures.rules.ts'
import type { FiguresData } from './figures.page.tsx'
import { SaveList } from './save-list.tsx'

type List = 'makers' | 'categories' | 'customers'

/** Its page. */
const pageOf: Readonly<Record<List, (id: number) => string>> = {
  makers: (id) => staffPartsAddress('brandId', id),
  categories: (id) => `/staff/categories/${id}`,
  customers: staffCustomerAddress,
}

/** What its lists are filtered by; manufacturers by name, since their orders stay when they are removed. */
const aboutOf: Readonly<Record<List, (group: GroupFigures) => About | undefined>> = {
  makers: ({ name }) => ({ brandName: name }),
  categories: ({ id, name }) => (id === undefined ? undefined : { categoryId: id, aboutName: name }),
  customers: ({ id, name }) => (id === undefined ? undefined : { accountId: id, aboutName: name }),
}

interface Cell {
  name: string
  value: string
  to?: string | undefined
}

const UNKNOWN = { value: 'not known' }
const NONE = { value: '–' }

function cellsOf(group: GroupFigures, list: List, { period, currency }: FiguresData): Cell[] {
  const about = aboutOf[list](group)
  const money = (amount: string) => formatMoney(amount, currency)
  const orders = (dates: 'paid' | 'refunded') => about && ordersAddress(dates, { at: period, currency, ...about })
  const margin = percentOf(subtract(group.costedAmount, group.cost), group.costedAmount)
  const { quoted, won } = group.quotes
  const cells: Cell[] = [
    { name: 'Orders', value: formatCount(group.orderCount), to: orders('paid') },
    { name: 'Goods', value: money(group.amount), to: orders('paid') },
    { name: 'Margin', ...(margin === undefined ? UNKNOWN : { value: `${margin} %`, to: orders('paid') }) },
    {
      name: 'Quotes won',
      ...(quoted === 0
        ? NONE
        : { value: `${won} of ${quoted}`, to: about && quotesAddress('quoted', { at: period, ...about }) }),
    },
    {
      name: 'In carts now',
      ...(Number(group.cartAmount) === 0
        ? NONE
        : { value: money(group.cartAmount), to: about && cartsAddress({ currency, ...about }) }),
    },
  ]
  if (list === 'customers')
    return [...cells, { name: 'Refunded', value: money(group.refundedAmount), to: orders('refunded') }]
  const turns = stockTurns({ period, cost: group.cost, stockValue: group.stockValue, now: Date.now() })
  return [...cells, { name: 'Stock turns', ...(turns ? { value: turns, to: stockOf(list, group) } : UNKNOWN) }]
}

const stockOf = (list: 'makers' | 'categories', { id }: GroupFigures) =>
  id === undefined ? undefined : staffPartsAddress(list === 'makers' ? 'brandId' : 'categoryId', id)

/** The largest ones of the period, before refunds. */
export function GroupTable({ data, list, title }: { data: FiguresData; list: List; title: string }) {
  const groups = data.figures[list]
  const [first] = groups
  return (
    <StaffSection title={title} id={list} aside={first && <SaveList data={data} list={list} />}>
      {first ? (
        <TableFrame caption={`${title} by sales`} stacked>
          <thead>
            <tr>
              <Th>Name</Th>
              {cellsOf(first, list, data).map(({ name }) => (
                <Th key={name} numeric>
                  {name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={`${group.id} ${group.name}`}>
                <Td className="py-1.5! wrap-anywhere">
                  <Linked to={group.id === undefined ? undefined : pageOf[list](group.id)} value={group.name} />
                </Td>
                {cellsOf(group, list, data).map(({ name, value, to }) => (
                  <Td key={name} label={name} numeric className="py-1.5! text-sm whitespace-nowrap">
                    <Linked to={to} value={value} label={`${name}, ${group.name}: ${value}`} />
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      ) : (
        <p className="text-ink-3">Nothing was paid in this period.</p>
      )}
    </StaffSection>
  )
}

const Linked = ({ to, value, label }: { to: string | undefined; value: string; label?: string }) =>
  to ? (
    <TextLink to={to} aria-label={label}>
      {value}
    </TextLink>
  ) : (
    <span className="text-ink-3">{value}</span>
  )
