import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { generateKey } from '#web/generate-key.ts'
import type { ButtonProps } from '#web/ui/button.tsx'
import { DialogButton, FormDialog } from '#web/ui/overlays/form-dialog.tsx'
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
export const ActionButton = (props: ActionButtonProps) => (
  <DialogButton label={props.label} variant={props.variant} size={props.size}>
    {(onClose) => <ActionDialog {...props} onClose={onClose} />}
  </DialogButton>
)

function ActionDialog(props: ActionButtonProps & { onClose: () => void }) {
  const { label, variant, title, description, confirm = label, done, fields, check = () => ({}), send, onClose } = props
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
    <FormDialog
      onClose={onClose}
      title={title}
      description={description}
      cancel="Back"
      confirm={confirm}
      danger={variant === 'danger'}
      form={form}
      className="grid gap-4"
    >
      <StaffRefusal refusal={form.refusal} onReload={showChange} />
      {fields?.(form.problems)}
      {needsProof && <ProofFields />}
    </FormDialog>
  )
}

/** For `check`: required fields with their messages. */
export const required =
  (fields: Record<string, string>) =>
  (entered: Entered): Problems =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => entered.text(name) === ''))
