import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#web/call.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { OneActionPage } from '#web/ui/one-action-page.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { unsubscribe } from '../newsletter.contract.ts'

export const meta = (args: TitleArgs) => [
  titled(args, 'Unsubscribe'),
  { name: 'description', content: 'Unsubscribe your e-mail address from our newsletter.' },
  { name: 'robots', content: 'noindex' },
  { tagName: 'link', rel: 'canonical', href: '/unsubscribe' },
]

export default function UnsubscribePage() {
  const key = new URLSearchParams(useLocation().search).get('key')
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { busy, run } = useMutation(send, { onRefusal: (refusal) => setProblem(refusal.message) })

  async function send(email: string) {
    setProblem(undefined)
    const { left } = await callApi(unsubscribe, key ? { key } : { email })
    setDone(
      left
        ? 'You are unsubscribed. We will send no more newsletters.'
        : `If ${email} receives our newsletter, we have sent an e-mail with an unsubscribe link to it.`,
    )
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    if (key || email !== '') return run(email)
    setProblem('please enter')
    form.querySelector<HTMLElement>('[name=email]')?.focus()
  }

  return (
    <OneActionPage title="Unsubscribe" done={done} problem={key ? problem : undefined}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {key ? (
          <p>Click to stop newsletters to this address. You will still receive e-mails about your orders.</p>
        ) : (
          <>
            <p>Enter the address that receives the newsletter. We will send it a link, to confirm that it is yours.</p>
            <Field label="E-mail address" required error={problem}>
              <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
            </Field>
          </>
        )}
        <p>
          <Button type="submit" variant="primary" loading={busy}>
            {key ? 'Unsubscribe' : 'Send me the link'}
          </Button>
        </p>
      </form>
    </OneActionPage>
  )
}
