import { type SubmitEvent, useState } from 'react'
import type { Alternative } from '#features/catalog/catalog.contract.ts'
import { enquiryAddress } from '#features/catalog/web/addresses.ts'
import { VerdictNote } from '#features/catalog/web/verdict-note.tsx'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { reasonTexts } from '../../bom.rules.ts'
import { bomAlternatives } from '../../bom-matching.contract.ts'

type Answer = { asked: string } & Awaited<ReturnType<typeof ask>>

const ask = (goodsModel: string) => callApi(bomAlternatives, { goodsModel, pageSize: 20 })

/** Alternative solutions: a part number in, its alternatives out. */
export function AlternativeFinder() {
  const [problem, setProblem] = useState<string>()
  const [answer, setAnswer] = useState<Answer>()
  const { busy, run } = useMutation(find, { onRefusal: (refusal) => setProblem(refusal.message) })

  async function find(asked: string) {
    setProblem(undefined)
    setAnswer({ asked, ...(await ask(asked)) })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = String(new FormData(event.currentTarget).get('goodsModel') ?? '').trim()
    if (asked === '') return setProblem('Please enter any model!')
    return run(asked)
  }

  return (
    <section aria-labelledby="alternatives" className="border-t border-line pt-8">
      <h2 id="alternatives" className="text-xl">
        Alternative solutions
      </h2>
      <p className="max-w-160 pt-1 text-ink-2">
        Obsolete, too expensive or long lead time? Enter a part number to see parts with the same function and
        footprint.
      </p>
      <form noValidate onSubmit={submit} className="flex max-w-140 items-end gap-2 pt-4">
        <Field label="Part number" error={problem} className="flex-1">
          <TextInput name="goodsModel" mono maxLength={200} autoComplete="off" spellCheck={false} />
        </Field>
        <Button type="submit" loading={busy} className={problem ? 'mb-6' : ''}>
          Find alternatives
        </Button>
      </form>
      <div aria-live="polite" className="pt-4">
        {answer && <Alternatives {...answer} />}
      </div>
    </section>
  )
}

function Alternatives({ asked, goods, match, list, totalCount, replacementCount }: Answer) {
  if (!goods)
    return (
      <Callout tone="warn">
        No part similar to {asked} found.{' '}
        <TextLink to={enquiryAddress(asked)} inline>
          Ask us for it
        </TextLink>
      </Callout>
    )
  return (
    <div className="grid gap-3">
      <p>
        <TextLink to={`/goods/detail/${goods.goodsId}`} tone="ink">
          <ModelText model={goods.goodsModel} />
        </TextLink>{' '}
        of {goods.brand.brandName}
        {match !== 'exact' && <span className="text-ink-3"> ({reasonTexts[match].label.toLowerCase()})</span>}:{' '}
        {totalCount === 0
          ? 'no part in the catalogue has the same function and footprint.'
          : `${replacementCount} of ${totalCount} alternatives can replace it without being worse in a stated rating.`}
      </p>
      {list.length > 0 && <AlternativeTable list={list} />}
    </div>
  )
}

function AlternativeTable({ list }: { list: Alternative[] }) {
  return (
    <TableFrame caption="Alternatives" stacked>
      <thead>
        <tr>
          <Th>Part</Th>
          <Th>Can it replace?</Th>
          <Th>Manufacturer</Th>
          <Th>Package</Th>
          <Th numeric>In stock</Th>
          <Th>Description</Th>
        </tr>
      </thead>
      <tbody>
        {list.map((goods) => (
          <tr key={goods.goodsId}>
            <Td label="Part">
              <TextLink to={`/goods/detail/${goods.goodsId}`} tone="ink">
                <ModelText model={goods.goodsModel} />
              </TextLink>
            </Td>
            <Td label="Can it replace?">
              <VerdictNote verdict={goods.verdict} />
            </Td>
            <Td label="Manufacturer">{goods.brand.brandName}</Td>
            <Td label="Package">{goods.package}</Td>
            <Td label="In stock" numeric>
              <Count value={goods.stockCount} />
            </Td>
            <Td label="Description">{goods.introduce}</Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
