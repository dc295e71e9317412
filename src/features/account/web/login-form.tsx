import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { startSession } from '../../../web/session.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Callout } from '../../../web/ui/callout.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { login } from '../account.contract.ts'
import { takeLastPlace } from './login-return.ts'

const REQUIRED = 'Please enter'

type Problems = { email?: string; password?: string; form?: string }

export function LoginForm({ isBack }: { isBack: boolean }) {
  const navigate = useNavigate()
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const email = String(entered.get('email') ?? '').trim()
    const password = String(entered.get('password') ?? '')
    const missing = { ...(email ? {} : { email: REQUIRED }), ...(password ? {} : { password: REQUIRED }) }
    setProblems(missing)
    const firstMissing = Object.keys(missing)[0]
    if (firstMissing) return form.querySelector<HTMLElement>(`[name=${firstMissing}]`)?.focus()

    setBusy(true)
    try {
      const { token, userInfo } = await callApi(login, { email, password })
      startSession(token, userInfo)
      // Back from here must not lead to the login again.
      await navigate(isBack ? takeLastPlace() : '/', { replace: true })
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblems({ form: error.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    // Posting keeps the password out of the address should the script not be there yet.
    <form method="post" noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
      <noscript>
        <Callout tone="warn">Logging in needs JavaScript. Everything public works without it.</Callout>
      </noscript>
      <div role="alert" className="empty:hidden">
        {problems.form && <Callout tone="bad">{problems.form}</Callout>}
      </div>
      <Field label="E-mail address" error={problems.email} required>
        <TextInput name="email" type="email" size="lg" autoComplete="username" />
      </Field>
      <Field label="Password" error={problems.password} required>
        <TextInput name="password" type="password" size="lg" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        Log in
      </Button>
    </form>
  )
}
