import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { applyImport, changeImportColumns } from '../../supply.contract.ts'
import { countChanges, nothingText } from './import-words.ts'
import type { ImportDetail } from './use-followed-import.ts'

/** A larger price change is shown as a warning before an import is applied. */
const LARGE_FACTOR = 10

/** Progress and the next action. */
export function ImportActions({ found }: { found: ImportDetail }) {
  const { importId, status } = found
  const readAgain = (
    <ActionButton
      label="Read again"
      title="Read the file again?"
      description="It is compared with the catalogue as it is now. Nothing is applied."
      done="The file is being read again"
      send={() => callApi(changeImportColumns, { importId, mapping: {} })}
    />
  )
  if (status === 'staged') return <Apply found={found} />
  if (status === 'applying')
    return (
      <StaffSection title="Applying">
        <Progress label="Changes applied" value={found.appliedSeq} max={found.plannedSeq} />
        <p className="py-2 text-sm text-ink-3">
          Parts change a thousand at a time. You can leave this page. If it does not progress, continue it.
        </p>
        <ActionButton
          label="Continue"
          title="Continue this import?"
          description="Only needed when its process was stopped, for example by a restart of the server."
          done="The import continues"
          send={() => callApi(applyImport, { importId })}
        />
      </StaffSection>
    )
  if (status === 'waiting' || status === 'staging')
    return (
      <StaffSection title="Reading">
        <Progress label="The file is being read" />
        <p className="py-2 text-sm text-ink-3">One import runs at a time. If this one never starts, read it again.</p>
        {readAgain}
      </StaffSection>
    )
  if (status === 'undoing')
    return (
      <StaffSection title="Undoing">
        <Progress label="Restoring the previous values" />
      </StaffSection>
    )
  return status === 'failed' ? <StaffSection title="Try again">{readAgain}</StaffSection> : null
}

function Apply({ found }: { found: ImportDetail }) {
  const changes = countChanges(found)
  const large = found.priceJumps.filter(({ factor }) => factor >= LARGE_FACTOR || factor <= 1 / LARGE_FACTOR).length
  if (changes === 0)
    return (
      <StaffSection title="Nothing to apply">
        <p className="text-ink-2">{nothingText(found)}</p>
      </StaffSection>
    )
  return (
    <StaffSection title="Before you apply">
      <ul className="grid gap-1 pb-3 text-sm text-ink-2">
        {large > 0 && (
          <li className="text-copper">
            {formatCount(large)} {large === 1 ? 'price changes' : 'prices change'} tenfold or more.
          </li>
        )}
        {found.goneCount > 0 && (
          <li className="text-copper">
            {formatCount(found.goneCount)} {found.goneCount === 1 ? 'part is' : 'parts are'} no longer in the list: not
            for sale, not deleted.
          </li>
        )}
        <li>Pieces reserved by open orders are kept.</li>
        <li>It can be undone as a whole until its parts are changed otherwise.</li>
      </ul>
      <ActionButton
        label={`Apply ${formatCount(changes)} ${changes === 1 ? 'change' : 'changes'}`}
        variant="primary"
        title={`Apply ${formatCount(changes)} ${changes === 1 ? 'change' : 'changes'} to the catalogue?`}
        description={`${formatCount(found.newCount)} new, ${formatCount(found.changedCount)} changed, ${formatCount(found.goneCount)} gone. The store shows them immediately.`}
        confirm="Apply"
        done="The import is being applied"
        send={() => callApi(applyImport, { importId: found.importId })}
      />
    </StaffSection>
  )
}

function Progress({ label, value, max }: { label: string; value?: number; max?: number }) {
  const known = value !== undefined && max !== undefined && max > 0
  return (
    <div>
      <progress aria-label={label} {...(known && { value, max })} className="h-2 w-full accent-link" />
      <p role="status" className="text-sm">
        {label}
        {known && `: ${formatCount(value)} of ${formatCount(max)}`}
      </p>
    </div>
  )
}
