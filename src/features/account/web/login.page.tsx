import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { registerInfo } from '#features/account/registration.contract.ts'
import { AccountBenefits } from '#features/account/web/account-benefits.tsx'
import { Activation } from '#features/account/web/activation.tsx'
import { CheckYourMail } from '#features/account/web/check-your-mail.tsx'
import { EmailConfirmation } from '#features/account/web/email-confirmation.tsx'
import { KeptNote } from '#features/account/web/kept-note.tsx'
import { LoginForm } from '#features/account/web/login-form.tsx'
import { emailOfState } from '#features/account/web/login-return.ts'
import { RegisterForm } from '#features/account/web/register-form.tsx'
import { ResendActivation } from '#features/account/web/resend-activation.tsx'
import { ResetForm } from '#features/account/web/reset-form.tsx'
import { RetrieveForm } from '#features/account/web/retrieve-form.tsx'
import { useLeaveLogin } from '#features/account/web/use-leave-login.ts'
import { readCountries } from '#features/address/web/places.ts'
import { callApi } from '#web/call.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { useReading } from '#web/use-reading.ts'

type Way = 'login' | 'logon' | 'activation' | 'retrieve' | 'reset' | 'email'
const ways: Record<Way, (way: { isBack: boolean }) => ReactNode> = {
  login: LogIn,
  logon: Register,
  activation: Activation,
  retrieve: Retrieve,
  reset: ResetForm,
  email: EmailConfirmation,
}
const wayOf = (type: string | null): Way => (type !== null && Object.hasOwn(ways, type) ? (type as Way) : 'login') // just looked up

const titles: Record<Way, string> = {
  login: 'Log in',
  logon: 'Register',
  activation: 'Activate your account',
  retrieve: 'Forgot your password?',
  reset: 'Set a new password',
  email: 'Confirm your new address',
}

export const meta = ({ location, matches }: TitleArgs & { location: { search: string } }) => [
  titled({ matches }, `${titles[wayOf(new URLSearchParams(location.search).get('type'))]}`),
  { name: 'robots', content: 'noindex' },
]

/** `type=logon` registers, the mails lead to the others, anything else logs in. `isBack=true` returns to the page before. */
export default function LoginPage() {
  const query = new URLSearchParams(useLocation().search)
  const way = wayOf(query.get('type'))
  const Form = ways[way]
  return (
    <main id="main" className="page-width min-h-dvh py-8 md:py-14">
      <div className="mx-auto grid max-w-110 gap-12 lg:max-w-240 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-14">
        <div>
          <PageHeading>{titles[way]}</PageHeading>
          <Form key={way} isBack={query.get('isBack') === 'true'} />
        </div>
        <AccountBenefits />
      </div>
    </main>
  )
}

const addressOf = (way: Way, isBack: boolean) => `/login?type=${way}${isBack ? '&isBack=true' : ''}`

function Other({ children }: { children: ReactNode }) {
  return <p className="mt-6 border-t border-line pt-4 text-ink-2">{children}</p>
}

function LogIn({ isBack }: { isBack: boolean }) {
  useLeaveLogin(isBack)
  const { state } = useLocation()
  return (
    <>
      <KeptNote isBack={isBack} todo="Please log in to order." />
      <LoginForm knownEmail={emailOfState(state)} />
      <Other>
        No account yet?{' '}
        <TextLink to={addressOf('logon', isBack)} inline>
          Register
        </TextLink>
      </Other>
    </>
  )
}

function Register({ isBack }: { isBack: boolean }) {
  useLeaveLogin(isBack)
  const [registered, setRegistered] = useState<string>()
  const info = useReading('register', async () => {
    const [countries, rules] = await Promise.all([readCountries(), callApi(registerInfo, {})])
    return { countries, rules }
  })
  const known = info.state === 'ready' ? info.value : undefined
  return (
    <>
      {registered ? (
        <CheckYourMail email={registered}>
          <p className="text-sm text-ink-2">
            The link in the e-mail activates your account.
            {known && ` It works for ${known.rules.activationHours} hours.`}
          </p>
          <ResendActivation email={registered} />
        </CheckYourMail>
      ) : (
        <>
          <KeptNote isBack={isBack} todo="Please register to order." />
          {info.state === 'failed' && <p className="pt-4 text-sm text-bad">{info.message}</p>}
          <RegisterForm countries={known?.countries ?? []} rules={known?.rules} onRegistered={setRegistered} />
        </>
      )}
      <Other>
        Already have an account?{' '}
        <TextLink to={addressOf('login', isBack)} inline>
          Log in
        </TextLink>
      </Other>
    </>
  )
}

function Retrieve({ isBack }: { isBack: boolean }) {
  return (
    <>
      <RetrieveForm />
      <Other>
        <TextLink to={addressOf('login', isBack)} inline>
          Back to login
        </TextLink>
      </Other>
    </>
  )
}
