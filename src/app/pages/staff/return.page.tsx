import type { ClientLoaderFunctionArgs } from 'react-router'
import { staffAfterSaleDetail } from '#features/orders/staff-after-sales.contract.ts'
import { PrivatePicture } from '#features/orders/web/private-picture.tsx'
import { AfterSaleBadge, solutionNames } from '#features/orders/web/staff/after-sale-state.tsx'
import { ReturnActions } from '#features/orders/web/staff/return-actions.tsx'
import { ReturnAside } from '#features/orders/web/staff/return-aside.tsx'
import { RefundButton } from '#features/payment/web/staff/refund-button.tsx'
import { StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { AssignedTo } from '#features/staff/web/work/assigned-to.tsx'
import { WorkNotes } from '#features/staff/web/work/work-notes.tsx'
import { isPositive } from '#shared/decimal.ts'
import { callApi } from '#web/call.ts'
import { Count } from '#web/ui/display/count.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'

export const meta = ({ params }: { params: { afterSaleNo?: string } }) => [
  { title: `Return ${params.afterSaleNo ?? ''} | Back office` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const clientLoader = ({ params: { afterSaleNo = '' } }: ClientLoaderFunctionArgs) =>
  callApi(staffAfterSaleDetail, { afterSaleNo })

type PageData = Awaited<ReturnType<typeof clientLoader>>

/** One customer service request with its order. */
export default function StaffReturnPage({ loaderData: request }: { loaderData: PageData }) {
  const { afterSaleNo, state, solution, email, createdAt, order } = request
  const isRefundDue = state === 'agreed' && solution === 'refund' && isPositive(order.refundDue)
  return (
    <StaffPage
      title={afterSaleNo}
      mono
      meta={<AfterSaleBadge state={state} />}
      lead={
        <>
          {solutionNames[solution]} requested by{' '}
          <TextLink to={`/staff/customers?keyword=${encodeURIComponent(email)}`} className="wrap-anywhere" inline>
            {email}
          </TextLink>
          , <Moment at={createdAt} withTime />
        </>
      }
      actions={
        <>
          {isRefundDue && <RefundButton order={order} suggested={order.refundDue} afterSaleNo={afterSaleNo} />}
          <ReturnActions request={request} />
        </>
      }
    >
      <TwoColumns
        main={
          <>
            <Complaint request={request} />
            <ReturnedParts lines={request.lines} isOpen={state === 'open'} />
            <Progress steps={request.progress} />
          </>
        }
        aside={
          <>
            <AssignedTo kind="return" subject={afterSaleNo} />
            <ReturnAside request={request} />
            <WorkNotes key={afterSaleNo} kind="return" subject={afterSaleNo} />
          </>
        }
      />
    </StaffPage>
  )
}

function Complaint({ request }: { request: PageData }) {
  const { afterSaleNo, pictures } = request
  return (
    <StaffSection title="What is wrong">
      <p className="font-medium wrap-anywhere">{request.reason}</p>
      <p className="wrap-anywhere whitespace-pre-line text-ink-2">
        {request.description || 'The customer wrote nothing more.'}
      </p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2 pt-3">
          {pictures.map((resourceId, place) => (
            <li key={resourceId}>
              <PrivatePicture resourceId={resourceId} alt={`Picture ${place + 1} of ${afterSaleNo}`} />
            </li>
          ))}
        </ul>
      )}
    </StaffSection>
  )
}

function ReturnedParts({ lines, isOpen }: { lines: PageData['lines']; isOpen: boolean }) {
  const answered = ['Accepted', 'Back in stock', 'Refunded'] as const
  return (
    <StaffSection title="Parts">
      <TableFrame caption="Parts of the request" stacked>
        <thead>
          <tr>
            <Th>Part</Th>
            <Th numeric>Requested</Th>
            {!isOpen &&
              answered.map((name) => (
                <Th key={name} numeric>
                  {name}
                </Th>
              ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineId}>
              <Td className="font-mono wrap-anywhere">{line.goodsModel}</Td>
              <Pieces label="Requested" count={line.count} />
              {!isOpen && (
                <>
                  <Pieces label="Accepted" count={line.acceptedCount ?? 0} />
                  <Pieces label="Back in stock" count={line.restockedCount} />
                  <Pieces label="Refunded" count={line.refundedCount} />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </StaffSection>
  )
}

function Pieces({ label, count }: { label: string; count: number }) {
  return (
    <Td label={label} numeric>
      <Count value={count} className="font-mono" />
    </Td>
  )
}

function Progress({ steps }: { steps: PageData['progress'] }) {
  return (
    <StaffSection title="Progress">
      <ol className="grid gap-2">
        {steps.map((step) => (
          <li key={`${step.at} ${step.text}`} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <span className="text-sm text-ink-3">
              <Moment at={step.at} withTime />
            </span>
            <span className="wrap-anywhere whitespace-pre-line">
              <span className="text-ink-3">{step.who === 'buyer' ? 'Customer' : 'Staff'}:</span> {step.text}
            </span>
          </li>
        ))}
      </ol>
    </StaffSection>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
