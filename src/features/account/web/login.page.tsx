import { useSearchParams } from 'react-router'
import { PageHeading } from '../../../web/ui/page-heading.tsx'
import { TextLink } from '../../../web/ui/text-link.tsx'
import { LoginForm } from './login-form.tsx'

export const meta = () => [{ title: 'Login | Ohmstead' }, { name: 'robots', content: 'noindex' }]

/** `type=logon` registers; anything else logs in. `isBack=true` returns to the page before. */
export default function LoginPage() {
  const [query] = useSearchParams()
  const isBack = query.get('isBack') === 'true'
  const other = isBack ? '&isBack=true' : ''
  return (
    <main id="main" className="page-width py-10 md:py-16">
      <div className="mx-auto max-w-100">
        {query.get('type') === 'logon' ? (
          <>
            <PageHeading>Register</PageHeading>
            <p className="mt-3 text-ink-2">
              Registration opens together with the account pages. Until then you can search, compare and gather parts on
              your RFQ list without an account.
            </p>
            <p className="mt-6">
              <TextLink to={`/login?type=login${other}`} inline>
                Log in with an account you have
              </TextLink>
            </p>
          </>
        ) : (
          <>
            <PageHeading>Log in</PageHeading>
            <LoginForm isBack={isBack} />
            <p className="mt-6 border-t border-line pt-4 text-ink-2">
              No account yet?{' '}
              <TextLink to={`/login?type=logon${other}`} inline>
                Register
              </TextLink>
            </p>
          </>
        )}
      </div>
    </main>
  )
}
