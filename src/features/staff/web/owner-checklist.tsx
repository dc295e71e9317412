import type { z } from 'zod'
import { callApi } from '#web/call.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { STEPS, stepFacts } from '../checklist.rules.ts'
import { type ownerChecklist, skipStep } from '../staff-checklist.contract.ts'
import { ActionButton } from './action-button.tsx'
import { StaffSection } from './staff-page.tsx'

export type Checklist = z.output<typeof ownerChecklist.output>

/** Setup steps of a new shop; a step is hidden when it is done. */
export function OwnerChecklist({
  checklist: { open, doneCount },
  editable,
}: {
  checklist: Checklist
  editable: boolean
}) {
  if (open.length === 0) return null
  return (
    <StaffSection
      title="Before your first customer"
      aside={
        <span className="text-sm text-ink-3">
          {doneCount} of {STEPS.length} done
        </span>
      }
      className="rounded-lg border border-line p-4"
    >
      <ol className="grid gap-x-8 lg:grid-cols-2">
        {open.map((step) => {
          const { name, hint, to } = stepFacts[step]
          return (
            <li key={step} className="flex items-center justify-between gap-4 border-t border-line py-2">
              <span className="min-w-0">
                <TextLink to={to}>{name}</TextLink>
                <span className="block text-sm text-ink-3">{hint}</span>
              </span>
              {editable && (
                <ActionButton
                  label="Skip"
                  size="sm"
                  title={`Skip “${name}”?`}
                  description="It is removed from this list."
                  done="Step skipped"
                  send={() => callApi(skipStep, { step })}
                />
              )}
            </li>
          )
        })}
      </ol>
    </StaffSection>
  )
}
