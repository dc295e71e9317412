import type { z } from 'zod'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { type BulkChange, type previewPrices, undoPrices } from '#features/supply/staff-prices.contract.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { partAddress } from './part-addresses.ts'

type Samples = z.output<typeof previewPrices.output>['samples']

export function SampleTable({ samples, total }: { samples: Samples; total: number }) {
  return (
    <TableFrame caption="Prices now and then" stacked>
      <thead>
        <tr>
          <Th>Part{samples.length < total && ` (the ${samples.length} most asked for)`}</Th>
          <Th>Manufacturer</Th>
          <Th numeric>First price now</Th>
          <Th numeric>Then</Th>
          <Th numeric>Lowest now</Th>
          <Th numeric>Then</Th>
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
            <Td label="First price now" numeric className="py-1.5! font-mono whitespace-nowrap text-ink-2">
              {one.oldPrice} {one.currency}
            </Td>
            <Td label="Then" numeric className="py-1.5! font-mono">
              {one.newPrice}
            </Td>
            <Td label="Lowest now" numeric className="py-1.5! font-mono text-ink-2">
              {one.oldLowest}
            </Td>
            <Td label="Then" numeric className="py-1.5! font-mono">
              {one.newLowest}
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

/** Earlier bulk price changes, each with an undo button. */
export function PriceChangeList({ changes, editable }: { changes: BulkChange[]; editable: boolean }) {
  return (
    <StaffSection title="Earlier changes">
      {changes.length === 0 ? (
        <p className="text-ink-3">None yet.</p>
      ) : (
        <ol>
          {changes.map((one) => (
            <li key={one.bulkId} className="border-t border-line py-2 first:border-t-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">
                  {one.scope}, {one.percent.startsWith('-') ? one.percent.replace('-', '−') : `+${one.percent}`} %
                </span>
                {one.undoneAt && <Badge tone="warn">Undone</Badge>}
              </p>
              <p className="text-sm text-ink-3">
                {formatCount(one.partCount)} {one.partCount === 1 ? 'part' : 'parts'}, <Moment at={one.at} withTime />,{' '}
                <span className="wrap-anywhere">{one.who}</span>
                {one.keptCount > 0 && `; ${one.keptCount} had changed since and stayed`}
              </p>
              {editable && !one.undoneAt && (
                <ActionButton
                  label="Undo"
                  size="sm"
                  title={`Undo the price change of ${one.scope}?`}
                  description="Parts whose prices have changed since stay as they are."
                  done="Prices are back"
                  send={() => callApi(undoPrices, { bulkId: one.bulkId })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </StaffSection>
  )
}
