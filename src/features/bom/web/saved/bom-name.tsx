import { Field } from '#web/ui/forms/field.tsx'
import { TextInput, type TextInputProps } from '#web/ui/forms/text-input.tsx'
import { useForm } from '#web/use-form.ts'

/** A form that holds a `BomNameField` and nothing else to fill in: so a refusal of the server is about the name. */
export function useBomName(keep: (name: string) => Promise<void>) {
  const { problems, refusal, busy, submit } = useForm({
    check: ({ text }): Record<string, string> => (text('name') === '' ? { name: 'Please give the BOM a name.' } : {}),
    send: ({ text }) => keep(text('name')),
  })
  return { problem: problems.name ?? refusal?.message, busy, submit }
}

type BomNameFieldProps = Omit<Parameters<typeof Field>[0], 'children'> & {
  name: string
  input?: Pick<TextInputProps, 'ref' | 'onKeyDown'>
}

export function BomNameField({ name, input, ...field }: BomNameFieldProps) {
  return (
    <Field {...field}>
      <TextInput {...input} name="name" maxLength={100} autoComplete="off" defaultValue={name} />
    </Field>
  )
}
