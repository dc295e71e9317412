import { useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { privatePage } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { decideSandbox, sandboxPayment } from '../payment.contract.ts'

export const meta = privatePage('Test payment')

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const ticket = new URL(request.url).searchParams.get('ticket') ?? ''
  return { ticket, payment: await orNotFound(callApi(sandboxPayment, { ticket })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Stands in for a card company where there is none: the buyer chooses how the payment ends. */
export default function SandboxPage({ loaderData: { ticket, payment } }: { loaderData: PageData }) {
  const [busy, setBusy] = useState<'pay' | 'fail'>()
  const [problem, setProblem] = useState<string>()

  async function decide(decision: 'pay' | 'fail') {
    setBusy(decision)
    setProblem(undefined)
    try {
      const { redirectUrl } = await callApi(decideSandbox, { ticket, decision })
      window.location.assign(redirectUrl)
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
      setBusy(undefined)
    }
  }

  return (
    <main id="main" className="page-width grow pt-6 pb-16">
      <div className="mx-auto grid max-w-120 gap-5">
        <PageHeading>Test payment</PageHeading>
        <Callout tone="warn">
          No card company is set up for this store. No money moves: choose how the payment ends.
        </Callout>
        <Panel className="grid gap-4">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            <dt className="text-ink-3">Order</dt>
            <dd className="text-right font-mono">{payment.orderNo}</dd>
            <dt className="text-ink-3">Amount</dt>
            <dd className="text-right text-lg font-semibold">
              <Money amount={payment.amount} currency={payment.currency} places={2} />
            </dd>
          </dl>
          <div role="alert">{problem && <Callout tone="bad">{problem}</Callout>}</div>
          {payment.state === 'pending' ? (
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                loading={busy === 'pay'}
                disabled={busy === 'fail'}
                onClick={() => decide('pay')}
              >
                Pay
              </Button>
              <Button loading={busy === 'fail'} disabled={busy === 'pay'} onClick={() => decide('fail')}>
                Let it fail
              </Button>
            </div>
          ) : (
            <p>This payment has been decided already.</p>
          )}
          <p className="text-sm">
            <a href={payment.backUrl} className="text-link underline underline-offset-2">
              Back to the store without paying
            </a>
          </p>
        </Panel>
      </div>
    </main>
  )
}

export function HydrateFallback() {
  return (
    <main id="main" className="page-width grow pt-6 pb-16">
      <div className="mx-auto max-w-120">
        <PageHeading>Test payment</PageHeading>
        <Loading label="The payment is being read">
          <Skeleton className="mt-6 h-48" />
        </Loading>
      </div>
    </main>
  )
}
