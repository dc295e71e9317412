import { type ReactNode, useId, useState } from 'react'
import type { useForm } from '../../use-form.ts'
import { Button, type ButtonProps } from '../button.tsx'
import { Dialog, type DialogSize } from './dialog.tsx'

type FormDialogProps = {
  open?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  size?: DialogSize
  /** On the button that closes it without a change. */
  cancel?: string
  /** On the button that does it. */
  confirm: string
  danger?: boolean
  form: Pick<ReturnType<typeof useForm>, 'busy' | 'submit'>
  /** Of the form. */
  className?: string
  children: ReactNode
}

/** A dialog with one form, a button that sends it and one that closes it. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, onClose, cancel = 'Cancel', confirm, danger, form, className, children, ...frame } = props
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      {...frame}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} loading={form.busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className={className}>
        {children}
      </form>
    </Dialog>
  )
}

type DialogButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string
  children: (onClose: () => void) => ReactNode
}

/** A button that opens a dialog. The dialog is created anew each time. */
export function DialogButton({ label, variant, size, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  )
}
