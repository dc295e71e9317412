import { type ReactNode, useState } from 'react'
import { CaptchaField } from '#features/captcha/web/captcha-field.tsx'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { startSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { type Entered, useForm } from '#web/use-form.ts'
import { login } from '../account.contract.ts'
import { findLoginProblems } from '../form.rules.ts'
import { PasswordField } from './password-field.tsx'
import { ResendActivation } from './resend-activation.tsx'

/** The page navigates on after the login. The code field is shown for accounts with a second factor. */
export function LoginForm({ codeField, knownEmail = '' }: { codeField?: ReactNode; knownEmail?: string }) {
  const [withCode, setWithCode] = useState(false)
  const [withCaptcha, setWithCaptcha] = useState(false)
  const [email, setEmail] = useState(knownEmail)
  const read = (entered: Entered) => ({
    email: entered.text('email'),
    password: entered.exact('password'),
    ...(withCode && { code: entered.text('code') }),
    ...(withCaptcha && { captchaId: entered.text('captchaId'), captchaAnswer: entered.text('captchaAnswer') }),
  })
  const form = useForm({
    check: (entered) => findLoginProblems(read(entered)),
    send: async (entered) => {
      const { token, userInfo } = await callApi(login, read(entered))
      startSession(token, userInfo)
    },
  })
  const { refusal, problems } = form
  // Stays visible once it was required.
  if (refusal?.reason === 'captcha_needed' && !withCaptcha) setWithCaptcha(true)

  if (refusal?.reason === 'second_factor_needed' && !withCode) setWithCode(true)

  return (
    // method=post keeps the password out of the URL if scripts are not loaded yet.
    <form method="post" noValidate onSubmit={form.submit} className="mt-6 grid gap-4">
      <noscript>
        <Callout tone="warn">Login requires JavaScript. Public pages work without it.</Callout>
      </noscript>
      <RefusalNote refusal={refusal}>
        {refusal?.reason === 'not_activated' && <ResendActivation email={email} />}
      </RefusalNote>
      <Field label="E-mail address" error={problems.email} required>
        <TextInput
          name="email"
          type="email"
          size="lg"
          maxLength={254}
          autoComplete="username"
          defaultValue={knownEmail}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <div className="grid gap-1">
        <PasswordField
          name="password"
          label="Password"
          size="lg"
          error={problems.password}
          autoComplete="current-password"
        />
        <TextLink to="/login?type=retrieve" className="justify-self-end py-0.5 text-sm">
          Forgot your password?
        </TextLink>
      </div>
      {withCode && codeField}
      {withCaptcha && <CaptchaField turn={form.refusals} error={problems.captchaAnswer} />}
      <Button type="submit" variant="primary" size="lg" wide loading={form.busy}>
        Log in
      </Button>
    </form>
  )
}
