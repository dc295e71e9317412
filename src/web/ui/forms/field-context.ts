import { createContext, use } from 'react'

export type FieldWiring = {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

type ControlProps = {
  id?: string
  'aria-label'?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** What a control inside a `Field` says about itself; its own props win, descriptions are added up. */
export function useFieldControl<P extends ControlProps>(props: P): P & ControlProps {
  const field = use(FieldContext)
  if (!field) return props
  const describedBy = [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ')
  return {
    ...props,
    id: props.id ?? field.controlId,
    required: props.required ?? (field.required || undefined),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  }
}
