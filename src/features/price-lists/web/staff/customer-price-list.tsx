import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { type CustomerPriceList, saveCustomerPriceList } from '../../customer-price-list.contract.ts'
import { priceListAddress } from './addresses.ts'
import { ListState } from './list-state.tsx'

type CustomerPriceListProps = CustomerPriceList & { accountId: number }

/** Which price list a customer has. */
export function CustomerPriceListSection({ accountId, priceList, choices }: CustomerPriceListProps) {
  const can = useCan()
  return (
    <StaffSection
      title="Price list"
      aside={
        can('customers.write') &&
        (choices.length > 0 || priceList) && <ChooseButton {...{ accountId, priceList, choices }} />
      }
    >
      {priceList ? (
        <ParamList
          params={[
            {
              name: 'Name',
              value: can('parts.read') ? (
                <TextLink to={priceListAddress(priceList.priceListId)} className="wrap-anywhere">
                  {priceList.name}
                </TextLink>
              ) : (
                <span className="wrap-anywhere">{priceList.name}</span>
              ),
            },
            { name: 'General discount', value: <span className="font-mono">{priceList.percent} %</span> },
            { name: 'Days', value: <ListState list={priceList} /> },
          ]}
        />
      ) : (
        <p className="text-ink-3">None: this customer pays list prices.</p>
      )}
    </StaffSection>
  )
}

function ChooseButton({ accountId, priceList, choices }: CustomerPriceListProps) {
  const seenPriceListId = priceList?.priceListId ?? null
  return (
    <ActionButton
      label={priceList ? 'Change' : 'Choose'}
      size="sm"
      title="Price list of this customer"
      description="Holds at once, also for what is in the cart. Orders that are placed keep their prices."
      confirm="Save"
      done="Price list saved"
      send={(entered) =>
        callApi(saveCustomerPriceList, {
          accountId,
          priceListId: Number(entered.text('priceListId')) || null,
          seenPriceListId,
        })
      }
      fields={() => (
        <Field label="Price list">
          <NativeSelect name="priceListId" defaultValue={seenPriceListId ?? ''}>
            <option value="">None: list prices</option>
            {choices.map(({ priceListId, name }) => (
              <option key={priceListId} value={priceListId}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    />
  )
}
