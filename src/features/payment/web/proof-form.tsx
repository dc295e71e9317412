import { type SubmitEvent, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi, callOnce } from '../../../web/call.ts'
import { drawKey } from '../../../web/draw-key.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Callout } from '../../../web/ui/callout.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { uploadResource } from '../../resource/resource.contract.ts'
import { payOffline } from '../payment.contract.ts'
import { findProofProblems, type ProofProblems } from '../proof-form.rules.ts'
import type { PaymentInfo } from './read-payment.ts'

/** Tells of a transfer; the shop then looks for the money. */
export function ProofForm({ info, onSent }: { info: PaymentInfo; onSent: () => Promise<void> }) {
  const [problems, setProblems] = useState<ProofProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [key, setKey] = useState(() => drawKey())

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const text = (name: string) => String(entered.get(name) ?? '').trim()
    const file = entered.get('proof')
    const proof = file instanceof File && file.size > 0 ? file : undefined
    const given = { payer: text('payer'), amount: text('amount'), transferDate: text('transferDate') }
    const found = findProofProblems({ ...given, hasProof: proof !== undefined }, new Date().toISOString().slice(0, 10))
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first || !proof) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    setRefusal(undefined)
    try {
      // A picker gives a file, which is what travels; the contract names what the server makes of it.
      const { resourceId } = await callApi(uploadResource, { file: proof as never, kind: 'proof' })
      await callOnce(key)(payOffline, { orderNo: info.orderNo, ...given, proof: resourceId })
      await onSent()
    } catch (error) {
      if (!isAppError(error)) throw error
      setRefusal(error.message)
      setKey(drawKey())
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={send} className="grid max-w-140 gap-4 sm:grid-cols-2">
      <Field label="Who paid" required error={problems.payer} className="sm:col-span-2">
        <TextInput name="payer" maxLength={120} autoComplete="organization" />
      </Field>
      <Field label={`Amount (${info.currency})`} required error={problems.amount}>
        <TextInput name="amount" mono inputMode="decimal" autoComplete="off" defaultValue={info.payAmount} />
      </Field>
      <Field label="Day of the transfer" required error={problems.transferDate}>
        <TextInput name="transferDate" type="date" />
      </Field>
      <Field
        label="Proof"
        required
        hint="The receipt of your bank as a picture or PDF, up to 5 MB."
        error={problems.proof}
        className="sm:col-span-2"
      >
        <TextInput
          name="proof"
          type="file"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          className="py-1.5"
        />
      </Field>
      <div role="alert" className="sm:col-span-2">
        {refusal && <Callout tone="bad">{refusal}</Callout>}
      </div>
      <p className="sm:col-span-2">
        <Button type="submit" variant="primary" loading={busy}>
          Send the proof
        </Button>
      </p>
    </form>
  )
}
