import { Navigate, useLocation } from 'react-router'
import { LoginForm } from '#features/account/web/login-form.tsx'
import { endSession, useSession } from '#web/session.ts'
import { privatePage, useSiteName } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { CodeField, PasskeyLogin } from './security/passkey-login.tsx'
import { placeAfterLogin } from './staff-addresses.ts'
import { StaffDocument } from './staff-document.tsx'
import { staffStyles } from './staff-styles.ts'

export const links = staffStyles

export const meta = privatePage('Sign in')

/** The only public page of the back office. */
export default function StaffLoginPage() {
  const query = new URLSearchParams(useLocation().search)
  const siteName = useSiteName()
  const user = useSession(({ userInfo }) => userInfo)
  const acting = useSession(({ staff }) => staff !== null)
  if (user?.role === 'staff') return <Navigate to={placeAfterLogin(query.get('to'))} replace />
  return (
    <StaffDocument>
      <main id="main" className="mx-auto grid min-h-dvh w-full max-w-100 content-center px-4 py-10">
        <p className="pb-1 text-sm text-ink-3">{siteName} back office</p>
        <PageHeading>Sign in</PageHeading>
        {user && (
          <div className="pt-4">
            <Callout tone="warn">
              {user.email} is a customer account. Please sign in with a staff account, or go{' '}
              <TextLink to="/" inline>
                back to the store
              </TextLink>
              .
              {acting && (
                <Button size="sm" className="mt-2" onClick={() => endSession()}>
                  Return to your own account
                </Button>
              )}
            </Callout>
          </div>
        )}
        <LoginForm codeField={<CodeField />} />
        <PasskeyLogin />
      </main>
    </StaffDocument>
  )
}
