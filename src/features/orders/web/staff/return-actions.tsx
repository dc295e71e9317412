import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { StartTextSelect } from '#features/staff/web/work/start-text.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { acceptedField, checkDecisions, type RequestedLine, readDecisions, restockField } from '../../returns.rules.ts'
import { answerAfterSale, noteAfterSale } from '../../staff-after-sales.contract.ts'

type Request = {
  lines: ReadonlyArray<RequestedLine>
  order: { isShipped: boolean }
  afterSaleNo: string
  state: 'open' | 'agreed' | 'refused'
  solution: 'refund' | 'replace'
  email: string
}

/** Texts to start from. */
const AGREED = {
  refund: 'We agree to your request and will refund the amount within five working days.',
  replace: 'We agree to your request and will send you replacement parts.',
} as const

const answerNeeded = required({ answer: 'Please write an answer for the customer' })

export function ReturnActions({ request }: { request: Request }) {
  const can = useCan()
  if (!can('returns.answer')) return null
  return (
    <>
      <Note request={request} />
      {request.state === 'open' && <Refuse request={request} />}
      {request.state === 'open' && <Agree request={request} />}
    </>
  )
}

function Agree({ request: { afterSaleNo, solution, email, lines, order } }: { request: Request }) {
  return (
    <ActionButton
      label="Agree"
      variant="primary"
      title={`Agree to ${afterSaleNo}`}
      description={`${email} gets your answer by e-mail. This does not refund the payment: refund it in the next step.`}
      done="Agreed. The customer has been notified."
      check={(entered) => ({ ...answerNeeded(entered), ...checkDecisions(lines, entered.text) })}
      send={(entered) =>
        callApi(answerAfterSale, {
          afterSaleNo,
          agree: true,
          answer: entered.text('answer'),
          lines: readDecisions(lines, entered.text, entered.ticked),
        })
      }
      fields={(problems) => (
        <>
          {!order.isShipped && (
            <Callout tone="warn">
              Nothing of this order has been shipped. Agreeing ends the order: the other pieces are not shipped.
            </Callout>
          )}
          <StartTextSelect kind="return" field="answer" />
          <Field label="Answer to the customer" error={problems.answer} required>
            <TextArea name="answer" maxLength={2000} defaultValue={AGREED[solution]} />
          </Field>
          {lines.map((line) => (
            <AcceptedPieces key={line.lineId} line={line} problem={problems[acceptedField(line.lineId)]} />
          ))}
        </>
      )}
    />
  )
}

/** How many pieces of a line are accepted, and whether they can be sold again. */
function AcceptedPieces({ line, problem }: { line: RequestedLine; problem: string | undefined }) {
  const { lineId, goodsModel, count } = line
  return (
    <div className="grid gap-1">
      <Field label={`Accepted pieces of ${goodsModel}, ${formatCount(count)} requested`} error={problem} required>
        <TextInput
          name={acceptedField(lineId)}
          mono
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          defaultValue={String(count)}
        />
      </Field>
      <Checkbox name={restockField(lineId)} label={`${goodsModel} came back in good condition: add to stock`} />
    </div>
  )
}

function Refuse({ request: { afterSaleNo, email } }: { request: Request }) {
  return (
    <ActionButton
      label="Refuse"
      variant="danger"
      title={`Refuse ${afterSaleNo}`}
      description={`${email} gets your answer by e-mail, and the order returns to its previous status.`}
      done="Refused. The customer has been notified."
      check={answerNeeded}
      send={(entered) => callApi(answerAfterSale, { afterSaleNo, agree: false, answer: entered.text('answer') })}
      fields={(problems) => (
        <>
          <StartTextSelect kind="return" field="answer" />
          <Field label="Answer to the customer" error={problems.answer} required>
            <TextArea name="answer" maxLength={2000} />
          </Field>
        </>
      )}
    />
  )
}

function Note({ request: { afterSaleNo, email } }: { request: Request }) {
  return (
    <ActionButton
      label="Write to customer"
      title={`Write about ${afterSaleNo}`}
      description={`${email} gets it by e-mail, and it is added to the progress of the request.`}
      confirm="Send"
      done="Sent"
      check={required({ text: 'Please write a message' })}
      send={(entered) => callApi(noteAfterSale, { afterSaleNo, text: entered.text('text') })}
      fields={(problems) => (
        <>
          <StartTextSelect kind="return" field="text" />
          <Field label="Message" error={problems.text} required>
            <TextArea name="text" maxLength={1000} />
          </Field>
        </>
      )}
    />
  )
}
