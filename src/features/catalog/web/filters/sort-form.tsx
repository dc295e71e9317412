import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'

type SortFormProps = Pick<ComponentProps<typeof NativeSelect>, 'value' | 'defaultValue' | 'onChange'> & {
  action: string
  /** The rest of the address, sent along. */
  rest: ReadonlyArray<readonly [name: string, value: string]>
  /** What a list can be sorted by, with the name of each. */
  orders: Record<string, string>
  /** Further options, before the others. */
  children?: ReactNode
}

/** Works without scripts by its button; with scripts, choosing is enough. */
export function SortForm({ action, rest, orders, children, ...select }: SortFormProps) {
  return (
    <Form method="get" action={action} className="flex items-center gap-2">
      {rest.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-sm text-ink-3">
        Sort
      </label>
      <NativeSelect id="sort" name="sort" size="sm" {...select} className="w-44">
        {children}
        {Object.entries(orders).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <span className="hidden noscript:block">
        <Button type="submit" size="sm">
          Sort
        </Button>
      </span>
    </Form>
  )
}
