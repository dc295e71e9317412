import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { type BulkPreview, changeBulk } from '#features/supply/staff-bulk.contract.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { IMPORTS } from '../import-words.ts'
import { SampleTable } from './bulk-lists.tsx'
import { type BulkQuery, bulkInputOf, bulkSearch } from './bulk-query.ts'
import { BULK, PARTS } from './part-addresses.ts'

const parts = (count: number) => `${formatCount(count)} ${count === 1 ? 'part' : 'parts'}`

type PreviewProps = { query: BulkQuery; preview: BulkPreview | undefined }

export function BulkPreviewSection({ query, preview }: PreviewProps) {
  if (!preview)
    return (
      <p className="rounded-lg border border-dashed border-line px-4 py-8 text-center text-ink-3">
        Choose a manufacturer or a category, and what to change.
      </p>
    )
  const { scope, what, partCount, isLowerBound, changeCount, leftOut, samples } = preview
  return (
    <StaffSection
      title={`${scope}: ${parts(partCount)}${isLowerBound ? ' or more' : ''}, ${what}`}
      aside={<ApplyButton query={query} preview={preview} />}
    >
      {changeCount === null && <AboveLimit query={query} preview={preview} />}
      {changeCount !== null && (
        <ul className="pb-2 text-sm text-ink-2">
          {changeCount === 0 && <li>No part would be different.</li>}
          {leftOut.map(({ reason, count }) => (
            <li key={reason}>
              {parts(count)} {count === 1 ? 'stays' : 'stay'} as {count === 1 ? 'it is' : 'they are'}: {reason}
            </li>
          ))}
        </ul>
      )}
      {samples.length > 0 && <SampleTable samples={samples} total={changeCount ?? partCount} />}
    </StaffSection>
  )
}

function ApplyButton({ query, preview }: { query: BulkQuery; preview: BulkPreview }) {
  const { scope, what, partCount, changeCount } = preview
  const can = useCan()
  if (!can('parts.write') || !changeCount) return null
  return (
    <ActionButton
      label={`Change ${parts(changeCount)}`}
      variant="primary"
      title={`Change ${parts(changeCount)} of ${scope}?`}
      description={`${what}. The store shows it at once. Orders keep what they have. It can be undone.`}
      confirm="Change"
      done="Parts changed"
      send={() => callApi(changeBulk, { ...bulkInputOf(query), partCount })}
    />
  )
}

/** Says so before anybody tries, with two ways on. */
function AboveLimit({ query, preview: { limit, narrower } }: { query: BulkQuery; preview: BulkPreview }) {
  return (
    <div className="pb-4">
      <Callout tone="warn">
        <p>
          At most {formatCount(limit)} parts can be changed at once. Narrow the list, or{' '}
          <TextLink to={`${PARTS}?${bulkSearch({ ...query, value: '', multiple: '' })}`}>export these parts</TextLink>,
          change the column, and <TextLink to={IMPORTS}>import the file</TextLink>.
        </p>
        {narrower.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-2">
            {narrower.map(({ brandId, categoryId, name, count }) => (
              <li key={`${brandId} ${categoryId}`}>
                <TextLink to={`${BULK}?${bulkSearch({ ...query, brandId, categoryId })}`}>{name}</TextLink>{' '}
                <span className="font-mono text-xs">{formatCount(count)}</span>
              </li>
            ))}
          </ul>
        )}
      </Callout>
    </div>
  )
}
