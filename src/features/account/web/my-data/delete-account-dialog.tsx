import { useId } from 'react'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useForm } from '#web/use-form.ts'
import { ENTER } from '../../form.rules.ts'
import { deleteAccount } from '../../personal-data.contract.ts'
import { useLeave } from '../log-out.ts'
import { PasswordField } from '../password-field.tsx'

/** Cannot be undone, so it asks for the password. */
export function DeleteAccountDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const id = useId()
  const leave = useLeave()
  const { problems, refusal, busy, submit } = useForm({
    check: (entered): Record<string, string> => (entered.exact('password') === '' ? { password: ENTER } : {}),
    send: async (entered) => {
      await callApi(deleteAccount, { password: entered.exact('password') })
      await leave('successfully')
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Delete your account?"
      description="Addresses, favorites, BOMs and files are deleted immediately and permanently. Orders are kept without your name and address. Only issued invoices are kept unchanged, as required by tax law."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
          <Button type="submit" form={id} variant="danger" loading={busy}>
            Delete permanently
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <RefusalNote refusal={refusal} />
        <PasswordField
          name="password"
          label="Your password"
          error={problems.password}
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  )
}
