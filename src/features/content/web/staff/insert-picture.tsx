import { uploadContentPicture } from '#features/resource/staff-picture.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { PictureInput } from '#web/ui/forms/picture-input.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered } from '#web/use-form.ts'
import { pictureMarkdown } from '../../content.rules.ts'

/** Uploads a picture and returns its Markdown. An alternative text is required. */
export function InsertPicture({ onInsert }: { onInsert: (markdown: string) => void }) {
  async function send(entered: Entered) {
    const file = entered.file('file')
    if (!file) return
    const picture = await callApi(uploadContentPicture, { file })
    onInsert(pictureMarkdown(picture, { alt: entered.text('alt'), caption: entered.text('caption') }))
  }
  return (
    <p>
      <ActionButton
        label="Insert picture"
        size="sm"
        title="Insert picture"
        confirm="Insert"
        done="Picture inserted. Save the text to keep it."
        check={(entered) => ({
          ...(!entered.file('file') && { file: 'Please choose a picture' }),
          ...(entered.text('alt') === '' && { alt: 'Please describe the picture' }),
        })}
        send={send}
        fields={(problems) => (
          <>
            <Field label="Picture" hint="PNG, JPEG or WebP, up to 5 MB" error={problems.file}>
              <PictureInput name="file" />
            </Field>
            <Field label="What the picture shows" hint="Alternative text for screen readers" error={problems.alt}>
              <TextInput name="alt" maxLength={200} />
            </Field>
            <Field label="Caption" hint="Shown below the picture" optional>
              <TextInput name="caption" maxLength={200} />
            </Field>
          </>
        )}
      />
    </p>
  )
}
