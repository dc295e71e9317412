import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { type BomLayout, type BomRole, bomRoles, roleLabels } from '../../reading/bom-table.ts'

type ColumnSummaryProps = {
  /** Of the columns, as their headings give them. */
  names: string[]
  layout: BomLayout
  /** Undefined: no column has this role. */
  onRole: (role: BomRole, index: number | undefined) => void
  onDecimalSign: (sign: BomLayout['decimalSign']) => void
  /** Some quantities can be read in two ways. */
  asksCounts: boolean
}

const SHOWN: readonly BomRole[] = bomRoles.filter((role) => role !== 'other')

/** Every role with its column, editable: easier to read than headings above a wide sheet. */
export function ColumnSummary({ names, layout, onRole, onDecimalSign, asksCounts }: ColumnSummaryProps) {
  const nameOf = (index: number) => names[index] || `Column ${index + 1}`
  return (
    <section aria-labelledby="columns" className="grid gap-3 rounded-lg border border-line p-4">
      <h2 id="columns" className="text-base font-medium">
        Columns
      </h2>
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {SHOWN.map((role) => {
          const [first, ...others] = [...layout.roles.keys()].filter((index) => layout.roles[index] === role)
          return (
            <Field
              key={role}
              label={roleLabels[role]}
              hint={others.length > 0 ? `and ${others.map(nameOf).join(', ')}` : undefined}
            >
              <NativeSelect
                size="sm"
                value={first ?? ''}
                onChange={(event) => onRole(role, event.target.value === '' ? undefined : Number(event.target.value))}
              >
                <option value="">None</option>
                {layout.roles.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                  <option key={index} value={index}>
                    {nameOf(index)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )
        })}
        {(asksCounts || layout.decimalSign !== undefined) && (
          <Field label="Quantities like 1,000" hint="Thousands or decimals in 1.000 and 1,000.">
            <NativeSelect
              size="sm"
              value={layout.decimalSign ?? ''}
              onChange={(event) => onDecimalSign(signs.find((sign) => sign === event.target.value))}
            >
              <option value="">Ask line by line</option>
              <option value=".">1.000 is one, 1,000 a thousand</option>
              <option value=",">1,000 is one, 1.000 a thousand</option>
            </NativeSelect>
          </Field>
        )}
      </div>
    </section>
  )
}

const signs = ['.', ','] as const
