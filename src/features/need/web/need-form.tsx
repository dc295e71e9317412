import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { type Entered, useForm } from '#web/use-form.ts'
import { submitNeed } from '../need.contract.ts'
import { findNeedProblems } from '../need-form.rules.ts'

const read = ({ text }: Entered) => ({ goodsModel: text('goodsModel'), count: text('count'), email: text('email') })

/** Requests a part that is not listed. */
export function NeedForm({ goodsModel }: { goodsModel: string }) {
  const [sent, setSent] = useState<{ needNo: string; email: string }>()
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findNeedProblems(read(entered)),
    send: async (entered) => {
      const need = read(entered)
      const remark = entered.text('remark')
      const { needNo } = await callApi(submitNeed, { ...need, count: Number(need.count), remark })
      setSent({ needNo, email: need.email })
    },
  })

  return (
    <div>
      <div role="status">
        {sent && (
          <Callout>
            We have received your request <span className="font-mono font-medium">{sent.needNo}</span> and will e-mail{' '}
            {sent.email} once we have found the part.
          </Callout>
        )}
      </div>
      {!sent && (
        <form noValidate onSubmit={submit} className="grid gap-4 text-left sm:grid-cols-[1fr_8rem]">
          <Field label="Part number" required error={problems.goodsModel}>
            <TextInput name="goodsModel" mono maxLength={200} autoComplete="off" defaultValue={goodsModel} />
          </Field>
          <Field label="Quantity" required error={problems.count}>
            <TextInput name="count" inputMode="numeric" autoComplete="off" defaultValue="1" />
          </Field>
          <Field label="Your e-mail" required error={problems.email} className="sm:col-span-full">
            <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
          </Field>
          <Field
            label="Remark"
            optional
            hint="Target price, date code, acceptable alternatives."
            className="sm:col-span-full"
          >
            <TextArea name="remark" rows={3} maxLength={2000} />
          </Field>
          <RefusalNote refusal={refusal} className="sm:col-span-full" />
          <p className="sm:col-span-full">
            <Button type="submit" variant="primary" loading={busy}>
              Ask us to find it
            </Button>
          </p>
        </form>
      )}
    </div>
  )
}
