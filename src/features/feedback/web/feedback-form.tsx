import type { ReactNode } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { feedbackTypes, MAX_FEEDBACK_LENGTH } from '../feedback.rules.ts'
import type { FeedbackFormState } from './use-feedback-form.ts'

type FeedbackFormProps = {
  form: FeedbackFormState
  /** For a button outside of the form. */
  id?: string
  rows?: number
  children?: ReactNode
}

/** Kind, contact and text. Used in the dialog of the toolbar and on the contact page. */
export function FeedbackForm({
  form: { entered, problems, change, submit },
  id,
  rows = 5,
  children,
}: FeedbackFormProps) {
  return (
    // method=post keeps the message out of the URL if scripts are not loaded yet.
    <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-4 pt-1">
      <Field label="What is it about?" required error={problems.type}>
        <NativeSelect name="type" value={entered.type} onChange={(event) => change({ type: event.target.value })}>
          <option value="">Select a topic</option>
          {feedbackTypes.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Your e-mail" required error={problems.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={entered.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Field label="Your message" required error={problems.content}>
        <TextArea
          name="content"
          rows={rows}
          maxLength={MAX_FEEDBACK_LENGTH}
          value={entered.content}
          onChange={(event) => change({ content: event.target.value })}
        />
      </Field>
      {children}
    </form>
  )
}
