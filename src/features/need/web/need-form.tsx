import { type SubmitEvent, useRef, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Callout } from '../../../web/ui/callout.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { notify } from '../../../web/ui/notify.ts'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { submitNeed } from '../need.contract.ts'
import { findNeedProblems, type NeedProblems } from '../need-form.rules.ts'

/** Tells the shop about a part it does not list. */
export function NeedForm({ goodsModel }: { goodsModel: string }) {
  const [problems, setProblems] = useState<NeedProblems>({})
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ needNo: string; email: string }>()
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const text = (name: string) => String(entered.get(name) ?? '').trim()
    const need = { goodsModel: text('goodsModel'), count: text('count'), email: text('email') }
    const found = findNeedProblems(need)
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    try {
      const { needNo } = await callApi(submitNeed, { ...need, count: Number(need.count), remark: text('remark') })
      setSent({ needNo, email: need.email })
    } catch (error) {
      if (!isAppError(error)) throw error
      notify({ kind: 'error', message: error.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div>
      <div role="status">
        {sent && (
          <Callout>
            We have noted it as <span className="font-mono font-medium">{sent.needNo}</span> and write to {sent.email}{' '}
            as soon as we have found the part.
          </Callout>
        )}
      </div>
      {!sent && (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4 text-left sm:grid-cols-[1fr_8rem]">
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
            hint="Target price, date code, what it may be replaced with."
            className="sm:col-span-full"
          >
            <TextArea name="remark" rows={3} maxLength={2000} />
          </Field>
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
