import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { callApi } from '#web/call.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { OneActionPage } from '#web/ui/one-action-page.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { confirmStockNotice, stopStockNotices } from '../stock-notice.contract.ts'

export const meta = (args: TitleArgs) => [titled(args, 'Stock notices'), { name: 'robots', content: 'noindex' }]

const WORDS = {
  confirm: {
    title: 'Confirm your stock notice',
    text: 'Click to get one e-mail when the part is back in stock.',
    button: 'Yes, notify me',
  },
  stop: {
    title: 'Stop stock notices',
    text: 'Click to end all stock notices to your address.',
    button: 'Stop all notices',
  },
} as const

/** Acts by a button, not when the page is opened: mail scanners open every link. */
export default function StockNoticePage() {
  const action = useParams().action === 'stop' ? 'stop' : 'confirm'
  const key = new URLSearchParams(useLocation().search).get('key') ?? ''
  const [done, setDone] = useState<string>()
  const { busy, refusal, run } = useMutation(action === 'stop' ? stop : confirm)
  const { title, text, button } = WORDS[action]

  async function confirm() {
    const { goodsModel } = await callApi(confirmStockNotice, { key })
    setDone(`Done: we will e-mail you when ${goodsModel} is back in stock.`)
  }
  async function stop() {
    await callApi(stopStockNotices, { key })
    setDone('Done: no more stock notices to this address.')
  }

  return (
    <OneActionPage title={title} done={done} problem={refusal?.message}>
      <p>{text}</p>
      <p>
        <Button variant="primary" loading={busy} onClick={run}>
          {button}
        </Button>
      </p>
    </OneActionPage>
  )
}
