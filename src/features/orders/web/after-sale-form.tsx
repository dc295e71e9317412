import { type SubmitEvent, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callOnce } from '../../../web/call.ts'
import { drawKey } from '../../../web/draw-key.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Callout } from '../../../web/ui/callout.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { notify } from '../../../web/ui/notify.ts'
import { RadioGroup } from '../../../web/ui/radio-group.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { type AfterSaleProblems, type ChosenCounts, findAfterSaleProblems } from '../after-sale-form.rules.ts'
import { applyForAfterSale } from '../after-sales.contract.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { AFTER_SALE_REASONS } from '../orders.limits.ts'
import { AfterSaleLines } from './after-sale-lines.tsx'
import { PictureList, type SentPicture } from './picture-list.tsx'

type Wish = 'refund' | 'replace'
const wishes = [
  { value: 'refund', label: 'Refund', description: 'The money goes back the way it came.' },
  { value: 'replace', label: 'Replacement', description: 'The same parts are sent again.' },
] as const

type AfterSaleFormProps = { order: OrderDetail; onSent: () => Promise<void> }

/** What is wrong with which lines, and what shall be done about it. */
export function AfterSaleForm({ order: { orderNo, lines }, onSent }: AfterSaleFormProps) {
  const [chosen, setChosen] = useState<ChosenCounts>(() => new Map())
  const [wish, setWish] = useState<Wish>()
  const [pictures, setPictures] = useState<SentPicture[]>([])
  const [problems, setProblems] = useState<AfterSaleProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** One form is one request, however often it is pressed or sent. */
  const [key] = useState(() => drawKey())

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entered = new FormData(form)
    const text = (name: string) => String(entered.get(name) ?? '').trim()
    const told = { reason: text('reason'), description: text('description') }
    const found = findAfterSaleProblems({ chosen, wish: wish ?? '', ...told }, lines)
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first || !wish) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    setRefusal(undefined)
    try {
      await callOnce(key)(applyForAfterSale, {
        orderNo,
        wish,
        ...told,
        lines: [...chosen].map(([lineId, count]) => ({ lineId, count })),
        pictures: pictures.map((picture) => picture.resourceId),
      })
      notify({ kind: 'success', message: 'Success' })
      await onSent()
    } catch (error) {
      if (!isAppError(error)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={send} aria-label="Apply Customer Service" className="grid gap-6">
      <AfterSaleLines lines={lines} chosen={chosen} onChange={setChosen} problem={problems.lines} />
      <div className="grid max-w-160 gap-5">
        <Field label="Reason" required error={problems.reason}>
          <NativeSelect name="reason" defaultValue="">
            <option value="">Please choose</option>
            {AFTER_SALE_REASONS.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </NativeSelect>
        </Field>
        <RadioGroup
          name="wish"
          legend="What shall we do?"
          framed
          options={wishes}
          {...(wish && { value: wish })}
          onValueChange={setWish}
          error={problems.wish}
        />
        <Field label="Description" optional error={problems.description} hint="What did you see, and on how many?">
          <TextArea name="description" rows={4} maxLength={2000} />
        </Field>
        <PictureList pictures={pictures} onChange={setPictures} />
        <div role="alert">{refusal && <Callout tone="bad">{refusal}</Callout>}</div>
        <p>
          <Button type="submit" variant="primary" loading={busy}>
            Send the request
          </Button>
        </p>
      </div>
    </form>
  )
}
