import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { isPercent, MAX_NAME, PRICE_LIST_MESSAGES } from '../../price-list.rules.ts'
import type { PriceList } from '../../staff-price-lists.contract.ts'

export const readList = (entered: Entered) => ({
  name: entered.text('name'),
  percent: entered.text('percent'),
  startsOn: entered.text('startsOn') || null,
  endsOn: entered.text('endsOn') || null,
})

export function checkList(entered: Entered): Problems {
  const { name, percent, startsOn, endsOn } = readList(entered)
  return {
    ...(name === '' && { name: PRICE_LIST_MESSAGES.name }),
    ...(!isPercent(percent) && { percent: PRICE_LIST_MESSAGES.percent }),
    ...(startsOn && endsOn && endsOn < startsOn && { endsOn: PRICE_LIST_MESSAGES.dates }),
  }
}

/** Name, general discount and days of a price list. */
export function ListFields({ list, problems }: { list?: PriceList; problems: Problems }) {
  return (
    <>
      <Field label="Name" hint="Staff see it in orders. Customers do not." error={problems.name} required>
        <TextInput name="name" maxLength={MAX_NAME} autoComplete="off" defaultValue={list?.name ?? ''} />
      </Field>
      <Field label="General discount in %" hint="Off the list price; 0 for none." error={problems.percent} required>
        <TextInput name="percent" inputMode="decimal" mono maxLength={5} defaultValue={list?.percent ?? '0'} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day" error={problems.startsOn} optional>
          <DateInput name="startsOn" defaultValue={list?.startsOn ?? ''} />
        </Field>
        <Field label="Last day" error={problems.endsOn} optional>
          <DateInput name="endsOn" defaultValue={list?.endsOn ?? ''} />
        </Field>
      </div>
    </>
  )
}
