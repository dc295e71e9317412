import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { unsubscribe } from '../newsletter.contract.ts'

export const meta = (args: TitleArgs) => [
  titled(args, 'Unsubscribe'),
  { name: 'description', content: 'Take your e-mail address off our newsletter.' },
  { name: 'robots', content: 'noindex' },
  { tagName: 'link', rel: 'canonical', href: '/unsubscribe' },
]

type Outcome = { kind: 'left' } | { kind: 'sent'; email: string }

export default function UnsubscribePage() {
  const key = useSearchParams()[0].get('key')
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    if (!key && email === '') {
      setProblem('please enter')
      return form.querySelector<HTMLElement>('[name=email]')?.focus()
    }
    setBusy(true)
    setProblem(undefined)
    try {
      const { left } = await callApi(unsubscribe, key ? { key } : { email })
      setOutcome(left ? { kind: 'left' } : { kind: 'sent', email })
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Unsubscribe" />
      <div className="max-w-140 pt-3">
        <PageHeading>Unsubscribe</PageHeading>
        <div role="status" className="pt-4">
          {outcome?.kind === 'left' && <Callout>You have left the newsletter. We write no more.</Callout>}
          {outcome?.kind === 'sent' && (
            <Callout>
              If {outcome.email} receives our newsletter, a mail with the link to leave it is on its way there.
            </Callout>
          )}
        </div>
        {!outcome && (
          <form noValidate onSubmit={submit} className="grid gap-4">
            {key ? (
              <p>Click to stop newsletters to this address. You will still receive e-mails about your orders.</p>
            ) : (
              <p>
                Enter the address that receives the newsletter. We send a link there, so that nobody can leave in your
                name.
              </p>
            )}
            {key ? (
              problem && <Callout tone="bad">{problem}</Callout>
            ) : (
              <Field label="E-mail address" required error={problem}>
                <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
              </Field>
            )}
            <p>
              <Button type="submit" variant="primary" loading={busy}>
                {key ? 'Unsubscribe' : 'Send me the link'}
              </Button>
            </p>
          </form>
        )}
      </div>
    </main>
  )
}
