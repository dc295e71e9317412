import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { removeText, type StartText, saveText, startTexts } from '../../work.contract.ts'
import { ActionButton, required } from '../action-button.tsx'
import { StaffPage } from '../staff-page.tsx'
import { useCan } from '../use-staff.ts'

export const meta = () => [{ title: 'Texts | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(startTexts, {})

const KINDS = { return: 'Return', message: 'Message' } as const

export default function TextsPage({ loaderData: { list } }: { loaderData: { list: StartText[] } }) {
  const can = useCan()
  const mayWrite = can('texts.write')
  return (
    <StaffPage
      title="Answer texts"
      lead="Text templates for answers to returns and messages."
      actions={mayWrite && <Edit />}
    >
      <ul className="grid max-w-240 gap-3">
        {list.map((text) => (
          <li key={text.textId} className="rounded-lg border border-line px-4 py-3">
            <div className="flex flex-wrap items-center gap-2 pb-1">
              <h2 className="text-base wrap-anywhere">{text.title}</h2>
              <Badge>{KINDS[text.kind]}</Badge>
              {mayWrite && (
                <span className="ml-auto flex gap-2">
                  <Edit text={text} />
                  <ActionButton
                    label="Remove"
                    size="sm"
                    variant="danger"
                    title={`Remove ${text.title}?`}
                    done="Text removed"
                    send={() => callApi(removeText, { textId: text.textId })}
                  />
                </span>
              )}
            </div>
            <p className="wrap-anywhere whitespace-pre-line text-ink-2">{text.body}</p>
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}

function Edit({ text }: { text?: StartText }) {
  return (
    <ActionButton
      label={text ? 'Edit' : 'Add'}
      size={text ? 'sm' : 'md'}
      variant={text ? 'secondary' : 'primary'}
      title={text ? `Edit ${text.title}` : 'Add a text'}
      confirm="Save"
      done="Text saved"
      check={required({ title: 'Please enter a title', body: 'Please write the text' })}
      send={(entered) =>
        callApi(saveText, {
          kind: entered.text('kind') === 'return' ? 'return' : 'message',
          title: entered.text('title'),
          body: entered.text('body'),
          bodyBefore: text?.body ?? null,
        })
      }
      fields={(problems) => (
        <>
          {text ? (
            <>
              <input type="hidden" name="kind" value={text.kind} />
              <input type="hidden" name="title" value={text.title} />
            </>
          ) : (
            <>
              <Field label="For">
                <NativeSelect name="kind">
                  <option value="message">Messages</option>
                  <option value="return">Returns</option>
                </NativeSelect>
              </Field>
              <Field label="Title" error={problems.title} required>
                <TextInput name="title" maxLength={60} />
              </Field>
            </>
          )}
          <Field label="Text" error={problems.body} required>
            <TextArea name="body" maxLength={2000} defaultValue={text?.body ?? ''} />
          </Field>
        </>
      )}
    />
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '../staff-error.tsx'
