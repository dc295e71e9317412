import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import type { Problems } from '#web/use-form.ts'
import type { Supplier } from '../../staff-purchasing.contract.ts'

type SupplierFieldProps = {
  suppliers: readonly Pick<Supplier, 'supplierId' | 'name' | 'currency'>[]
  problems: Problems
  chosen?: number
}

export function SupplierField({ suppliers, problems, chosen }: SupplierFieldProps) {
  return (
    <Field label="Supplier" error={problems.supplierId} required>
      <NativeSelect name="supplierId" defaultValue={chosen ?? ''}>
        {chosen === undefined && <option value="">Please choose</option>}
        {suppliers.map(({ supplierId, name, currency }) => (
          <option key={supplierId} value={supplierId}>
            {name} ({currency})
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
