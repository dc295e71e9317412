import { useNavigate } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { staffQuoteAddress } from '#features/staff/web/staff-addresses.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { type PastedLine, readPastedLines } from '../../enquiry-form.rules.ts'
import { enterEnquiry } from '../../staff-quotes.contract.ts'

function findListProblem(lines: readonly PastedLine[]): string | undefined {
  if (lines.length === 0) return 'Please enter at least one part'
  const uncounted = lines.find(({ count }) => count === null)
  return uncounted && `Please enter a quantity for ${uncounted.goodsModel}`
}

function check(entered: Entered): Problems {
  const lines = findListProblem(readPastedLines(entered.text('lines')))
  return {
    ...(!entered.text('name') && { name: 'Please enter a name' }),
    ...(!entered.text('email') && { email: 'Please enter an e-mail address' }),
    ...(lines && { lines }),
  }
}

/** A request by telephone; it is priced on the next page. */
export function EnterEnquiry() {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="New quote"
      variant="primary"
      title="Quote for a caller"
      description="The caller gets an e-mail that the request was received. You set the prices next."
      confirm="Enter request"
      done="Request entered"
      check={check}
      send={async (entered, key) => {
        const { enquiryNo } = await callApi(enterEnquiry, {
          draftId: key,
          contact: {
            name: entered.text('name'),
            email: entered.text('email'),
            company: entered.text('company'),
            phone: entered.text('phone'),
          },
          // The form is only sent with quantities.
          lines: readPastedLines(entered.text('lines')).map(({ count, ...line }) => ({ ...line, count: count ?? 1 })),
          remark: entered.text('remark'),
        })
        await navigate(staffQuoteAddress(enquiryNo))
      }}
      fields={(problems) => (
        <>
          <Field label="Name" error={problems.name} required>
            <TextInput name="name" maxLength={100} autoComplete="off" />
          </Field>
          <Field label="E-mail address" error={problems.email} required>
            <TextInput name="email" type="email" maxLength={254} autoComplete="off" />
          </Field>
          <Field label="Company" optional>
            <TextInput name="company" maxLength={200} autoComplete="off" />
          </Field>
          <Field label="Phone" optional>
            <TextInput name="phone" type="tel" maxLength={40} autoComplete="off" />
          </Field>
          <Field label="Parts" hint="One per line: part number, quantity, manufacturer" error={problems.lines} required>
            <TextArea name="lines" mono rows={4} placeholder="LM358DR, 100" />
          </Field>
          <Field label="Remark" optional>
            <TextArea name="remark" rows={2} maxLength={1000} />
          </Field>
        </>
      )}
    />
  )
}
