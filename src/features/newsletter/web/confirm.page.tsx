import { useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#web/call.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { OneActionPage } from '#web/ui/one-action-page.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { confirmSubscription } from '../newsletter.contract.ts'

export const meta = (args: TitleArgs) => [
  titled(args, 'Confirm the newsletter'),
  { name: 'robots', content: 'noindex' },
  { tagName: 'link', rel: 'canonical', href: '/newsletter/confirm' },
]

/** Confirms by a button, not when the page is opened: mail scanners open every link. */
export default function ConfirmNewsletterPage() {
  const key = new URLSearchParams(useLocation().search).get('key') ?? ''
  const [email, setEmail] = useState<string>()
  const { busy, refusal, run } = useMutation(async () => setEmail((await callApi(confirmSubscription, { key })).email))

  return (
    <OneActionPage
      title="Confirm the newsletter"
      done={email && `Done: ${email} is subscribed to our newsletter. Every issue has a link to unsubscribe.`}
      problem={refusal?.message}
    >
      <p>New parts and new posts, once a month. Click to confirm.</p>
      <p>
        <Button variant="primary" loading={busy} onClick={run}>
          Yes, send me the newsletter
        </Button>
      </p>
    </OneActionPage>
  )
}
