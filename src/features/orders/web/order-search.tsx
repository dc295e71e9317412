import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { StatusFilter } from '../order-status.rules.ts'
import { MY_ORDERS } from './order-addresses.ts'

/** As much as the search takes. */
export const MAX_KEYWORD_LENGTH = 100

type OrderSearchProps = { status: StatusFilter; keyword: string; placedBy: number | undefined }

export function OrderSearch({ status, keyword, placedBy }: OrderSearchProps) {
  return (
    <Form action={MY_ORDERS} role="search" aria-label="Search orders" className="flex grow gap-2 sm:max-w-100">
      {status !== 0 && <input type="hidden" name="status" value={status} />}
      {placedBy !== undefined && <input type="hidden" name="placedBy" value={placedBy} />}
      <Field label="Search orders" labelHidden className="grow">
        <TextInput
          name="keyword"
          type="search"
          placeholder="Order, PO or part"
          defaultValue={keyword}
          maxLength={MAX_KEYWORD_LENGTH}
          autoComplete="off"
          lead={<Search aria-hidden="true" />}
        />
      </Field>
      <Button type="submit">Search</Button>
    </Form>
  )
}
