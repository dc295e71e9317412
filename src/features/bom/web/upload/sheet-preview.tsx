import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TableFrame } from '#web/ui/tables/table.tsx'
import type { BomLayout, BomRole, BomRows, SkippedRow } from '../../reading/bom-table.ts'
import { columnNames } from '../../reading/detect.rules.ts'
import { ColumnPreview } from './column-preview.tsx'
import { RoleSelect } from './role-select.tsx'

const SHOWN = 25
const MORE = 100

type SheetPreviewProps = {
  rows: BomRows
  layout: BomLayout
  skipped: SkippedRow[]
  onRole: (index: number, role: BomRole) => void
}

/** The sheet with the role of each column. Skipped rows are grey. */
export function SheetPreview({ rows, layout, skipped, onRole }: SheetPreviewProps) {
  const [shown, setShown] = useState(SHOWN)
  const left = new Set(skipped.map(({ row }) => row))
  const isLine = (row: number) =>
    row >= layout.firstRow && row <= layout.lastRow && row !== layout.headerRow && !left.has(row)
  return (
    <div className="grid gap-3 *:min-w-0">
      <div className="sm:hidden">
        <ColumnPreview
          rows={rows.slice(0, shown)}
          names={columnNames(rows, layout.headerRow)}
          layout={layout}
          isLine={isLine}
          onRole={onRole}
        />
      </div>
      <div className="max-sm:hidden">
        <TableFrame caption="Your bill of materials as it was read">
          <thead>
            <tr>
              <th scope="col" className="px-2 text-left text-xs font-medium text-ink-3">
                Row
              </th>
              {layout.roles.map((role, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                <th key={index} scope="col" className="min-w-36 px-1 pb-2 text-left align-bottom font-normal">
                  <RoleSelect
                    aria-label={`Column ${index + 1}${headingOf(rows, layout, index)}`}
                    value={role}
                    onChange={(next) => onRole(index, next)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="text-sm">
            {rows.slice(0, shown).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
              <PreviewRow key={row} row={row} cells={cells} layout={layout} isLine={isLine(row)} />
            ))}
          </tbody>
        </TableFrame>
      </div>
      {rows.length > shown && (
        <p>
          <Button size="sm" variant="quiet" onClick={() => setShown(shown + MORE)}>
            Show more of the {rows.length} rows
          </Button>
        </p>
      )}
    </div>
  )
}

type PreviewRowProps = { row: number; cells: readonly string[]; layout: BomLayout; isLine: boolean }

function PreviewRow({ row, cells, layout, isLine }: PreviewRowProps) {
  return (
    <tr className={classNames(row === layout.headerRow && 'bg-wash font-semibold', !isLine && 'text-ink-3')}>
      <th scope="row" className="border-b border-line-2 px-2 py-1 text-left font-mono text-xs font-normal text-ink-3">
        {row + 1}
      </th>
      {layout.roles.map((role, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
          key={index}
          title={(cells[index] ?? '').length > 32 ? cells[index] : undefined}
          className={classNames(
            'max-w-72 truncate border-b border-line-2 px-2 py-1',
            role === 'model' && 'font-mono',
            role === 'other' && 'text-ink-3',
          )}
        >
          {cells[index] ?? ''}
        </td>
      ))}
    </tr>
  )
}

const headingOf = (rows: BomRows, { headerRow }: BomLayout, index: number) => {
  const heading = rows[headerRow]?.[index]
  return heading ? `, ${heading}` : ''
}
