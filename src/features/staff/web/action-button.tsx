import { type ReactNode, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { generateKey } from '#web/generate-key.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Entered, type Problems, useForm } from '#web/use-form.ts'
import { ProofFields, proveIdentity } from './security/prove-identity.tsx'
import { StaffRefusal } from './staff-refusal.tsx'

type ActionButtonProps = {
  label: string
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  /** The question, and what happens when it is answered with yes. */
  title: ReactNode
  description?: ReactNode
  /** On the button that does it; its name unless given. */
  confirm?: string
  /** What is shown once it is done. */
  done: string
  /** Fields by name; `problems` are those of `check`. */
  fields?: (problems: Problems) => ReactNode
  check?: (entered: Entered) => Problems
  /** `key` is the same for every try of one opened dialog. Answers 'stay' when there is another step. */
  send: (entered: Entered, key: string) => Promise<unknown>
}

/** A button with a confirmation dialog, which shows a refusal and reloads the page's data when it is done. */
export function ActionButton({ label, variant, size, ...dialog }: ActionButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <ActionDialog label={label} variant={variant} {...dialog} onClose={() => setOpen(false)} />}
    </>
  )
}

type ActionDialogProps = Omit<ActionButtonProps, 'size'> & { onClose: () => void }

function ActionDialog(props: ActionDialogProps) {
  const { label, variant, title, description, confirm = label, done, fields, check = () => ({}), send, onClose } = props
  const formId = useId()
  const [needsProof, setNeedsProof] = useState(false)
  const [key] = useState(generateKey)
  const { revalidate } = useRevalidator()
  const form = useForm({
    check,
    send: async (entered) => {
      if (needsProof) await proveIdentity(entered)
      if ((await send(entered, key)) === 'stay') return
      // Closed once the page has its new state: until then other buttons would send the old version.
      await revalidate()
      onClose()
      notify({ kind: 'success', message: done })
    },
  })
  // Stays visible, so that the input is sent again with it.
  if (form.refusal?.reason === 'step_up_needed' && !needsProof) setNeedsProof(true)
  const showChange = () => {
    onClose()
    void revalidate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" form={formId} variant={variant === 'danger' ? 'danger' : 'primary'} loading={form.busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        <StaffRefusal refusal={form.refusal} onReload={showChange} />
        {fields?.(form.problems)}
        {needsProof && <ProofFields />}
      </form>
    </Dialog>
  )
}

/** For `check`: required fields with their messages. */
export const required =
  (fields: Record<string, string>) =>
  (entered: Entered): Problems =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => entered.text(name) === ''))
