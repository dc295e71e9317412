import { TeamAction } from '#features/account/web/team/team-action.tsx'
import { formatMoney } from '#shared/money/format-money.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import {
  type ApprovalDetail,
  approveOrder,
  fillCartAgain,
  rejectOrder,
  withdrawApproval,
} from '../../approvals/approvals.contract.ts'
import { FillCartButton } from '../buy-again-button.tsx'

/** What the caller can do with an order that was sent for approval. */
export function ApprovalActions({ approval }: { approval: ApprovalDetail }) {
  const { approvalId, actions, now, state } = approval
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('approve') && now && now.problems.length === 0 && (
        <ApproveButton approval={approval} now={now} />
      )}
      {actions.includes('reject') && <RejectButton approval={approval} />}
      {actions.includes('withdraw') && (
        <TeamAction
          label="Withdraw"
          title="Withdraw this order?"
          description="It can no longer be approved. You can put its parts back in your cart."
          done="Withdrawn"
          send={() => callApi(withdrawApproval, { approvalId })}
        />
      )}
      {(state === 'rejected' || state === 'withdrawn') && (
        <FillCartButton label="Put in the cart" size="md" fill={() => callApi(fillCartAgain, { approvalId })} />
      )}
    </div>
  )
}

type ApproveButtonProps = { approval: ApprovalDetail; now: NonNullable<ApprovalDetail['now']> }

function ApproveButton({ approval: { approvalId, requestedBy }, now }: ApproveButtonProps) {
  const { totalAmount, amountCurrency } = now
  return (
    <TeamAction
      label="Approve"
      variant="primary"
      title={`Approve this order for ${formatMoney(totalAmount, amountCurrency)}?`}
      description={`It is placed for ${requestedBy.name} immediately, at the prices shown here.`}
      done="Approved and ordered"
      send={() => callApi(approveOrder, { approvalId, totalAmount })}
    />
  )
}

const RejectButton = ({ approval: { approvalId, requestedBy } }: { approval: ApprovalDetail }) => (
  <TeamAction
    label="Reject"
    title="Reject this order?"
    description={`${requestedBy.name} gets an e-mail with your reason.`}
    done="Rejected"
    check={(entered): Record<string, string> => (entered.text('reason') ? {} : { reason: 'Please enter a reason' })}
    send={(entered) => callApi(rejectOrder, { approvalId, reason: entered.text('reason') })}
    fields={(problems) => (
      <Field label="Reason" error={problems.reason} required>
        <TextArea name="reason" rows={3} maxLength={1000} />
      </Field>
    )}
  />
)
