import { type SubmitEvent, useState } from 'react'
import type { BomGoods } from '#features/bom/bom-matching.contract.ts'
import { alternativeVerdict, goodsDetail } from '#features/catalog/catalog.contract.ts'
import { categoryGoods } from '#features/catalog/filters.contract.ts'
import { type SimilarRow, similarRows } from '#features/catalog/web/goods/similar-choice.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { useReading } from '#web/use-reading.ts'
import { type Offer, PartOffers } from './part-offers.tsx'

const MAX_FOUND = 8

type SimilarByParametersProps = {
  goods: BomGoods
  orderCount: number
  onChosen: (offer: Offer) => void
}

/** Finds parts that share the selected parameters, each with its differences. */
export function SimilarByParameters({ goods, orderCount, onChosen }: SimilarByParametersProps) {
  const detail = useReading(goods.goodsId, () => callApi(goodsDetail, { goodsId: goods.goodsId }))
  const [offers, setOffers] = useState<Offer[]>()
  const { busy, run } = useMutation(find, { onRefusal: showError })

  async function find(chosen: SimilarRow[], categoryId: number) {
    setOffers(await findSimilar({ goodsId: goods.goodsId, categoryId, chosen, orderCount }))
  }

  if (detail.state === 'failed') return <p className="text-sm text-bad">{detail.message}</p>
  if (detail.state !== 'ready')
    return (
      <Loading label="Loading the parameters">
        <Skeleton className="h-6" />
      </Loading>
    )
  const rows = similarRows(detail.value)
  const { categoryId } = detail.value.category

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    return run(
      rows.filter(({ field }) => ticked.has(field)),
      categoryId,
    )
  }

  return (
    <div className="grid gap-2">
      <form onSubmit={submit} className="grid gap-2">
        <fieldset className="grid gap-x-4 sm:grid-cols-2">
          <legend className="pb-1 text-xs font-medium text-ink-3">Must be the same as in {goods.goodsModel}</legend>
          {rows.map(({ field, name, value }) => (
            <Checkbox
              key={field}
              name={field}
              label={
                <span className="text-sm">
                  <span className="text-ink-3">{name}</span> {value}
                </span>
              }
            />
          ))}
        </fieldset>
        <Button type="submit" size="sm" loading={busy} className="w-fit">
          Find similar parts
        </Button>
      </form>
      <div role="status" className="empty:hidden">
        {offers && (
          <PartOffers
            title={offers.length > 0 ? 'Similar parts' : 'No other part has all these values. Select fewer.'}
            list={offers}
            orderCount={orderCount}
            onChosen={onChosen}
          />
        )}
      </div>
    </div>
  )
}

interface Wanted {
  goodsId: number
  categoryId: number
  chosen: readonly SimilarRow[]
  orderCount: number
}

async function findSimilar({ goodsId, categoryId, chosen, orderCount }: Wanted): Promise<Offer[]> {
  const { list } = await callApi(categoryGoods, {
    categoryId,
    parameters: chosen.flatMap((row) => row.parameters),
    packageIds: chosen.flatMap((row) => row.packageId ?? []),
    quantity: Math.max(1, orderCount),
    pageSize: MAX_FOUND + 1,
  })
  const others = list.filter((goods) => goods.goodsId !== goodsId).slice(0, MAX_FOUND)
  return Promise.all(
    others.map(async (goods) => {
      const { verdict } = await callApi(alternativeVerdict, { goodsId, otherGoodsId: goods.goodsId })
      return { goods, why: '', verdict }
    }),
  )
}
