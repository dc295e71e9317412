import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import type { BomLayout, BomRole, BomRows } from '../../reading/bom-table.ts'
import { RoleSelect } from './role-select.tsx'

type ColumnPreviewProps = {
  rows: BomRows
  names: string[]
  layout: BomLayout
  isLine: (row: number) => boolean
  onRole: (index: number, role: BomRole) => void
}

/** The sheet on a phone: one column at a time. */
export function ColumnPreview({ rows, names, layout, isLine, onRole }: ColumnPreviewProps) {
  const [chosen, setChosen] = useState(() => Math.max(0, layout.roles.indexOf('model')))
  const index = Math.min(chosen, layout.roles.length - 1)
  const role = layout.roles[index] ?? 'other'
  return (
    <section aria-label="One column at a time" className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Show column">
          <NativeSelect size="sm" value={index} onChange={(event) => setChosen(Number(event.target.value))}>
            {names.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              <option key={place} value={place}>
                {`${place + 1}. ${name || 'No heading'}`}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Content">
          <RoleSelect value={role} onChange={(next) => onRole(index, next)} />
        </Field>
      </div>
      <ol className="text-sm">
        {rows.map((cells, row) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            key={row}
            className={classNames(
              'flex gap-3 border-b border-line-2 py-1',
              row === layout.headerRow && 'bg-wash font-semibold',
              !isLine(row) && 'text-ink-3',
            )}
          >
            <span className="w-8 shrink-0 font-mono text-xs/5 text-ink-3">{row + 1}</span>
            <span className={classNames('min-w-0 wrap-anywhere', role === 'model' && 'font-mono')}>
              {cells[index] || '–'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
