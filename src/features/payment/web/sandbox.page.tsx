import type { ClientLoaderFunctionArgs } from 'react-router'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { leavePage } from '#web/leave-page.ts'
import { privatePage } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { decideSandbox, type SandboxDecision, sandboxPayment } from '../payment.contract.ts'

export const meta = privatePage('Test payment')

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const ticket = new URL(request.url).searchParams.get('ticket') ?? ''
  return { ticket, payment: await orNotFound(callApi(sandboxPayment, { ticket })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

const PAYING: ReadonlyArray<[SandboxDecision, string]> = [
  ['fail', 'Let it fail'],
  ['payUnreported', 'Pay, without telling the store'],
]

const AFTERWARDS: ReadonlyArray<[SandboxDecision, string]> = [
  ['refund', 'Refund the rest'],
  ['refundUnreported', 'Refund the rest, without telling the store'],
  ['failRefund', 'Last refund fails'],
  ['dispute', 'Open a dispute'],
  ['winDispute', 'Dispute won'],
  ['loseDispute', 'Dispute lost'],
  ['payOut', 'Pay out the balance'],
]

/** The page of the simulated card provider: the buyer chooses the result. */
export default function SandboxPage({ loaderData: { ticket, payment } }: { loaderData: PageData }) {
  const { pending, refusal, run } = useMutation(async (decision: SandboxDecision) => {
    const { redirectUrl } = await callApi(decideSandbox, { ticket, decision })
    await leavePage(redirectUrl)
  })
  const decided = pending?.[0]

  return (
    <main id="main" className="page-width grow pt-6 pb-16">
      <div className="mx-auto grid max-w-120 gap-5">
        <PageHeading>Test payment</PageHeading>
        <Callout tone="warn">
          This store has no card provider. No money is charged: choose the result of the payment.
        </Callout>
        <Panel className="grid gap-4">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            <dt className="text-ink-3">Order</dt>
            <dd className="text-right font-mono">{payment.orderNo}</dd>
            <dt className="text-ink-3">Amount</dt>
            <dd className="text-right text-lg font-semibold">
              <Money amount={payment.amount} currency={payment.currency} />
            </dd>
          </dl>
          <RefusalNote refusal={refusal} />
          {payment.state === 'pending' ? (
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                loading={decided === 'pay'}
                disabled={decided !== undefined && decided !== 'pay'}
                onClick={() => run('pay')}
              >
                Pay
              </Button>
              {PAYING.map(([decision, name]) => (
                <Button
                  key={decision}
                  loading={decided === decision}
                  disabled={decided !== undefined && decided !== decision}
                  onClick={() => run(decision)}
                >
                  {name}
                </Button>
              ))}
            </div>
          ) : (
            <Afterwards state={payment.state} decided={decided} onDecide={run} />
          )}
          <p className="text-sm">
            <a href={payment.backUrl} className="text-link underline underline-offset-2">
              {payment.state === 'pending' ? 'Back to the store without paying' : 'Back to the store'}
            </a>
          </p>
        </Panel>
      </div>
    </main>
  )
}

type AfterwardsProps = {
  state: PageData['payment']['state']
  decided: SandboxDecision | undefined
  onDecide: (decision: SandboxDecision) => unknown
}

function Afterwards({ state, decided, onDecide }: AfterwardsProps) {
  if (state === 'failed') return <p>This payment is already completed.</p>
  return (
    <>
      <p>This payment is already completed. What happens to it at the provider afterwards:</p>
      <div className="flex flex-wrap gap-2">
        {AFTERWARDS.map(([decision, name]) => (
          <Button
            key={decision}
            loading={decided === decision}
            disabled={decided !== undefined && decided !== decision}
            onClick={() => onDecide(decision)}
          >
            {name}
          </Button>
        ))}
      </div>
    </>
  )
}

export function HydrateFallback() {
  return (
    <main id="main" className="page-width grow pt-6 pb-16">
      <div className="mx-auto max-w-120">
        <PageHeading>Test payment</PageHeading>
        <Loading label="Loading the payment">
          <Skeleton className="mt-6 h-48" />
        </Loading>
      </div>
    </main>
  )
}
