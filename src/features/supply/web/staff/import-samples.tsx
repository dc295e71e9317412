import { useState } from 'react'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { ImportSample } from '../../supply.contract.ts'
import { describeChange } from './parts/describe-change.ts'
import type { ImportDetail } from './use-followed-import.ts'

const SHOWN = 10

const KINDS: ReadonlyArray<{
  action: ImportSample['action']
  name: string
  tone: BadgeTone
  count: 'changedCount' | 'newCount' | 'goneCount'
}> = [
  { action: 'changed', name: 'Changed', tone: 'promo', count: 'changedCount' },
  { action: 'new', name: 'New', tone: 'good', count: 'newCount' },
  { action: 'gone', name: 'Gone', tone: 'warn', count: 'goneCount' },
]

/** What the list does to parts, field by field: the first of each kind. */
export function ImportSamples({ found, samples }: { found: ImportDetail; samples: ImportSample[] }) {
  if (samples.length === 0) return null
  return (
    <StaffSection title="What changes">
      <div className="grid gap-6">
        {KINDS.map(({ action, name, tone, count }) => (
          <SampleTable
            key={action}
            name={name}
            tone={tone}
            samples={samples.filter((one) => one.action === action)}
            total={found[count]}
          />
        ))}
      </div>
    </StaffSection>
  )
}

type SampleTableProps = { name: string; tone: BadgeTone; samples: ImportSample[]; total: number }

function SampleTable({ name, tone, samples, total }: SampleTableProps) {
  const [all, setAll] = useState(false)
  if (samples.length === 0) return null
  const shown = samples.slice(0, all ? undefined : SHOWN)
  return (
    <div>
      <p className="pb-1 text-sm text-ink-3">
        <Badge tone={tone}>{name}</Badge>{' '}
        {shown.length < total && `${formatCount(shown.length)} of ${formatCount(total)}`}
      </p>
      <TableFrame caption={`${name} parts`} stacked>
        <thead>
          <tr>
            <Th>Part</Th>
            <Th>What</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map((sample) => (
            <tr key={`${sample.brandName} ${sample.model}`}>
              <Td className="py-1.5! sm:w-64">
                <span className="font-mono wrap-anywhere">{sample.model}</span>
                <span className="block text-xs text-ink-3">{sample.brandName}</span>
              </Td>
              <Td label="What" className="py-1.5! text-sm wrap-anywhere">
                {describeChange(sample).map((one) => (
                  <p key={one.name}>
                    {one.name}: {one.from !== '–' && <del className="text-ink-3">{one.from}</del>}
                    {one.from !== '–' && ' → '}
                    {one.to}
                  </p>
                ))}
              </Td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {!all && samples.length > SHOWN && (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          Show {formatCount(samples.length)}
        </Button>
      )}
    </div>
  )
}
