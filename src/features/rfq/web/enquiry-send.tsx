import { CaptchaField } from '#features/captcha/web/captcha-field.tsx'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { useLoggedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { useForm } from '#web/use-form.ts'
import { askedOf, findContactProblems, isBlank, MAX_REMARK_LENGTH } from '../enquiry-form.rules.ts'
import { createEnquiry } from '../rfq.contract.ts'
import { AttachmentList } from './attachment-list.tsx'
import { ContactFields } from './contact-fields.tsx'
import { changeDraft, deleteDraft, useEnquiryDraft } from './enquiry-draft.ts'
import { removeManyFromRfqList } from './rfq-list.ts'

/** Contact, message and the send button. */
export function EnquirySend({ onSent }: { onSent: (enquiryNo: string) => void }) {
  const draft = useEnquiryDraft()
  const loggedIn = useLoggedIn()
  const lines = draft.lines.filter((line) => !isBlank(line))
  const { problems, refusal, refusals, busy, submit } = useForm({
    check: () => findContactProblems(draft.contact),
    send: async (entered) => {
      const { countryId, ...contact } = draft.contact
      const { enquiryNo } = await callApi(createEnquiry, {
        draftId: draft.draftId,
        contact: { ...contact, ...(countryId && { countryId: Number(countryId) }) },
        lines: lines.map(askedOf),
        remark: draft.remark,
        attachments: draft.attachments.map((file) => file.resourceId),
        captchaId: entered.text('captchaId'),
        captchaAnswer: entered.text('captchaAnswer'),
      })
      removeManyFromRfqList(draft.taken)
      deleteDraft()
      onSent(enquiryNo)
    },
  })

  if (lines.length === 0)
    return (
      <div className="pt-6">
        <EmptyState
          title="No parts yet"
          actions={
            <ButtonLink variant="primary" to="/enquiry">
              Enter parts
            </ButtonLink>
          }
        >
          Enter the parts you need, then your contact details.
        </EmptyState>
      </div>
    )

  return (
    <form noValidate onSubmit={submit} className="grid max-w-180 gap-5 pt-5">
      <PartsSummary models={lines.map((line) => line.goodsModel)} />
      <ContactFields problems={problems} />
      <Field label="Anything else?" optional hint="Date codes, packaging, acceptable alternatives, schedule.">
        <TextArea
          name="remark"
          rows={4}
          maxLength={MAX_REMARK_LENGTH}
          value={draft.remark}
          onChange={(event) => changeDraft({ remark: event.target.value })}
        />
      </Field>
      <AttachmentList />
      {!loggedIn && <CaptchaField turn={refusals} />}
      <RefusalNote refusal={refusal} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          Send the RFQ
        </Button>
        <ButtonLink to="/enquiry" variant="quiet">
          Back
        </ButtonLink>
      </p>
    </form>
  )
}

function PartsSummary({ models }: { models: string[] }) {
  return (
    <p>
      {models.length === 1 ? '1 part' : `${models.length} parts`}:{' '}
      <span className="font-mono text-sm">
        {models.slice(0, 5).join(', ')}
        {models.length > 5 && ' …'}
      </span>{' '}
      <TextLink to="/enquiry" inline>
        Change the parts
      </TextLink>
    </p>
  )
}
