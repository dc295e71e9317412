import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import type { Rate } from '../../staff-shipping.contract.ts'

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/
const GRAMS = /^[1-9]\d{0,7}$/

const FIELDS = [
  { name: 'firstGrams', label: 'First step, g', kind: 'grams' },
  { name: 'firstAmount', label: 'Price of the first step', kind: 'amount' },
  { name: 'stepGrams', label: 'Each further step, g', kind: 'grams' },
  { name: 'stepAmount', label: 'Price of a further step', kind: 'amount' },
  { name: 'maxGrams', label: 'Heaviest parcel, g', kind: 'grams' },
  { name: 'maxAmount', label: 'Worth at most', kind: 'optional' },
  { name: 'freeFrom', label: 'Free from', kind: 'optional' },
  { name: 'days', label: 'Working days', kind: 'text' },
] as const

/** Checked in the browser; the server checks the same. */
export function checkRate(entered: Entered): Problems {
  const problemOf = (kind: (typeof FIELDS)[number]['kind'], text: string): string | undefined => {
    if (kind === 'grams' && !GRAMS.test(text)) return 'Please enter whole grams'
    if (kind === 'amount' && !AMOUNT.test(text)) return 'Please enter an amount such as 12.50'
    if (kind === 'optional' && text !== '' && !AMOUNT.test(text)) return 'Please enter an amount or nothing'
    return kind === 'text' && text === '' ? 'Please enter the days, such as 3–5' : undefined
  }
  return Object.fromEntries(
    FIELDS.map(({ name, kind }) => [name, problemOf(kind, entered.text(name))] as const).filter(
      ([, problem]) => problem,
    ),
  )
}

const amount = (entered: Entered, name: string) => entered.text(name).replace(',', '.')

export const readRate = (entered: Entered): Omit<Rate, 'expressId' | 'zone' | 'currency'> => ({
  firstGrams: Number(entered.text('firstGrams')),
  firstAmount: amount(entered, 'firstAmount'),
  stepGrams: Number(entered.text('stepGrams')),
  stepAmount: amount(entered, 'stepAmount'),
  maxGrams: Number(entered.text('maxGrams')),
  maxAmount: amount(entered, 'maxAmount') || null,
  freeFrom: amount(entered, 'freeFrom') || null,
  days: entered.text('days'),
})

export function RateFields({ rate, problems }: { rate?: Rate; problems: Problems }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {FIELDS.map(({ name, label, kind }) => (
        <Field key={name} label={label} error={problems[name]} optional={kind === 'optional'}>
          <TextInput name={name} defaultValue={rate?.[name] ?? ''} mono={kind !== 'text'} />
        </Field>
      ))}
    </div>
  )
}
