import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { fillMail } from '#features/shop/mail-texts.rules.ts'
import { resetMailText, type StaffMailText, saveMailText } from '#features/shop/staff-mails.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { GuardedForm, useGuardedForm } from '#features/staff/web/work/leave-guard.tsx'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'

type MailTextFormProps = { mail: StaffMailText; version: number; editable: boolean }

/** The texts of one mail with a preview. */
export function MailTextForm({ mail, version, editable }: MailTextFormProps) {
  const { kind, name, changed, placeholders } = mail
  const [words, setWords] = useState({ subject: mail.subject, title: mail.title, body: mail.body })
  const { revalidate } = useRevalidator()
  const form = useGuardedForm({
    check: () => ({}),
    send: async () => {
      await callApi(saveMailText, { version, kind, ...words })
      await revalidate()
      notify({ kind: 'success', message: 'Saved. The next e-mail uses this text.' })
    },
  })
  const enter = (field: keyof typeof words) => (event: { target: { value: string } }) =>
    setWords({ ...words, [field]: event.target.value })
  return (
    <TwoColumns
      main={
        <StaffSection title={name}>
          <GuardedForm guard={form.guard} onSubmit={form.submit}>
            <fieldset disabled={!editable} className="grid min-w-0 gap-4">
              <legend className="sr-only">Text of the e-mail</legend>
              <Field label="Subject">
                <TextInput value={words.subject} maxLength={150} onChange={enter('subject')} />
              </Field>
              <Field label="Heading">
                <TextInput value={words.title} maxLength={150} onChange={enter('title')} />
              </Field>
              <Field
                label="Text"
                hint={
                  <>
                    Filled in by the store:{' '}
                    <span className="font-mono">{placeholders.map((one) => `{${one.name}}`).join(' ')}</span>
                  </>
                }
              >
                <TextArea value={words.body} rows={6} maxLength={3000} onChange={enter('body')} />
              </Field>
              <RefusalNote refusal={form.refusal} />
            </fieldset>
            {editable && (
              <p className="flex gap-2 pt-4">
                <Button type="submit" variant="primary" loading={form.busy}>
                  Save
                </Button>
                {changed && (
                  <ActionButton
                    label="Reset"
                    title={`Reset “${name}”?`}
                    description="The default text is used again."
                    done="Text reset"
                    send={() => callApi(resetMailText, { version, kind })}
                  />
                )}
              </p>
            )}
          </GuardedForm>
        </StaffSection>
      }
      aside={<Preview words={words} placeholders={placeholders} />}
    />
  )
}

type PreviewProps = { words: Parameters<typeof fillMail>[0]; placeholders: StaffMailText['placeholders'] }

/** With examples for everything in braces. Plain text: what is entered is never markup. */
function Preview({ words, placeholders }: PreviewProps) {
  const values = Object.fromEntries(placeholders.map(({ name, example }) => [name, example]))
  const { subject, title, body } = fillMail(words, values)
  return (
    <StaffSection title="Preview">
      <div aria-live="polite" className="rounded-lg border border-line wrap-anywhere">
        <p className="border-b border-line px-4 py-2 text-sm">
          <span className="text-ink-3">Subject: </span>
          {subject}
        </p>
        <div className="grid gap-3 p-4">
          <p className="text-lg font-semibold">{title}</p>
          <p className="whitespace-pre-line">{body}</p>
          <p className="text-sm text-ink-3">Amounts, parts, links and small print follow where the e-mail has them.</p>
        </div>
      </div>
    </StaffSection>
  )
}
