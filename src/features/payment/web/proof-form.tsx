import { uploadResource } from '#features/resource/resource.contract.ts'
import { typesTaken } from '#features/resource/resource.rules.ts'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { today } from '#web/today.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileInput } from '#web/ui/forms/file-input.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { type Entered, useForm } from '#web/use-form.ts'
import { payOffline } from '../payment.contract.ts'
import { findProofProblems } from '../proof-form.rules.ts'
import type { PaymentInfo } from './read-payment.ts'

const read = ({ text }: Entered) => ({
  payer: text('payer'),
  amount: text('amount'),
  transferDate: text('transferDate'),
})

/** Reports a transfer. A repeated request is refused, because the order is no longer unpaid. */
export function ProofForm({ info, onSent }: { info: PaymentInfo; onSent: () => Promise<void> }) {
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findProofProblems({ ...read(entered), hasProof: entered.file('proof') !== undefined }, today()),
    send: async (entered) => {
      const file = entered.file('proof')
      if (!file) return
      const { resourceId } = await callApi(uploadResource, { file, kind: 'proof' })
      await callApi(payOffline, { orderNo: info.orderNo, ...read(entered), proof: resourceId })
      await onSent()
    },
  })

  return (
    <form noValidate onSubmit={submit} className="grid max-w-140 gap-4 sm:grid-cols-2">
      <Field label="Paid by" required error={problems.payer} className="sm:col-span-2">
        <TextInput name="payer" maxLength={120} autoComplete="organization" />
      </Field>
      <Field label={`Amount (${info.currency})`} required error={problems.amount}>
        <TextInput name="amount" mono inputMode="decimal" autoComplete="off" defaultValue={info.payAmount} />
      </Field>
      <Field label="Transfer date" required error={problems.transferDate}>
        <DateInput name="transferDate" max={today()} />
      </Field>
      <Field
        label="Proof"
        required
        hint="The receipt of your bank as a picture or PDF, up to 5 MB."
        error={problems.proof}
        className="sm:col-span-2"
      >
        <FileInput name="proof" accept={typesTaken('proof', false).join(',')} />
      </Field>
      <RefusalNote refusal={refusal} className="sm:col-span-2" />
      <p className="sm:col-span-2">
        <Button type="submit" variant="primary" loading={busy}>
          Send the proof
        </Button>
      </p>
    </form>
  )
}
