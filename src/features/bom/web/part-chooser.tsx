import { type SubmitEvent, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Count } from '../../../web/ui/count.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { ModelText } from '../../../web/ui/model-text.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { retrieveGoods } from '../../search/search.contract.ts'
import { reasonTexts } from '../bom.rules.ts'
import { type BomGoods, matchBom } from '../bom-matching.contract.ts'
import type { WorkLine } from './bom-work.ts'

type PartChooserProps = { name: string; found: WorkLine['found']; onChosen: (goods: BomGoods) => void }

type Offer = { goods: BomGoods; why: string }

/** What else a line may be: other matches, parts that can stand in, or whatever is searched for. */
export function PartChooser({ name, found, onChosen }: PartChooserProps) {
  const [searched, setSearched] = useState<Offer[]>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const known: Offer[] = [
    ...found.candidates.map(({ goods, match }) => ({ goods, why: reasonTexts[match].label })),
    ...found.alternatives.map((goods) => ({ goods, why: 'Can stand in' })),
  ]

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The row stands in no form, but a form above must not hear of it.
    event.stopPropagation()
    const goodsModel = String(new FormData(event.currentTarget).get('goodsModel') ?? '').trim()
    if (goodsModel === '') return setProblem('Please enter any model!')
    setBusy(true)
    setProblem(undefined)
    try {
      setSearched(await findParts(goodsModel))
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section
      aria-label={`Other parts for ${name}`}
      className="grid w-full gap-2 rounded-md border border-line bg-wash p-3"
    >
      <Offers offers={searched ?? known} onChosen={onChosen} />
      {searched?.length === 0 && <p className="text-sm text-ink-3">Nothing in the catalogue begins like this.</p>}
      <form noValidate onSubmit={search} className="flex items-end gap-2">
        <Field label="Search for another part" labelHidden error={problem} className="flex-1">
          <TextInput name="goodsModel" size="sm" mono maxLength={200} autoComplete="off" placeholder="Part number" />
        </Field>
        <Button type="submit" size="sm" loading={busy}>
          Search
        </Button>
      </form>
    </section>
  )
}

function Offers({ offers, onChosen }: { offers: Offer[]; onChosen: (goods: BomGoods) => void }) {
  return (
    <ul className="grid gap-1">
      {offers.map(({ goods, why }) => (
        <li key={goods.goodsId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <ModelText model={goods.goodsModel} />
          <span className="text-xs text-ink-3">
            {goods.brand.brandName}, {goods.package}, <Count value={goods.stockCount} /> in stock. {why}
          </span>
          <Button
            size="sm"
            className="ml-auto h-7!"
            onClick={() => onChosen(goods)}
            aria-label={`Take ${goods.goodsModel}`}
          >
            Take
          </Button>
        </li>
      ))}
    </ul>
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
