import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { type CustomerDetail, changeTerms } from '../../customers.contract.ts'

const FIELDS = [
  {
    name: 'paymentTerms',
    label: 'Payment',
    hint: 'Such as: 2 % discount within 10 days. Days and limit of buying on account are set above.',
  },
  { name: 'deliveryTerms', label: 'Delivery', hint: 'Such as: DAP, partial shipments allowed' },
  {
    name: 'priceTerms',
    label: 'Prices',
    hint: 'Such as: to be negotiated again in June. Prices that are charged are those of the price list.',
  },
] as const

/** What was agreed with the customer. */
export function CustomerTerms({ customer: { accountId, terms } }: { customer: CustomerDetail }) {
  const can = useCan()
  const agreed = FIELDS.filter(({ name }) => terms?.[name])
  return (
    <StaffSection
      title="Terms"
      aside={
        can('customers.write') && (
          <ActionButton
            label="Edit"
            size="sm"
            title="Terms of this customer"
            description="For staff: shown here and beside quotes. Not used in calculations."
            confirm="Save"
            done="Terms saved"
            send={(entered) =>
              callApi(changeTerms, {
                accountId,
                seenAt: terms?.changedAt ?? null,
                paymentTerms: entered.text('paymentTerms'),
                deliveryTerms: entered.text('deliveryTerms'),
                priceTerms: entered.text('priceTerms'),
              })
            }
            fields={() =>
              FIELDS.map(({ name, label, hint }) => (
                <Field key={name} label={label} hint={hint} optional>
                  <TextArea name={name} rows={2} maxLength={500} defaultValue={terms?.[name] ?? ''} />
                </Field>
              ))
            }
          />
        )
      }
    >
      {agreed.length === 0 ? (
        <p className="text-ink-3">No special terms: the terms of the shop apply.</p>
      ) : (
        <>
          <ParamList
            params={agreed.map(({ name, label }) => ({
              name: label,
              value: <span className="wrap-anywhere whitespace-pre-line">{terms?.[name]}</span>,
            }))}
          />
          {terms && (
            <p className="pt-1 text-xs text-ink-3">
              {terms.changedBy}, <Moment at={terms.changedAt} withTime />
            </p>
          )}
        </>
      )}
    </StaffSection>
  )
}
