import { useId, useState } from 'react'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useReading } from '#web/use-reading.ts'
import { type CatalogueOffer, findParts } from '../../staff-rfq.contract.ts'

type PartFinderProps = {
  asked: string
  enquiryNo: string
  isChosen: boolean
  onChoose: (offer: CatalogueOffer) => void
}

const MIN_LENGTH = 2

/** Finds the part to offer: the requested one under another name, or an alternative. */
export function PartFinder({ asked, enquiryNo, isChosen, onChoose }: PartFinderProps) {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button
        size="sm"
        variant={isChosen ? 'quiet' : 'secondary'}
        className={isChosen ? '-ml-3' : ''}
        onClick={() => setOpen(true)}
      >
        {isChosen ? 'Offer another part' : 'Choose a part to offer'}
      </Button>
    )
  return (
    <Finder
      asked={asked}
      enquiryNo={enquiryNo}
      onChoose={(offer) => {
        setOpen(false)
        onChoose(offer)
      }}
    />
  )
}

function Finder({ asked, enquiryNo, onChoose }: Omit<PartFinderProps, 'isChosen'>) {
  const listId = useId()
  const [text, setText] = useState(asked)
  const model = text.trim()
  const found = useReading(model.length >= MIN_LENGTH ? model : undefined, () =>
    callApi(findParts, { model, enquiryNo }),
  )
  const list = found.state === 'ready' ? found.value.list : found.state === 'loading' ? (found.last?.list ?? []) : []
  return (
    <div className="grid gap-2 pt-2">
      <Field label="Part number in the catalogue">
        <TextInput
          mono
          type="search"
          autoFocus
          autoComplete="off"
          maxLength={100}
          value={text}
          aria-controls={listId}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <ul id={listId} aria-live="polite" className="rounded-md border border-line empty:hidden">
        {list.map((offer) => (
          <li key={offer.goodsId} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onChoose(offer)}
              className="flex min-h-10 w-full flex-wrap items-center gap-x-3 px-3 py-1.5 text-left text-sm hover:bg-accent-wash focus-visible:-outline-offset-2"
            >
              <span className="font-mono wrap-anywhere">{offer.goodsModel}</span>
              <span className="text-ink-3">{offer.brandName}</span>
              <span className="ml-auto text-ink-2">
                <Count value={offer.stockCount} /> in stock
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.state === 'ready' && list.length === 0 && <p className="text-sm text-ink-3">No part found.</p>}
      {found.state === 'failed' && <p className="text-sm text-bad">{found.message}</p>}
    </div>
  )
}
