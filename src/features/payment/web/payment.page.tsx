import { useEffect, useRef, useState } from 'react'
import { type ClientLoaderFunctionArgs, useRevalidator } from 'react-router'
import { requireLogin } from '#features/account/web/require-login.ts'
import { ViewerNote } from '#features/account/web/team/viewer-note.tsx'
import { useRequireLogin } from '#features/account/web/use-require-login.ts'
import type { OnAccount } from '#features/credit/credit.contract.ts'
import { dueText } from '#features/credit/credit.rules.ts'
import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import { isPositive } from '#shared/decimal.ts'
import { PageFallback } from '#web/errors/page-fallback.tsx'
import { privatePage } from '#web/site-name.ts'
import { useMayOrder } from '#web/team/may-order.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CardPayment } from './card-payment.tsx'
import { type PaymentInfo, readPayment } from './read-payment.ts'
import { TransferPayment } from './transfer-payment.tsx'

export const meta = privatePage('Payment')
export const clientMiddleware = [requireLogin]
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readPayment(request)

export default function PaymentPage({ loaderData: info }: { loaderData: PaymentInfo }) {
  useRequireLogin()
  const mayOrder = useMayOrder()
  return (
    <main id="main" className="page-width min-h-dvh grow pt-6 pb-16">
      <PageHeading>Payment</PageHeading>
      <div className="grid items-start gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <ViewerNote />
          {isToPay(info) ? mayOrder && <Methods info={info} /> : <AlreadyPaid info={info} />}
        </div>
        <OrderFacts info={info} />
      </div>
    </main>
  )
}

const LABELS = { online: 'Card', transfer: 'Bank transfer' } as const
type Way = keyof typeof LABELS
const WAYS: Way[] = ['online', 'transfer']

/** The status of an order on account does not say that a proof is being checked. */
const isProofSent = ({ status, payMethod, transfers }: PaymentInfo) =>
  status === ORDER_STATUS.audit || (payMethod === 'account' && transfers.some(({ state }) => state === 'sent'))

const isToPay = (info: PaymentInfo) => info.payable && !isProofSent(info)

function Methods({ info }: { info: PaymentInfo }) {
  const { revalidate } = useRevalidator()
  const { bank } = info
  const ways = (info.payWays?.flatMap(({ way }) => WAYS.filter((one) => one === way)) ?? WAYS).filter((way) =>
    way === 'online' ? info.methods.length > 0 : bank !== null,
  )
  const labelOf = (way: Way) => info.payWays?.find((one) => one.way === way)?.label || LABELS[way]
  const [method, setMethod] = useState(ways.find((way) => way === info.payMethod) ?? ways[0])
  const rejected = info.transfers.find((transfer) => transfer.state === 'rejected')
  const failed = info.attempts[0]?.state === 'failed' ? info.attempts[0] : undefined
  return (
    <div className="grid gap-5">
      {failed && (
        <Callout tone="bad">
          The last payment failed. {failed.message || 'It was declined.'} Nothing was charged.
        </Callout>
      )}
      {rejected && <Callout tone="warn">Your transfer could not be confirmed: {rejected.message}</Callout>}
      {method ? (
        <Tabs
          label="How to pay"
          value={method}
          onValueChange={setMethod}
          tabs={ways.map((way) => ({
            value: way,
            label: labelOf(way),
            content:
              way === 'transfer' && bank ? (
                <TransferPayment info={{ ...info, bank }} onChanged={revalidate} />
              ) : (
                <CardPayment info={info} />
              ),
          }))}
        />
      ) : (
        <Callout tone="warn">
          This shop has no payment method yet. Please{' '}
          <TextLink inline to="/contactUs">
            contact us
          </TextLink>
          .
        </Callout>
      )}
    </div>
  )
}

function wordsOf(info: PaymentInfo): string {
  if (info.status === ORDER_STATUS.closed) return 'This order is closed. It can no longer be paid.'
  if (isProofSent(info)) return 'Proof received. We will e-mail you once the payment is confirmed.'
  // An order on account that was credited in full.
  const isCredited = info.account && !info.transfers.some(({ state }) => state === 'accepted')
  return isCredited ? 'No payment is due for this order.' : 'This order is paid.'
}

function AlreadyPaid({ info }: { info: PaymentInfo }) {
  const words = wordsOf(info)
  // It replaces a long form, at whose end the buyer is: without this the page would be scrolled past it.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} role="status" className="grid gap-4">
      <Callout tone={info.status === ORDER_STATUS.closed ? 'warn' : 'info'}>{words}</Callout>
      <p>
        <ButtonLink variant="primary" to={`/orderDetail?orderNo=${info.orderNo}&state=${info.status}`}>
          See the order
        </ButtonLink>
      </p>
    </div>
  )
}

export function OrderFacts({ info }: { info: PaymentInfo }) {
  return (
    <aside aria-label="Order">
      <Panel className="grid gap-2">
        <h2 className="text-lg">Order</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-y-1.5 *:odd:pr-4">
          <dt className="text-ink-3">Number</dt>
          <dd className="text-right font-mono">{info.orderNo}</dd>
          <dt className="text-ink-3">Status</dt>
          <dd className="text-right">{info.statusName}</dd>
          {info.payable && info.payBy && (
            <>
              <dt className="text-ink-3">Pay by</dt>
              <dd className="text-right">
                <Moment at={info.payBy} withTime />
              </dd>
            </>
          )}
          {info.account && <OnAccountFacts account={info.account} currency={info.currency} />}
          <dt className="border-t border-line pt-2 font-semibold">Total</dt>
          <dd className="border-t border-line pt-2 text-right text-lg font-semibold">
            <Money amount={info.totalAmount} currency={info.currency} />
          </dd>
        </dl>
        {!info.account && Number(info.payAmount) !== Number(info.totalAmount) && (
          <p className="text-xs text-ink-3">
            Charged in whole cents: <Money amount={info.payAmount} currency={info.currency} />
          </p>
        )}
      </Panel>
    </aside>
  )
}

function OnAccountFacts({ account, currency }: Pick<PaymentInfo, 'currency'> & { account: OnAccount }) {
  return (
    <>
      <dt className="text-ink-3">Due</dt>
      <dd className="text-right">{dueText(account).replace('Payment due ', '')}</dd>
      {isPositive(account.receivedAmount) && (
        <>
          <dt className="text-ink-3">Received</dt>
          <dd className="text-right">
            <Money amount={account.receivedAmount} currency={currency} />
          </dd>
        </>
      )}
      <dt className="text-ink-3">To pay</dt>
      <dd className="text-right">
        <Money amount={account.openAmount} currency={currency} payable />
      </dd>
    </>
  )
}

export function HydrateFallback() {
  return (
    <PageFallback title="Payment" label="Loading your order">
      <Skeleton className="h-64" />
    </PageFallback>
  )
}
