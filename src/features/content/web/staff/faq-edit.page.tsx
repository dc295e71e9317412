import type { z } from 'zod'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { StaffPage, StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { removeQuestion, type StaffQuestion, saveQuestion, staffFaq } from '../../staff-content.contract.ts'
import { ContentTabs } from './content-tabs.tsx'

export const meta = () => [{ title: 'Questions | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffFaq, {})

const check = required({
  sectionTitle: 'Please enter a section',
  question: 'Please enter a question',
  answer: 'Please enter an answer',
})

const save = (question: StaffQuestion | undefined) => (entered: Entered) =>
  callApi(saveQuestion, {
    ...(question && { questionId: question.questionId }),
    version: question?.version ?? 0,
    sectionTitle: entered.text('sectionTitle'),
    question: entered.text('question'),
    answer: entered.text('answer'),
  })

/** Questions and answers, by section. */
export default function StaffFaqPage({ loaderData: { sections } }: { loaderData: z.output<typeof staffFaq.output> }) {
  const editable = useCan()('content.write')
  return (
    <StaffPage
      title="Content: Questions"
      lead="Questions buyers ask. A section appears with its first question and is removed with its last."
      actions={
        editable && (
          <ActionButton
            label="New question"
            variant="primary"
            title="New question"
            confirm="Save"
            done="Question added"
            check={check}
            send={save(undefined)}
            fields={(problems) => <QuestionFields sectionTitle={sections[0]?.title ?? ''} problems={problems} />}
          />
        )
      }
    >
      <ContentTabs />
      {sections.length === 0 && <p className="text-ink-3">No questions yet.</p>}
      {sections.map(({ sectionId, title, questions }) => (
        <StaffSection key={sectionId} title={title}>
          <ul>
            {questions.map((question) => (
              <li
                key={question.questionId}
                className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
              >
                <span className="max-w-[80ch] min-w-0">
                  {question.question}
                  <span className="line-clamp-1 text-sm text-ink-3">{question.answer}</span>
                </span>
                {editable && <Edit question={question} sectionTitle={title} />}
              </li>
            ))}
          </ul>
        </StaffSection>
      ))}
    </StaffPage>
  )
}

function Edit({ question, sectionTitle }: { question: StaffQuestion; sectionTitle: string }) {
  return (
    <span className="flex gap-1.5">
      <ActionButton
        label="Change"
        size="sm"
        title="Change question"
        confirm="Save"
        done="Saved"
        check={check}
        send={save(question)}
        fields={(problems) => <QuestionFields question={question} sectionTitle={sectionTitle} problems={problems} />}
      />
      <ActionButton
        label="Delete"
        size="sm"
        title={`Delete “${question.question}”?`}
        done="Question deleted"
        send={() => callApi(removeQuestion, { questionId: question.questionId, version: question.version })}
      />
    </span>
  )
}

type FieldsProps = { question?: StaffQuestion; sectionTitle: string; problems: Problems }

function QuestionFields({ question, sectionTitle, problems }: FieldsProps) {
  return (
    <>
      <Field label="Section" error={problems.sectionTitle}>
        <TextInput name="sectionTitle" defaultValue={sectionTitle} maxLength={100} />
      </Field>
      <Field label="Question" error={problems.question}>
        <TextInput name="question" defaultValue={question?.question ?? ''} maxLength={300} />
      </Field>
      <Field label="Answer" hint="Markdown" error={problems.answer}>
        <TextArea name="answer" rows={8} defaultValue={question?.answer ?? ''} maxLength={20_000} />
      </Field>
    </>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
