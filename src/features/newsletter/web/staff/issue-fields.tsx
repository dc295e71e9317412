import { formatCount } from '#shared/text/format-count.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { type Issue, SEGMENTS, type Segment } from '../../staff-newsletter.contract.ts'

export type SegmentCounts = ReadonlyArray<{ segment: Segment; count: number }>

export const segmentNames: Readonly<Record<Segment, string>> = {
  all: 'All readers',
  customers: 'Readers who have bought',
  never_ordered: 'Readers who have not bought yet',
  new: 'Readers of the last 30 days',
}

export const readIssue = (entered: Entered) => ({
  subject: entered.text('subject'),
  body: entered.text('body'),
  linkLabel: entered.text('linkLabel'),
  linkUrl: entered.text('linkUrl'),
  segment: SEGMENTS.find((segment) => segment === entered.text('segment')) ?? 'all',
})

type IssueFieldsProps = { issue?: Issue; segments: SegmentCounts; problems: Problems }

export function IssueFields({ issue, segments, problems }: IssueFieldsProps) {
  return (
    <>
      <Field label="Readers">
        <NativeSelect name="segment" defaultValue={issue?.segment ?? 'all'}>
          {segments.map(({ segment, count }) => (
            <option key={segment} value={segment}>
              {segmentNames[segment]} ({formatCount(count)})
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Subject" error={problems.subject}>
        <TextInput name="subject" defaultValue={issue?.subject ?? ''} maxLength={150} />
      </Field>
      <Field label="Text" hint="Plain text; an empty line begins a paragraph." error={problems.body}>
        <TextArea name="body" rows={8} defaultValue={issue?.body ?? ''} maxLength={20_000} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Button" optional>
          <TextInput name="linkLabel" defaultValue={issue?.linkLabel ?? ''} maxLength={60} />
        </Field>
        <Field label="Link of the button" optional>
          <TextInput name="linkUrl" defaultValue={issue?.linkUrl ?? ''} maxLength={500} placeholder="https://" />
        </Field>
      </div>
    </>
  )
}
