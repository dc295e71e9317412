import { ActionButton } from '#features/staff/web/action-button.tsx'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { callApi } from '#web/call.ts'
import { answerMiss } from '../../staff-search.contract.ts'

const ANSWERS = [
  { answer: 'to_order', label: 'To order', done: 'Marked as to order' },
  { answer: 'not_offered', label: 'Not offered', done: 'Marked as not offered' },
] as const

type ChosenMissesProps = { queries: string[]; editable: boolean }

/** What can be done about several open searches at once. */
export function ChosenMisses({ queries, editable }: ChosenMissesProps) {
  if (queries.length === 0) return null
  const count = queries.length === 1 ? '1 search' : `${queries.length} searches`
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm">{queries.length} chosen</span>
      {editable &&
        ANSWERS.map(({ answer, label, done }) => (
          <ActionButton
            key={answer}
            label={label}
            size="sm"
            title={`Mark ${count} as ${label.toLowerCase()}?`}
            done={done}
            send={async () => {
              for (const query of queries) await callApi(answerMiss, { query, answer })
            }}
          />
        ))}
      <AssignChosen kind="search" subjects={queries} />
    </div>
  )
}
