import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { categoryAddress } from '../../addresses/category-address.rules.ts'
import type { GoodsDetail } from '../../catalog.contract.ts'
import { similarAddress, similarRows } from './similar-choice.ts'

/**
 * The parameters of a part, each with a box: ticked ones lead to what else has them. A plain form of the category page, so
 * that it also works before any script has loaded.
 */
export function SimilarParts({ goods }: { goods: GoodsDetail }) {
  const navigate = useNavigate()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const rows = similarRows(goods)
  const { categoryId, categoryName } = goods.category

  function tick(field: string, on: boolean) {
    const changed = new Set(ticked)
    if (on) changed.add(field)
    else changed.delete(field)
    setTicked(changed)
  }

  async function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const quantity = Number(new FormData(event.currentTarget).get('quantity'))
    const chosen = rows.filter(({ field }) => ticked.has(field))
    await navigate(
      similarAddress(categoryId, chosen, Number.isInteger(quantity) && quantity > 0 ? quantity : undefined),
    )
  }

  return (
    <form method="get" action={categoryAddress(categoryId)} onSubmit={find}>
      <ul>
        {rows.map(({ field, name, value, parameters, packageId }) => (
          <li
            key={field}
            className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-x-4 border-t border-line-2 py-1 first:border-t-0"
          >
            <Checkbox
              label={<span className="text-ink-3">{name}</span>}
              name={field}
              value={packageId ?? parameters[0]?.valueIds?.[0]}
              checked={ticked.has(field)}
              onChange={(event) => tick(field, event.target.checked)}
            />
            <span className="min-w-0 self-center wrap-anywhere">{value}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line-2 pt-3">
        <Button type="submit" size="sm">
          Find similar parts{ticked.size > 0 && ` (${ticked.size})`}
        </Button>
        <span className="flex items-center gap-2 text-sm text-ink-3">
          priced at
          <TextInput
            name="quantity"
            aria-label="Quantity to price at"
            inputMode="numeric"
            mono
            size="sm"
            defaultValue={goods.count}
            className="w-20!"
          />
          pieces
        </span>
        <p className="basis-full text-xs text-ink-3">
          Select the values that must be the same: {categoryName} with these values are listed with price, stock and Add
          to cart.
        </p>
      </div>
    </form>
  )
}
