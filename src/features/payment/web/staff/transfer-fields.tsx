import { inCents } from '#features/orders/money.rules.ts'
import type { Decimal } from '#shared/decimal.ts'
import { today } from '#web/today.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { findProofProblems } from '../../proof-form.rules.ts'

type TransferFieldsProps = {
  payer: string
  /** To start from. */
  amount: Decimal
  currency: string
  problems: Problems
}

/** Who paid what, and when. */
export function TransferFields({ payer, amount, currency, problems }: TransferFieldsProps) {
  return (
    <>
      <Field label="Paid by" error={problems.payer} required>
        <TextInput name="payer" maxLength={120} defaultValue={payer} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={`Amount (${currency})`} error={problems.amount} required>
          <TextInput name="amount" inputMode="decimal" defaultValue={inCents(amount)} autoComplete="off" />
        </Field>
        <Field label="Transfer date" error={problems.transferDate} required>
          <DateInput name="transferDate" max={today()} defaultValue={today()} />
        </Field>
      </div>
    </>
  )
}

export const readTransfer = (entered: Entered) => ({
  payer: entered.text('payer'),
  amount: entered.text('amount'),
  transferDate: entered.text('transferDate'),
  note: entered.text('note'),
})

export const findTransferProblems = (entered: Entered) =>
  findProofProblems({ ...readTransfer(entered), hasProof: true }, today())

export function BankNote({ problems }: { problems: Problems }) {
  return (
    <Field label="Note" hint="For example the bank reference." error={problems.note} optional>
      <TextInput name="note" maxLength={500} autoComplete="off" />
    </Field>
  )
}

/** Of an order on account: whether less than what is open is enough. */
export const SettleChoice = () => (
  <Checkbox
    name="settle"
    label="Paid in full although less has arrived. The note says why; otherwise the rest stays open."
  />
)
