import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { removeSynonym, type TaughtWord } from '../../staff-search.contract.ts'

export function TaughtWords({ words, editable }: { words: TaughtWord[]; editable: boolean }) {
  if (words.length === 0) return <p className="text-ink-3">None yet.</p>
  return (
    <ul>
      {words.map(({ phrase, meaning, who, at }) => (
        <li
          key={`${phrase} ${meaning}`}
          className="flex items-start gap-3 border-t border-line py-1.5 first:border-t-0"
        >
          <span className="min-w-0 grow wrap-anywhere">
            {phrase} → {meaning}
            <span className="block text-xs text-ink-3">
              {who}, <Moment at={at} />
            </span>
          </span>
          {editable && (
            <ActionButton
              label="Remove"
              size="sm"
              title={`Remove the synonym “${phrase}” for “${meaning}”?`}
              done="Synonym removed"
              send={() => callApi(removeSynonym, { phrase, meaning })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
