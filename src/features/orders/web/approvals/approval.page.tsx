import type { ReactNode } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { compare } from '#shared/decimal.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { privatePage } from '#web/site-name.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type ApprovalDetail, approvalDetail } from '../../approvals/approvals.contract.ts'
import { APPROVALS, STATE_NAMES } from '../../approvals/approvals.rules.ts'
import { DetailSection } from '../detail-section.tsx'
import { CheckoutLines } from '../lines/checkout-lines.tsx'
import { OrderAmounts } from '../order-amounts.tsx'
import { PAY_METHODS, PostalAddress } from '../order-facts.tsx'
import { ApprovalActions } from './approval-actions.tsx'
import { ApprovalBadge } from './approval-badge.tsx'
import { BackToTeam } from './back-to-team.tsx'

export const meta = privatePage('Approval')

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  orNotFound(callApi(approvalDetail, { approvalId: Number(params.approvalId) }))

/** An order above the limit of its buyer, for those who approve it. */
export default function ApprovalPage({ loaderData: approval }: { loaderData: ApprovalDetail }) {
  const { state, requestedBy, requestedAt, lines, deliveryAddress } = approval
  return (
    <main id="main">
      <BackToTeam to={APPROVALS} label="Approvals" />
      <PageHeading
        meta={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ApprovalBadge state={state} />
            <span className="text-sm wrap-anywhere">
              {requestedBy.name}, <Moment at={requestedAt} withTime />
            </span>
          </span>
        }
        actions={<ApprovalActions approval={approval} />}
      >
        Order for approval
      </PageHeading>
      <div className="grid gap-2 pt-4 empty:hidden">{notesOf(approval)}</div>
      <div className="grid gap-8 pt-6">
        <DetailSection title="Parts">
          <CheckoutLines lines={lines} />
        </DetailSection>
        <div className="grid items-start gap-8 sm:grid-cols-2">
          <Amounts approval={approval} />
          {deliveryAddress && (
            <DetailSection title="Delivery address">
              <PostalAddress address={deliveryAddress} />
            </DetailSection>
          )}
          <DetailSection title="Details" className="sm:col-span-2">
            <ParamList params={factsOf(approval)} />
          </DetailSection>
        </div>
      </div>
    </main>
  )
}

/** What has been decided, or what has changed since it was sent. */
function notesOf(approval: ApprovalDetail): ReactNode {
  const { state, reason, orderNo, now, totalAmount, currency } = approval
  if (!now)
    return (
      <Callout tone={state === 'rejected' ? 'bad' : 'info'}>
        <Decision approval={approval} />
        {reason && <p className="pt-1 wrap-anywhere whitespace-pre-line">{reason}</p>}
        {orderNo && (
          <>
            {' '}
            Ordered as{' '}
            <TextLink to={`/orderDetail?orderNo=${orderNo}`} inline>
              {orderNo}
            </TextLink>
            .
          </>
        )}
      </Callout>
    )
  const problems = now.problems.map((problem) => (
    <Callout key={problem} tone="warn">
      {problem}
    </Callout>
  ))
  if (compare(now.totalAmount, totalAmount) === 0) return problems
  return [
    ...problems,
    <Callout key="total" tone="warn">
      The total has changed since it was sent. It was <Money amount={totalAmount} currency={currency} />.
    </Callout>,
  ]
}

/** Nobody has withdrawn what was waiting when the buyer left the team. */
function Decision({ approval: { state, decidedBy, decidedAt } }: { approval: ApprovalDetail }) {
  return (
    <>
      {STATE_NAMES[state]} {decidedBy ? `by ${decidedBy.name}` : 'because the buyer has left the team'}
      {decidedAt && (
        <>
          , <Moment at={decidedAt} withTime />
        </>
      )}
      .
    </>
  )
}

function Amounts({ approval: { now, totalAmount, currency } }: { approval: ApprovalDetail }) {
  return (
    <Panel className="grid gap-2">
      <h2 className="text-lg">Amounts</h2>
      {now ? (
        <OrderAmounts order={now} />
      ) : (
        <p>
          Total when it was sent: <Money amount={totalAmount} currency={currency} />
        </p>
      )}
    </Panel>
  )
}

const factsOf = ({ now, payMethod, poNumber, remark, note }: ApprovalDetail) => [
  ...(note ? [{ name: 'Note for the approver', value: <Text>{note}</Text> }] : []),
  ...(now?.expressName ? [{ name: 'Shipping', value: now.expressName }] : []),
  { name: 'Payment', value: PAY_METHODS[payMethod] },
  ...(poNumber ? [{ name: 'PO number', value: poNumber }] : []),
  ...(remark ? [{ name: 'Remark', value: <Text>{remark}</Text> }] : []),
]

const Text = ({ children }: { children: string }) => (
  <span className="wrap-anywhere whitespace-pre-line">{children}</span>
)
