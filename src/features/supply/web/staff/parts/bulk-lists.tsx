import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { type BulkChange, type BulkSample, undoBulk } from '#features/supply/staff-bulk.contract.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { partAddress } from './part-addresses.ts'

/** Some parts with what they have and what they would get. */
export function SampleTable({ samples, total }: { samples: BulkSample[]; total: number }) {
  const names = samples[0]?.fields.map(({ name }) => name) ?? []
  return (
    <TableFrame caption="Now and then" stacked>
      <thead>
        <tr>
          <Th>Part{samples.length < total && ` (the ${samples.length} most asked for)`}</Th>
          <Th>Manufacturer</Th>
          {names.flatMap((name) => [
            <Th key={name} numeric>
              {name} now
            </Th>,
            <Th key={`${name} then`} numeric>
              Then
            </Th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {samples.map((one) => (
          <tr key={one.goodsId}>
            <Td className="py-1.5!">
              <TextLink to={partAddress(one.goodsId)} className="font-mono wrap-anywhere">
                {one.model}
              </TextLink>
            </Td>
            <Td label="Manufacturer" className="py-1.5! text-ink-2">
              {one.brandName}
            </Td>
            {one.fields.flatMap(({ name, before, after }) => [
              <Td key={name} label={`${name} now`} numeric className="py-1.5! text-ink-2">
                {before}
              </Td>,
              <Td
                key={`${name} then`}
                label="Then"
                numeric
                className={before === after ? 'py-1.5! text-ink-3' : 'py-1.5! font-medium'}
              >
                {after}
              </Td>,
            ])}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

/** Earlier bulk changes, each with an undo button. */
export function BulkChangeList({ changes, editable }: { changes: BulkChange[]; editable: boolean }) {
  return (
    <StaffSection title="Earlier changes">
      {changes.length === 0 ? (
        <p className="text-ink-3">None yet.</p>
      ) : (
        <ol>
          {changes.map((one) => (
            <li key={one.bulkId} className="border-t border-line py-2 first:border-t-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium wrap-anywhere">
                  {one.scope}: {one.what}
                </span>
                {one.undoneAt && <Badge tone="warn">Undone</Badge>}
              </p>
              <p className="text-sm text-ink-3">
                {formatCount(one.partCount)} {one.partCount === 1 ? 'part' : 'parts'}, <Moment at={one.at} withTime />,{' '}
                <span className="wrap-anywhere">{one.who}</span>
                {one.keptCount > 0 && `; ${formatCount(one.keptCount)} had changed since and were kept`}
              </p>
              {editable && !one.undoneAt && (
                <ActionButton
                  label="Undo"
                  size="sm"
                  title={`Undo “${one.what}” of ${one.scope}?`}
                  description="Parts that have changed since are not affected. Sales since then stay counted."
                  done="Change undone"
                  send={() => callApi(undoBulk, { bulkId: one.bulkId })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </StaffSection>
  )
}
