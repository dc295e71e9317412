import { type SubmitEvent, useId, useState } from 'react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { type PastedOutcome, pasteIntoCart } from '../cart.contract.ts'
import { MAX_PASTED_LINES } from '../cart.limits.ts'
import { findListProblem } from '../paste.rules.ts'
import { loadCart } from './cart-lines.ts'
import { PasteOutcomes } from './paste-outcomes.tsx'

type PasteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** A list from a mail or a spreadsheet, straight into the cart. */
export function PasteDialog({ open, onOpenChange }: PasteDialogProps) {
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const [outcomes, setOutcomes] = useState<PastedOutcome[]>()
  const { busy, run } = useMutation(add, { onRefusal: showError })

  async function add(text: string) {
    setOutcomes((await callApi(pasteIntoCart, { text })).list)
    await loadCart()
  }

  function close(opened: boolean) {
    onOpenChange(opened)
    if (opened) return
    setOutcomes(undefined)
    setProblem(undefined)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '')
    const found = findListProblem(text)
    setProblem(found)
    if (!found) return run(text)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="lg"
      title="Paste a list"
      description={`One part per line: part number, quantity. Up to ${MAX_PASTED_LINES} lines.`}
      footer={
        outcomes ? (
          <>
            <Button key="again" onClick={() => setOutcomes(undefined)}>
              Paste another list
            </Button>
            <Button variant="primary" onClick={() => close(false)}>
              Done
            </Button>
          </>
        ) : (
          <Button key="add" type="submit" form={formId} variant="primary" loading={busy}>
            Add to cart
          </Button>
        )
      }
    >
      {outcomes ? (
        <PasteOutcomes outcomes={outcomes} />
      ) : (
        <form id={formId} noValidate onSubmit={submit}>
          <Field label="Your list" error={problem}>
            <TextArea
              name="text"
              mono
              rows={10}
              spellCheck={false}
              autoComplete="off"
              placeholder={'LM358DR, 100\nRC0603FR-0710KL, 5000'}
            />
          </Field>
        </form>
      )}
    </Dialog>
  )
}
