import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { type Entered, useForm } from '#web/use-form.ts'
import { findMemberProblems } from '../../form.rules.ts'
import { registerMember } from '../../team.contract.ts'
import { NewPasswordField } from '../password-field.tsx'
import { TermsField } from '../terms-field.tsx'

const read = (entered: Entered) => ({
  name: entered.text('name'),
  password: entered.exact('password'),
  terms: entered.ticked('terms'),
})

type RegisterMemberFormProps = { email: string; linkToken: string; onRegistered: () => void }

/** For an address without an account. The mailed link has proved it, so no other mail is sent. */
export function RegisterMemberForm({ email, linkToken, onRegistered }: RegisterMemberFormProps) {
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findMemberProblems({ ...read(entered), email }),
    send: async (entered) => {
      const { name, password } = read(entered)
      await callApi(registerMember, { linkToken, name, password, terms: true })
      onRegistered()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <RefusalNote refusal={refusal} />
      <input type="hidden" name="username" value={email} autoComplete="username" />
      <Field label="Your name" error={problems.name} required>
        <TextInput name="name" size="lg" maxLength={100} autoComplete="name" />
      </Field>
      <NewPasswordField name="password" label="Password" size="lg" owner={{ email }} error={problems.password} />
      <TermsField error={problems.terms} />
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        Create my account and join
      </Button>
    </form>
  )
}
