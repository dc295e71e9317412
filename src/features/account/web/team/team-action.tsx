import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import type { ButtonProps } from '#web/ui/button.tsx'
import { DialogButton, FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Entered, type Problems, useForm } from '#web/use-form.ts'

type TeamActionProps = {
  label: string
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  title: string
  description: string
  /** On the button that does it; its label unless given. */
  confirm?: string
  /** What is shown once it is done. */
  done: string
  fields?: (problems: Problems) => ReactNode
  check?: (entered: Entered) => Problems
  send: (entered: Entered) => Promise<unknown>
}

/** A button with a dialog that asks before it changes the team. */
export const TeamAction = (props: TeamActionProps) => (
  <DialogButton label={props.label} variant={props.variant} size={props.size}>
    {(onClose) => <ActionDialog {...props} onClose={onClose} />}
  </DialogButton>
)

function ActionDialog(props: TeamActionProps & { onClose: () => void }) {
  const { label, variant, title, description, confirm = label, done, fields, check = () => ({}), send, onClose } = props
  const { revalidate } = useRevalidator()
  const form = useForm({
    check,
    send: async (entered) => {
      await send(entered)
      await revalidate()
      onClose()
      notify({ kind: 'success', message: done })
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={description}
      confirm={confirm}
      danger={variant === 'danger'}
      form={form}
      className="grid gap-4"
    >
      <RefusalNote refusal={form.refusal} />
      {fields?.(form.problems)}
    </FormDialog>
  )
}
