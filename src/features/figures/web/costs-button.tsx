import { useState } from 'react'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { saveCosts } from '../figures.contract.ts'

type Problem = { line: number; message: string }

/** What parts cost the shop, from which the margin follows. */
export function CostsButton() {
  const [problems, setProblems] = useState<Problem[]>([])
  return (
    <StaffSection title="Costs">
      <p className="pb-2 text-sm text-ink-2">
        Costs are needed to compute the margin. An order keeps the costs at which it was placed; customers never see
        them.
      </p>
      <ActionButton
        label="Enter costs"
        size="sm"
        title="Costs of parts"
        description="One part per line, in the currency of its prices: part number, manufacturer, cost of one piece."
        confirm="Save"
        done="Costs saved"
        check={required({ text: 'Please enter at least one line' })}
        send={async (entered) => {
          const answer = await callApi(saveCosts, { text: entered.text('text') })
          setProblems(answer.problems)
          // What was typed stays, to be corrected and sent again.
          return answer.problems.length > 0 ? 'stay' : undefined
        }}
        fields={(missing) => (
          <>
            {problems.length > 0 && <CostProblems problems={problems} />}
            <Field label="Parts and costs" error={missing.text}>
              <TextArea name="text" rows={8} mono placeholder="RC0603FR-0710KL, Yageo, 0.0012" />
            </Field>
          </>
        )}
      />
    </StaffSection>
  )
}

function CostProblems({ problems }: { problems: Problem[] }) {
  return (
    <Callout tone="bad">
      <p>The other lines are saved. Please correct these and save again:</p>
      <ul className="text-sm">
        {problems.map(({ line, message }) => (
          <li key={line}>
            Line {line}: {message}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
