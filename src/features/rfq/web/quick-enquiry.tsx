import { useId, useState } from 'react'
import { CaptchaField } from '#features/captcha/web/captcha-field.tsx'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { generateKey } from '#web/generate-key.ts'
import { useLoggedIn, useSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Entered, useForm } from '#web/use-form.ts'
import { askedOf, emptyLine, findContactProblems, findLineProblems, MAX_REMARK_LENGTH } from '../enquiry-form.rules.ts'
import { quickEnquiry } from '../rfq.contract.ts'

type QuickEnquiryProps = {
  goods: Pick<GoodsName, 'goodsId' | 'goodsModel'>
  count: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

const readContact = ({ text }: Entered) => ({ name: text('name'), email: text('email'), company: text('company') })

/** Asks for a quote for one part. */
export function QuickEnquiry({ goods, count, open, onOpenChange }: QuickEnquiryProps) {
  const user = useSession((session) => session.userInfo)
  const loggedIn = useLoggedIn()
  const formId = useId()
  const [draftId] = useState(() => generateKey())
  const readLine = ({ text }: Entered) => ({
    ...emptyLine(''),
    goodsModel: goods.goodsModel,
    count: text('count'),
    targetPrice: text('targetPrice'),
  })
  const { problems, refusal, refusals, busy, submit } = useForm({
    check: (entered) => ({
      ...findLineProblems(readLine(entered), ''),
      ...findContactProblems({ ...readContact(entered), countryId: '', phone: '' }),
    }),
    send: async (entered) => {
      const line = askedOf(readLine(entered))
      const { enquiryNo } = await callApi(quickEnquiry, {
        draftId,
        goodsId: goods.goodsId,
        count: line.count,
        targetPrice: line.targetPrice,
        contact: readContact(entered),
        remark: entered.text('remark'),
        captchaId: entered.text('captchaId'),
        captchaAnswer: entered.text('captchaAnswer'),
      })
      onOpenChange(false)
      notify({ kind: 'success', message: `We have received your RFQ ${enquiryNo} and will answer by e-mail.` })
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Ask about ${goods.goodsModel}`}
      description="Our team replies by e-mail with price and lead time."
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
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 pt-1 sm:grid-cols-2">
        <Field label="Quantity" required error={problems.count}>
          <TextInput name="count" mono inputMode="numeric" autoComplete="off" defaultValue={String(count)} />
        </Field>
        <Field label="Target price" optional error={problems.targetPrice}>
          <TextInput name="targetPrice" mono inputMode="decimal" autoComplete="off" placeholder="per piece" />
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
          <TextArea name="remark" rows={3} maxLength={MAX_REMARK_LENGTH} />
        </Field>
        {!loggedIn && (
          <div className="sm:col-span-2">
            <CaptchaField turn={refusals} />
          </div>
        )}
        <RefusalNote refusal={refusal} className="sm:col-span-2" />
      </form>
    </Dialog>
  )
}
