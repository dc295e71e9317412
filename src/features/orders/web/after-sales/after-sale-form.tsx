import { useState } from 'react'
import type { SentFile } from '#features/resource/web/send-files.tsx'
import { callOnce } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { generateKey } from '#web/generate-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Entered, useForm } from '#web/use-form.ts'
import { type ChosenCounts, findAfterSaleProblems } from '../../after-sale-form.rules.ts'
import { applyForAfterSale } from '../../after-sales.contract.ts'
import type { OrderDetail } from '../../orders.contract.ts'
import { AFTER_SALE_REASONS } from '../../orders.limits.ts'
import { PictureList } from '../picture-list.tsx'
import { AfterSaleLines } from './after-sale-lines.tsx'

type Solution = 'refund' | 'replace'
const SOLUTIONS = [
  { value: 'refund', label: 'Refund', description: 'The refund uses the original payment method.' },
  { value: 'replace', label: 'Replacement', description: 'The same parts are sent again.' },
] as const

const read = ({ text }: Entered) => ({ reason: text('reason'), description: text('description') })

type AfterSaleFormProps = { order: OrderDetail; onSent: () => Promise<void> }

/** Lines, reason and preferred solution. */
export function AfterSaleForm({ order: { orderNo, lines }, onSent }: AfterSaleFormProps) {
  const [chosen, setChosen] = useState<ChosenCounts>(() => new Map())
  const [solution, setSolution] = useState<Solution>()
  const [pictures, setPictures] = useState<SentFile[]>([])
  /** Idempotency key: one form is one request. */
  const [key] = useState(() => generateKey())
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findAfterSaleProblems({ chosen, solution: solution ?? '', ...read(entered) }, lines),
    send: async (entered) => {
      if (!solution) return
      await callOnce(key)(applyForAfterSale, {
        orderNo,
        solution,
        ...read(entered),
        lines: [...chosen].map(([lineId, count]) => ({ lineId, count })),
        pictures: pictures.map((picture) => picture.resourceId),
      })
      notify({ kind: 'success', message: 'Success' })
      await onSent()
    },
  })

  return (
    <form noValidate onSubmit={submit} aria-label="Apply Customer Service" className="grid gap-6">
      <AfterSaleLines lines={lines} chosen={chosen} onChange={setChosen} problem={problems.lines} />
      <div className="grid max-w-160 gap-5">
        <Field label="Reason" required error={problems.reason}>
          <NativeSelect name="reason" defaultValue="">
            <option value="">Please select</option>
            {AFTER_SALE_REASONS.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </NativeSelect>
        </Field>
        <RadioGroup
          name="solution"
          legend="Preferred solution"
          framed
          options={SOLUTIONS}
          {...(solution && { value: solution })}
          onValueChange={setSolution}
          error={problems.solution}
        />
        <Field
          label="Description"
          optional
          error={problems.description}
          hint="Describe the problem and how many pieces are affected."
        >
          <TextArea name="description" rows={4} maxLength={2000} />
        </Field>
        <PictureList pictures={pictures} onChange={setPictures} />
        <RefusalNote refusal={refusal} />
        <p>
          <Button type="submit" variant="primary" loading={busy}>
            Send the request
          </Button>
        </p>
      </div>
    </form>
  )
}
