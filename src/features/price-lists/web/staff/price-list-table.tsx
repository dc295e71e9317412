import { Tags } from 'lucide-react'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type PriceList, removePriceList } from '../../staff-price-lists.contract.ts'
import { priceListAddress } from './addresses.ts'
import { ListState } from './list-state.tsx'

export function PriceListTable({ list, editable }: { list: PriceList[]; editable: boolean }) {
  if (list.length === 0)
    return (
      <EmptyState icon={<Tags aria-hidden="true" />} title="No price lists yet">
        Everybody pays list prices. Add a price list, then choose it on the page of a customer.
      </EmptyState>
    )
  return (
    <TableFrame caption="Price lists" stacked>
      <thead>
        <tr>
          <Th>Name</Th>
          <Th numeric>General discount</Th>
          <Th numeric>Other discounts</Th>
          <Th numeric>Fixed prices</Th>
          <Th numeric>Customers</Th>
          <Th>Days</Th>
          {editable && <Th nameHidden>Change</Th>}
        </tr>
      </thead>
      <tbody>
        {list.map((one) => (
          <tr key={one.priceListId}>
            <Td>
              <TextLink to={priceListAddress(one.priceListId)} className="inline-block py-0.5 wrap-anywhere">
                {one.name}
              </TextLink>
            </Td>
            <Td label="General discount" numeric className="font-mono">
              {one.percent} %
            </Td>
            <Td label="Other discounts" numeric className="font-mono">
              {one.discountCount}
            </Td>
            <Td label="Fixed prices" numeric className="font-mono">
              {one.partCount}
            </Td>
            <Td label="Customers" numeric className="font-mono">
              {one.customerCount}
            </Td>
            <Td label="Days">
              <ListState list={one} />
            </Td>
            {editable && <Td>{one.customerCount === 0 && <RemoveButton list={one} />}</Td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

/** Beside the list in the table of all lists: on its own page nothing would be left to show. */
function RemoveButton({ list: { priceListId, version, name } }: { list: PriceList }) {
  return (
    <ActionButton
      label="Remove"
      size="sm"
      title={`Remove ${name}?`}
      description="Its discounts and fixed prices are removed too. Orders keep their prices."
      done="Price list removed"
      send={() => callApi(removePriceList, { priceListId, version })}
    />
  )
}
