import { type SubmitEvent, useState } from 'react'
import { reasonTexts } from '#features/bom/bom.rules.ts'
import { type BomGoods, bomAlternatives, matchBom } from '#features/bom/bom-matching.contract.ts'
import type { Verdict } from '#features/catalog/catalog.contract.ts'
import { retrieveGoods } from '#features/search/search.contract.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { useReading } from '#web/use-reading.ts'
import type { WorkLine } from '../bom-work.ts'
import { type Offer, PartOffers } from './part-offers.tsx'
import { SimilarByParameters } from './similar-by-parameters.tsx'

type PartChooserProps = {
  name: string
  found: WorkLine['found']
  /** Required pieces: parts with less stock are offered last. */
  orderCount: number
  onChosen: (goods: BomGoods, verdict?: Verdict) => void
}

/** Other candidates of a line: matches, alternatives, or a search. */
export function PartChooser({ name, found, orderCount, onChosen }: PartChooserProps) {
  const [searched, setSearched] = useState<Offer[]>()
  const [problem, setProblem] = useState<string>()
  const { busy, run } = useMutation(search, { onRefusal: (refusal) => setProblem(refusal.message) })
  const { goods } = found
  const alternatives = useReading(goods?.goodsId, async () => (goods ? findAlternatives(goods, orderCount) : []))
  const candidates = found.candidates.map((one) => ({ goods: one.goods, why: reasonTexts[one.match].label }))

  async function search(goodsModel: string) {
    setProblem(undefined)
    setSearched(await findParts(goodsModel))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const goodsModel = String(new FormData(event.currentTarget).get('goodsModel') ?? '').trim()
    if (goodsModel === '') return setProblem('Please enter any model!')
    return run(goodsModel)
  }

  const [ticking, setTicking] = useState(false)
  const choose = async ({ goods: chosen, verdict }: Offer) => onChosen(await completeGoods(chosen), verdict)
  const offers = { orderCount, onChosen: (offer: Offer) => void choose(offer) }
  return (
    <section
      aria-label={`Other parts for ${name}`}
      className="grid w-full gap-3 rounded-md border border-line bg-wash p-3"
    >
      <form noValidate onSubmit={submit} className="flex items-end gap-2">
        <Field label={`Search for another part for ${name}`} labelHidden error={problem} className="flex-1">
          <TextInput name="goodsModel" size="sm" mono maxLength={200} autoComplete="off" placeholder="Part number" />
        </Field>
        <Button type="submit" size="sm" loading={busy} className={problem ? 'mb-6' : ''}>
          Search
        </Button>
      </form>
      <div role="status" className="empty:hidden">
        {searched && (
          <PartOffers
            title={
              searched.length > 0 ? 'Found' : 'No part number in the catalogue begins with this. Try a shorter one.'
            }
            list={searched}
            {...offers}
          />
        )}
      </div>
      {candidates.length > 0 && <PartOffers title="Other matches" list={candidates} {...offers} />}
      {goods && alternatives.state === 'loading' && (
        <Loading label="Searching for alternatives">
          <Skeleton className="h-6" />
        </Loading>
      )}
      {alternatives.state === 'ready' && alternatives.value.length > 0 && (
        <PartOffers title="Alternatives" list={alternatives.value} {...offers} />
      )}
      {alternatives.state === 'ready' && alternatives.value.length + candidates.length === 0 && !searched && (
        <p className="text-sm text-ink-3">No other suitable part is known. Search for one by its number.</p>
      )}
      {goods && !ticking && (
        <Button size="sm" variant="quiet" className="-ml-2 w-fit" onClick={() => setTicking(true)}>
          Find similar parts by parameters
        </Button>
      )}
      {goods && ticking && <SimilarByParameters goods={goods} {...offers} />}
    </section>
  )
}

/** Numbers that begin alike, each as a part that can be priced. */
async function findParts(goodsModel: string): Promise<Offer[]> {
  const { list } = await callApi(retrieveGoods, { goodsModel, limit: 8 })
  if (list.length === 0) return []
  const lines = list.map((goods) => ({ model: goods.goodsModel, brandName: goods.brand.brandName }))
  const matched = await callApi(matchBom, { lines })
  return matched.list.flatMap(({ goods }) => (goods ? [{ goods, why: '' }] : []))
}

/** Search results lack packagings, which the price depends on, so the part is read again. */
async function completeGoods(goods: BomGoods): Promise<BomGoods> {
  if (goods.packaging) return goods
  const lines = [{ model: goods.goodsModel, brandName: goods.brand.brandName }]
  const { list } = await callApi(matchBom, { lines })
  return list[0]?.goods?.goodsId === goods.goodsId ? list[0].goods : goods
}

/** Replacements first, and of them those with enough stock. */
async function findAlternatives({ goodsModel, brand }: BomGoods, orderCount: number): Promise<Offer[]> {
  const { list } = await callApi(bomAlternatives, { goodsModel, brandName: brand.brandName, pageSize: 8 })
  const rank = (goods: (typeof list)[number]) =>
    Number(goods.verdict.kind !== 'replacement') * 2 + Number(goods.stockCount < orderCount)
  return list.toSorted((a, b) => rank(a) - rank(b)).map((goods) => ({ goods, why: '', verdict: goods.verdict }))
}
