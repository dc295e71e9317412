import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import type { useForm } from '#web/use-form.ts'
import { MarkdownField } from './markdown-field.tsx'

type BodyAndSaveProps = {
  body: string
  form: Pick<ReturnType<typeof useForm>, 'refusal' | 'busy'>
  editable: boolean
}

/** The end of a form for a text: its Markdown, a refusal and the save button. */
export const BodyAndSave = ({ body, form, editable }: BodyAndSaveProps) => (
  <>
    <MarkdownField name="body" label="Text" value={body} />
    {editable && (
      <div className="sticky bottom-0 z-raised grid gap-2 border-t border-line bg-paper py-3">
        <RefusalNote refusal={form.refusal} />
        <div>
          <Button type="submit" variant="primary" loading={form.busy}>
            Save
          </Button>
        </div>
      </div>
    )}
  </>
)
