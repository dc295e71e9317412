import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, useRevalidator } from 'react-router'
import { requireLogin } from '#features/account/web/require-login.ts'
import { useRequireLogin } from '#features/account/web/use-require-login.ts'
import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import { PageFallback } from '#web/errors/page-fallback.tsx'
import { privatePage } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import type { PaymentAttempt } from '../payment.contract.ts'
import { OrderFacts } from './payment.page.tsx'
import { type PaymentInfo, readPayment } from './read-payment.ts'

const ASK_AGAIN_MS = 1500
/** Polling stops after this. */
const ASK_FOR_MS = 300_000

export const meta = privatePage('Payment result')
export const clientMiddleware = [requireLogin]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const info = await readPayment(request)
  const paymentNo = new URL(request.url).searchParams.get('paymentNo')
  const attempt = info.attempts.find((one) => one.paymentNo === paymentNo) ?? info.attempts[0]
  return { info, attempt }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** The return page of the provider. Its webhook may arrive after the buyer. */
export default function PaymentResultPage({ loaderData: { info, attempt } }: { loaderData: PageData }) {
  useRequireLogin()
  const { revalidate } = useRevalidator()
  const waiting = attempt?.state === 'pending' && info.payable
  useEffect(() => {
    if (!waiting) return
    const until = Date.now() + ASK_FOR_MS
    const timer = setInterval(() => {
      if (Date.now() < until) void revalidate()
      else clearInterval(timer)
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [waiting, revalidate])

  return (
    <main id="main" className="page-width min-h-dvh grow pt-6 pb-16">
      <PageHeading>Payment result</PageHeading>
      <div className="grid items-start gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div role="status" className="grid gap-4">
          <Outcome info={info} attempt={attempt} />
        </div>
        <OrderFacts info={info} />
      </div>
    </main>
  )
}

function Outcome({ info, attempt }: { info: PaymentInfo; attempt: PaymentAttempt | undefined }) {
  const seeOrder = (
    <ButtonLink variant="primary" to={`/orderDetail?orderNo=${info.orderNo}&state=${info.status}`}>
      See the order
    </ButtonLink>
  )
  if (attempt?.state === 'late')
    return (
      <Words icon={<Clock className="text-warn" />} title="The payment arrived too late">
        <p>
          The order could no longer accept it. The shop has been notified and will refund the payment or contact you.
        </p>
        {seeOrder}
      </Words>
    )
  if (info.status === ORDER_STATUS.closed)
    return (
      <Words icon={<CircleX className="text-bad" />} title="This order is closed">
        <p>It can no longer be paid, and nothing was charged.</p>
        {seeOrder}
      </Words>
    )
  if (info.status === ORDER_STATUS.audit)
    return (
      <Words icon={<Clock className="text-warn" />} title="We are checking your transfer">
        <p>We will e-mail you once the payment has arrived.</p>
        {seeOrder}
      </Words>
    )
  if (!info.payable || attempt?.state === 'paid')
    return (
      <Words icon={<CircleCheck className="text-link" />} title="Payment received, thank you">
        <p>We are preparing the parts and will e-mail you when they are shipped.</p>
        <p className="flex flex-wrap gap-2">
          {seeOrder}
          <ButtonLink to="/" variant="quiet">
            Back to the store
          </ButtonLink>
        </p>
      </Words>
    )
  return <Unpaid orderNo={info.orderNo} attempt={attempt} />
}

function Unpaid({ orderNo, attempt }: { orderNo: string; attempt: PaymentAttempt | undefined }) {
  const payAgain = `/payment?orderNo=${orderNo}`
  if (attempt?.state === 'failed')
    return (
      <Words icon={<CircleX className="text-bad" />} title="The payment failed">
        <p>{attempt.message || 'The provider declined it.'} Nothing was charged, and the stock stays reserved.</p>
        <ButtonLink variant="primary" to={payAgain}>
          Try again
        </ButtonLink>
      </Words>
    )
  if (!attempt)
    return (
      <Words icon={<Clock className="text-ink-3" />} title="Nothing has been paid yet">
        <p>No payment has been started for this order.</p>
        <ButtonLink variant="primary" to={payAgain}>
          Go to pay
        </ButtonLink>
      </Words>
    )
  return (
    <Words icon={<Clock className="text-ink-3" />} title="Waiting for the payment provider">
      <p>This takes a few seconds. The page updates automatically; you may also close it: we will e-mail you.</p>
      <ButtonLink to={payAgain} variant="quiet">
        Back to the payment
      </ButtonLink>
    </Words>
  )
}

function Words({ icon, title, children }: { icon: React.ReactNode; title: string; children: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-2 text-lg [&_svg]:size-6">
        <span aria-hidden="true">{icon}</span>
        {title}
      </h2>
      {children}
    </div>
  )
}

export function HydrateFallback() {
  return (
    <PageFallback title="Payment result" label="Loading the payment">
      <Skeleton className="h-40" />
    </PageFallback>
  )
}
