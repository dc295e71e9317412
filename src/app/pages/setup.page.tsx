import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { login } from '#features/account/account.contract.ts'
import { setUpShop, setupInfo } from '#features/shop/setup.contract.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { startSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { useForm } from '#web/use-form.ts'
import {
  AddressFields,
  AdministratorFields,
  CodeFields,
  ContentFields,
  MoneyFields,
  ShopFields,
} from './setup/setup-fields.tsx'
import { findSetupProblems, setupInput } from './setup/setup-input.ts'

/** Once the store has an owner, there is no such page. */
const read = (call: Call) => orNotFound(call(setupInfo, {}))
type PageData = Awaited<ReturnType<typeof read>>

export const loader = ({ context }: LoaderFunctionArgs) => read(context.get(callContext))
export const clientLoader = () => read(callApi)

export const meta = () => [{ title: 'Set up your store' }, { name: 'robots', content: 'noindex' }]

/** The first page of a store without an owner: everything it needs to open, on one page. */
export default function SetupPage({ loaderData }: { loaderData: PageData }) {
  const [opened, setOpened] = useState<string>()
  return (
    <main id="main" className="mx-auto w-full max-w-220 grow px-4 pt-8 pb-16 sm:px-6 md:pt-14">
      {opened === undefined ? (
        <>
          <PageHeading>Set up your store</PageHeading>
          <p className="max-w-[60ch] pt-2 pb-6 text-lg text-ink-2">
            Your store is running and has no owner yet. Fill in this form once to open it. Everything can be changed
            later.
          </p>
          <SetupForm {...loaderData} onOpened={setOpened} />
        </>
      ) : (
        <Opened name={opened} />
      )}
    </main>
  )
}

type SetupFormProps = PageData & { onOpened: (name: string) => void }

function SetupForm({ countries, demoContent, onOpened }: SetupFormProps) {
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findSetupProblems(setupInput(entered)),
    send: async (entered) => {
      const input = setupInput(entered)
      await callApi(setUpShop, input)
      // The setup is done; if the login fails, the user logs in manually.
      await callApi(login, { email: input.adminEmail, password: input.adminPassword }).then(
        ({ token, userInfo }) => startSession(token, userInfo),
        () => {},
      )
      window.scrollTo(0, 0)
      onOpened(input.name)
    },
  })
  const wrongCode = refusal?.reason === 'wrong_setup_code' ? refusal.message : undefined
  const count = Object.keys(problems).length
  return (
    // method=post keeps the password out of the URL if scripts are not loaded yet.
    <form method="post" noValidate onSubmit={submit}>
      <noscript>
        <Callout tone="warn">
          This form needs JavaScript. Without it, run <code>npm run owner</code> on the server: it asks the same
          questions.
        </Callout>
      </noscript>
      <CodeFields problems={{ ...problems, ...(wrongCode && { code: wrongCode }) }} />
      <ShopFields problems={problems} />
      <AddressFields problems={problems} countries={countries} />
      <MoneyFields problems={problems} />
      <AdministratorFields problems={problems} />
      {demoContent ? <ContentFields /> : <input type="hidden" name="content" value="empty" />}
      <div className="grid gap-4 border-t border-line pt-6">
        <RefusalNote refusal={refusal} />
        <p role="status" className="text-sm text-bad empty:hidden">
          {count > 0 && `Please correct ${count === 1 ? 'one field' : `${count} fields`} above.`}
        </p>
        <p>
          <Button type="submit" variant="primary" size="lg" loading={busy}>
            Open the store
          </Button>
        </p>
      </div>
    </form>
  )
}

const NEXT = [
  ['Import your parts', '/staff/imports', 'A price list is enough: part number, manufacturer, price.'],
  ['Set shipping rates and tax', '/staff/settings/shipping', 'Customers cannot order before a rate is set.'],
  ['Publish your legal texts', '/staff/content/pages', 'They are templates until you publish them.'],
  ['Look and other settings', '/staff/settings', 'Logo, colours, e-mail sender, bank accounts.'],
] as const

function Opened({ name }: { name: string }) {
  return (
    <div role="status">
      <PageHeading>{name} is open</PageHeading>
      <p className="max-w-[60ch] pt-2 text-lg text-ink-2">
        The setup code has been used, and this page is no longer available. You are logged in as the administrator.
      </p>
      <ul className="grid gap-3 pt-6">
        {NEXT.map(([what, to, why]) => (
          <li key={to}>
            <a href={to} className={linkClass('accent', true)}>
              {what}
            </a>
            <span className="block text-sm text-ink-3">{why}</span>
          </li>
        ))}
      </ul>
      <p className="pt-4 text-sm text-ink-3">
        All settings are in the back office at <span className="font-mono">/staff</span>, and by{' '}
        <code>npm run owner</code> on the server.
      </p>
      <p className="pt-8">
        {/* A full page load, because name and colours have changed. */}
        <a href="/" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          See your store
        </a>
      </p>
    </div>
  )
}
