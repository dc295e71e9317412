import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { RULE_TEXT } from '../../price-list.rules.ts'
import { type PriceList, type PriceListDetail, savePriceList } from '../../staff-price-lists.contract.ts'
import { PRICE_LISTS } from './addresses.ts'
import { Discounts, type Names } from './discounts.tsx'
import { FixedPrices } from './fixed-prices.tsx'
import { checkList, ListFields, readList } from './list-fields.tsx'
import { ListState } from './list-state.tsx'

type PriceListViewProps = { detail: PriceListDetail; names: Names; keyword: string; pageNumber: number }

/** One price list: discounts, fixed prices and who has it. */
export function PriceListView({ detail, names, keyword, pageNumber }: PriceListViewProps) {
  const { priceList: list, discounts, customers, prices } = detail
  const editable = useCan()('parts.write')
  const seen = { priceListId: list.priceListId, version: list.version }
  return (
    <StaffPage
      title={list.name}
      lead={RULE_TEXT}
      actions={
        <>
          <ButtonLink to={PRICE_LISTS}>All price lists</ButtonLink>
          {editable && <EditButton list={list} />}
        </>
      }
    >
      <TwoColumns
        main={
          <>
            <Discounts seen={seen} discounts={discounts} names={names} editable={editable} />
            <FixedPrices list={list} prices={prices} keyword={keyword} pageNumber={pageNumber} editable={editable} />
          </>
        }
        aside={
          <>
            <Facts list={list} />
            <Customers customers={customers} count={list.customerCount} />
          </>
        }
      />
    </StaffPage>
  )
}

function EditButton({ list }: { list: PriceList }) {
  const { priceListId, version } = list
  return (
    <ActionButton
      label="Edit"
      title={list.name}
      description="Holds at once, also for carts. Orders that are placed keep their prices."
      confirm="Save"
      done="Price list saved"
      check={checkList}
      send={(entered) => callApi(savePriceList, { priceListId, version, ...readList(entered) })}
      fields={(problems) => <ListFields list={list} problems={problems} />}
    />
  )
}

function Facts({ list }: { list: PriceList }) {
  return (
    <StaffSection title="Price list">
      <ParamList
        params={[
          { name: 'General discount', value: <span className="font-mono">{list.percent} %</span> },
          { name: 'Days', value: <ListState list={list} /> },
        ]}
      />
      <p className="pt-1 text-xs text-ink-3">
        {list.changedBy}, <Moment at={list.changedAt} withTime />
      </p>
    </StaffSection>
  )
}

function Customers({ customers, count }: { customers: PriceListDetail['customers']; count: number }) {
  return (
    <StaffSection title="Customers">
      {count === 0 && <p className="text-ink-3">None. Choose the list on the page of a customer.</p>}
      <ul>
        {customers.map(({ accountId, name, email }) => (
          <li key={accountId} className="border-t border-line-2 py-1 first:border-t-0">
            <TextLink to={`/staff/customers/${accountId}`} className="inline-block py-0.5 wrap-anywhere">
              {name}
            </TextLink>
            {name !== email && <span className="block text-xs wrap-anywhere text-ink-3">{email}</span>}
          </li>
        ))}
      </ul>
      {count > customers.length && <p className="pt-1 text-sm text-ink-3">And {count - customers.length} more.</p>}
    </StaffSection>
  )
}
