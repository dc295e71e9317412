import { type ReactNode, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
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
export function TeamAction({ label, variant, size, ...dialog }: TeamActionProps) {
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

function ActionDialog(props: Omit<TeamActionProps, 'size'> & { onClose: () => void }) {
  const { label, variant, title, description, confirm = label, done, fields, check = () => ({}), send, onClose } = props
  const formId = useId()
  const { revalidate } = useRevalidator()
  const { problems, refusal, busy, submit } = useForm({
    check,
    send: async (entered) => {
      await send(entered)
      await revalidate()
      onClose()
      notify({ kind: 'success', message: done })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant={variant === 'danger' ? 'danger' : 'primary'} loading={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <RefusalNote refusal={refusal} />
        {fields?.(problems)}
      </form>
    </Dialog>
  )
}
