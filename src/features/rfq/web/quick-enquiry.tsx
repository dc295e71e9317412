import { type SubmitEvent, useId, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { drawKey } from '../../../web/draw-key.ts'
import { useLoggedIn, useSession } from '../../../web/session.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Callout } from '../../../web/ui/callout.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { notify } from '../../../web/ui/notify.ts'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { CaptchaField } from '../../captcha/web/captcha-field.tsx'
import type { GoodsName } from '../../catalog/catalog.contract.ts'
import { emptyLine, findContactProblems, findLineProblems, LONGEST_REMARK } from '../enquiry-form.rules.ts'
import { quickEnquiry } from '../rfq.contract.ts'

type QuickEnquiryProps = {
  goods: Pick<GoodsName, 'goodsId' | 'goodsModel'>
  count: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

type Problems = Partial<Record<'name' | 'email' | 'count' | 'targetPrice', string>>

/** One part, one question: how much for this many? */
export function QuickEnquiry({ goods, count, open, onOpenChange }: QuickEnquiryProps) {
  const user = useSession((session) => session.userInfo)
  const loggedIn = useLoggedIn()
  const formId = useId()
  const [draftId] = useState(() => drawKey())
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string>()
  const [turn, setTurn] = useState(0)
  const [busy, setBusy] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const text = (name: string) => String(entered.get(name) ?? '').trim()
    const line = {
      ...emptyLine(''),
      goodsModel: goods.goodsModel,
      count: text('count'),
      targetPrice: text('targetPrice'),
    }
    const contact = { name: text('name'), email: text('email'), company: text('company') }
    const found = { ...findLineProblems(line, ''), ...findContactProblems({ ...contact, countryId: '', phone: '' }) }
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    setRefusal(undefined)
    try {
      const { enquiryNo } = await callApi(quickEnquiry, {
        draftId,
        goodsId: goods.goodsId,
        count: Number(line.count.replaceAll(',', '')),
        ...(line.targetPrice && { targetPrice: line.targetPrice }),
        contact,
        remark: text('remark'),
        captchaId: text('captchaId'),
        captchaAnswer: text('captchaAnswer'),
      })
      onOpenChange(false)
      notify({ kind: 'success', message: `We have your enquiry ${enquiryNo} and answer by mail.` })
    } catch (error) {
      if (!isAppError(error)) throw error
      setRefusal(error.message)
      setTurn((before) => before + 1)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Ask about ${goods.goodsModel}`}
      description="A person looks at it and answers by mail with price and lead time."
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            Send
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-4 pt-1 sm:grid-cols-2">
        <Field label="Quantity" required error={problems.count}>
          <TextInput name="count" mono inputMode="numeric" autoComplete="off" defaultValue={String(count)} />
        </Field>
        <Field label="Target price" optional error={problems.targetPrice}>
          <TextInput name="targetPrice" mono inputMode="decimal" autoComplete="off" placeholder="$ each" />
        </Field>
        <Field label="Your name" required error={problems.name}>
          <TextInput name="name" autoComplete="name" maxLength={100} defaultValue={user?.name} />
        </Field>
        <Field label="Your e-mail" required error={problems.email}>
          <TextInput name="email" type="email" autoComplete="email" maxLength={254} defaultValue={user?.email} />
        </Field>
        <Field label="Company" optional className="sm:col-span-2">
          <TextInput name="company" autoComplete="organization" maxLength={200} />
        </Field>
        <Field label="Remark" optional className="sm:col-span-2">
          <TextArea name="remark" rows={3} maxLength={LONGEST_REMARK} />
        </Field>
        {!loggedIn && (
          <div className="sm:col-span-2">
            <CaptchaField turn={turn} />
          </div>
        )}
        <div role="alert" className="sm:col-span-2">
          {refusal && <Callout tone="bad">{refusal}</Callout>}
        </div>
      </form>
    </Dialog>
  )
}
