import { KeyRound } from 'lucide-react'
import { passkeyLogin, passkeyLoginOptions } from '#features/account/second-factor.contract.ts'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { startSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useForm } from '#web/use-form.ts'
import { askPasskey } from './ask-passkey.ts'

/** For the login form, once the password was right. */
export function CodeField() {
  return (
    <Field label="Code of your authenticator app" hint="Or one of your recovery codes" required>
      <TextInput name="code" mono size="lg" inputMode="numeric" autoComplete="one-time-code" maxLength={40} autoFocus />
    </Field>
  )
}

export function PasskeyLogin() {
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const { options } = await callApi(passkeyLoginOptions, {})
      const { token, userInfo } = await callApi(passkeyLogin, { response: await askPasskey(options) })
      startSession(token, userInfo)
    },
  })
  return (
    <form onSubmit={form.submit} className="mt-4 grid gap-4 border-t border-line pt-4">
      <RefusalNote refusal={form.refusal} />
      <Button type="submit" size="lg" wide loading={form.busy}>
        <KeyRound aria-hidden="true" /> Sign in with a passkey
      </Button>
    </form>
  )
}
