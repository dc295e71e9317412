import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { confirmSubscription } from '../newsletter.contract.ts'

export const meta = (args: TitleArgs) => [
  titled(args, 'Confirm the newsletter'),
  { name: 'robots', content: 'noindex' },
  { tagName: 'link', rel: 'canonical', href: '/newsletter/confirm' },
]

/** A press, not the opening of the page, confirms: programs that look into mails open every link. */
export default function ConfirmNewsletterPage() {
  const key = useSearchParams()[0].get('key') ?? ''
  const [email, setEmail] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    setProblem(undefined)
    try {
      setEmail((await callApi(confirmSubscription, { key })).email)
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Confirm the newsletter" />
      <div className="grid max-w-140 gap-4 pt-3">
        <PageHeading>Confirm the newsletter</PageHeading>
        <div role="status">
          {email && <Callout>Done: {email} receives our newsletter. Every issue has a link to leave.</Callout>}
          {problem && <Callout tone="bad">{problem}</Callout>}
        </div>
        {!email && (
          <>
            <p>New parts and new posts, once a month. Press to say that you want them.</p>
            <p>
              <Button variant="primary" loading={busy} onClick={confirm}>
                Yes, send me the newsletter
              </Button>
            </p>
          </>
        )}
      </div>
    </main>
  )
}
