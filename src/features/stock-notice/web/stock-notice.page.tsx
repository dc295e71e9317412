import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { confirmStockNotice, stopStockNotices } from '../stock-notice.contract.ts'

export const meta = (args: TitleArgs) => [titled(args, 'Stock notices'), { name: 'robots', content: 'noindex' }]

const WORDS = {
  confirm: {
    title: 'Confirm your stock notice',
    text: 'Press to get one e-mail when the part is back in stock.',
    button: 'Yes, tell me',
  },
  stop: {
    title: 'Stop stock notices',
    text: 'Press to end all stock notices to your address.',
    button: 'Stop all notices',
  },
} as const

/** A press, not the opening of the page, does it: programs that look into mails open every link. */
export default function StockNoticePage() {
  const action = useParams().action === 'stop' ? 'stop' : 'confirm'
  const key = useSearchParams()[0].get('key') ?? ''
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { title, text, button } = WORDS[action]

  async function press() {
    setBusy(true)
    setProblem(undefined)
    try {
      if (action === 'stop') {
        await callApi(stopStockNotices, { key })
        setDone('Done: no more stock notices to this address.')
      } else {
        const { goodsModel } = await callApi(confirmStockNotice, { key })
        setDone(`Done: we will e-mail you when ${goodsModel} is back in stock.`)
      }
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current={title} />
      <div className="grid max-w-140 gap-4 pt-3">
        <PageHeading>{title}</PageHeading>
        <div role="status">
          {done && <Callout>{done}</Callout>}
          {problem && <Callout tone="bad">{problem}</Callout>}
        </div>
        {!done && (
          <>
            <p>{text}</p>
            <p>
              <Button variant="primary" loading={busy} onClick={press}>
                {button}
              </Button>
            </p>
          </>
        )}
      </div>
    </main>
  )
}
