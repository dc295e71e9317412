import { useState } from 'react'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useReading } from '#web/use-reading.ts'
import { enquiryOutcome, setOutcome } from '../../staff-quotes.contract.ts'
import type { StaffEnquiry } from './staff-enquiry.ts'

/** Won or lost, and why: for quotes that were answered. */
export function QuoteOutcome({ enquiry: { enquiryNo, status } }: { enquiry: StaffEnquiry }) {
  const can = useCan()
  const [turn, setTurn] = useState(0)
  const reading = useReading(`${enquiryNo} ${turn}`, () => callApi(enquiryOutcome, { enquiryNo }))
  if (status === 'received' || status === 'in_work') return null
  const outcome = reading.state === 'ready' ? reading.value.outcome : undefined
  return (
    <StaffSection
      title="Outcome"
      aside={
        can('quotes.write') && (
          <ActionButton
            label={outcome ? 'Change' : 'Record outcome'}
            size="sm"
            title={`Outcome of ${enquiryNo}`}
            confirm="Save"
            done="Outcome recorded"
            check={required({ reason: 'Please enter a reason' })}
            send={async (entered) => {
              const won = entered.text('outcome') === 'won'
              await callApi(setOutcome, { enquiryNo, outcome: won ? 'won' : 'lost', reason: entered.text('reason') })
              setTurn((count) => count + 1)
            }}
            fields={(problems) => (
              <>
                <Field label="Outcome">
                  <NativeSelect name="outcome" defaultValue={outcome?.outcome ?? 'won'}>
                    <option value="won">Won</option>
                    <option value="lost">Lost</option>
                  </NativeSelect>
                </Field>
                <Field label="Why" error={problems.reason} required>
                  <TextInput name="reason" maxLength={500} placeholder="Price, lead time, ordered elsewhere …" />
                </Field>
              </>
            )}
          />
        )
      }
    >
      {outcome ? (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={outcome.outcome === 'won' ? 'good' : 'bad'}>
              {outcome.outcome === 'won' ? 'Won' : 'Lost'}
            </Badge>
            <span className="wrap-anywhere">{outcome.reason}</span>
          </p>
          <p className="text-xs text-ink-3">
            {outcome.who}, <Moment at={outcome.at} withTime />
          </p>
        </>
      ) : (
        <p className="text-ink-3">{status === 'accepted' ? 'Ordered by the customer.' : 'Open.'}</p>
      )}
    </StaffSection>
  )
}
