import { useId } from 'react'
import { alternativeVerdict } from '#features/catalog/catalog.contract.ts'
import { findChoice } from '#features/catalog/packing/packing.rules.ts'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import { VerdictNote } from '#features/catalog/web/verdict-note.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useReading } from '#web/use-reading.ts'
import { type DraftLine, listPriceFor } from '../../quote-draft.rules.ts'
import type { CatalogueOffer } from '../../staff-rfq.contract.ts'
import { MarginNote } from './margin-note.tsx'
import { PartFinder } from './part-finder.tsx'
import type { StaffEnquiryLine } from './staff-enquiry.ts'

/** An option needs a value that is not empty. */
const OWN = 'own'

type QuoteLineProps = {
  enquiryNo: string
  line: StaffEnquiryLine
  draft: DraftLine
  offer: CatalogueOffer | undefined
  /** Of the quote, for parts outside the catalogue. */
  currency: string
  problem: string | undefined
  onChange: (changed: Partial<DraftLine>) => void
  onChoose: (offer: CatalogueOffer) => void
}

/** The requested part, its catalogue data, and the offer. */
export function QuoteLine({ enquiryNo, line, draft, offer, currency, problem, onChange, onChoose }: QuoteLineProps) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-3 lg:grid-cols-2">
      <RequestedLine {...{ enquiryNo, line, draft, offer, onChange, onChoose }} />
      <OfferFields line={line} draft={draft} offer={offer} currency={currency} problem={problem} onChange={onChange} />
    </li>
  )
}

type OfferFieldsProps = Omit<QuoteLineProps, 'enquiryNo' | 'onChoose'>

function OfferFields({ line, draft, offer, currency, problem, onChange }: OfferFieldsProps) {
  const problemId = useId()
  const described = problem ? { 'aria-describedby': problemId, 'aria-invalid': true } : {}
  return (
    <fieldset className="grid grid-cols-2 content-start gap-3 sm:grid-cols-3">
      <legend className="sr-only">Offer for {line.goodsModel}</legend>
      <Field label={`Unit price, ${offer?.currency ?? currency}`}>
        <TextInput
          mono
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          {...described}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      </Field>
      <Field label="Quantity">
        <TextInput
          mono
          inputMode="numeric"
          autoComplete="off"
          value={draft.count}
          onChange={(event) => onChange({ count: event.target.value })}
        />
      </Field>
      <Field label="Lead time, weeks">
        <TextInput
          mono
          inputMode="numeric"
          autoComplete="off"
          value={draft.leadWeeks}
          onChange={(event) => onChange({ leadWeeks: event.target.value })}
        />
      </Field>
      {offer && offer.packings.length > 1 && <PackagingField offer={offer} draft={draft} onChange={onChange} />}
      <Field
        label="Further quantities"
        hint="For example: 1000 at 0.04, 5000 at 0.035"
        className="col-span-full"
        optional
      >
        <TextInput
          mono
          autoComplete="off"
          value={draft.more}
          onChange={(event) => onChange({ more: event.target.value })}
        />
      </Field>
      <Field label="Note to this line" className="col-span-full" optional>
        <TextInput value={draft.note} maxLength={500} onChange={(event) => onChange({ note: event.target.value })} />
      </Field>
      <p id={problemId} role="alert" className="col-span-full text-sm text-bad empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}

/** The customer's remark, as the customer will see it on the quote. */
function CustomerLabels({ ownNumber, customerRef }: StaffEnquiryLine) {
  const texts = [ownNumber && `Customer part number ${ownNumber}`, customerRef && `customer reference ${customerRef}`]
  return texts.some(Boolean) ? (
    <p className="text-sm wrap-anywhere text-ink-3">{texts.filter(Boolean).join(', ')}</p>
  ) : null
}

type CataloguePartProps = {
  offer: CatalogueOffer
  asked: StaffEnquiryLine
  draft: DraftLine
  onChange: (changed: Partial<DraftLine>) => void
}

/** Staff see what the buyer will see. */
function OfferVerdict({ goodsId, otherGoodsId }: { goodsId: number; otherGoodsId: number }) {
  const found = useReading(`${goodsId}-${otherGoodsId}`, () => callApi(alternativeVerdict, { goodsId, otherGoodsId }))
  return found.state === 'ready' ? <VerdictNote verdict={found.value.verdict} /> : null
}

function CataloguePart({ offer, asked, draft, onChange }: CataloguePartProps) {
  const chosen = draft.packing === '' ? undefined : findChoice(offer.packings, draft.packing)
  const priceList =
    chosen?.priceList.map(({ minBuyCount, ...tier }) => ({ count: minBuyCount, ...tier })) ?? offer.priceList
  const listPrice = listPriceFor(priceList, Number(draft.count) || asked.count)
  return (
    <div className="rounded-md bg-wash px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-mono wrap-anywhere">{offer.goodsModel}</span>
        <span className="text-ink-3">{[offer.brandName, offer.package].filter(Boolean).join(' · ')}</span>
        {asked.goodsId !== offer.goodsId && <Badge tone="promo">Alternative</Badge>}
      </p>
      {asked.goodsId !== null && asked.goodsId !== offer.goodsId && (
        <OfferVerdict goodsId={asked.goodsId} otherGoodsId={offer.goodsId} />
      )}
      <p className={offer.stockCount < asked.count ? 'text-copper' : 'text-ink-2'}>
        <Count value={offer.stockCount} /> in stock, min. <Count value={offer.minBuyCount} />, multiples of{' '}
        <Count value={offer.multCount} />
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-2">
        {priceList.map((tier) => (
          <span key={tier.count} className="whitespace-nowrap">
            <Count value={tier.count} />+ <Money amount={tier.price} currency={offer.currency} />
          </span>
        ))}
      </p>
      {offer.priceListName && <p className="text-ink-3">The customer’s prices: {offer.priceListName}</p>}
      <MarginNote offer={offer} price={draft.price} />
      {listPrice && listPrice !== draft.price && (
        <Button size="sm" variant="quiet" className="-ml-3" onClick={() => onChange({ price: listPrice })}>
          {offer.priceListName ? 'Use the customer’s price' : 'Use list price'} {listPrice}
        </Button>
      )}
    </div>
  )
}

/** The requested part and its catalogue data. */
type RequestedLineProps = Omit<QuoteLineProps, 'problem' | 'currency'>

function RequestedLine({ enquiryNo, line, draft, offer, onChange, onChoose }: RequestedLineProps) {
  return (
    <div className="min-w-0">
      <p className="font-mono font-medium wrap-anywhere">{line.goodsModel}</p>
      <p className="text-sm wrap-anywhere text-ink-2">
        {line.brandName && `${line.brandName} · `}
        <Count value={line.count} /> {line.count === 1 ? 'piece' : 'pieces'}
        {line.targetPrice && ` · target ${line.targetPrice}`}
        {line.deliveryDate && ` · needed ${line.deliveryDate}`}
        {line.packing && ` · as ${PACKING_NAMES[line.packing].toLowerCase()}`}
      </p>
      <CustomerLabels {...line} />
      {line.remark && <p className="text-sm wrap-anywhere text-ink-3">{line.remark}</p>}
      <div className="pt-2">
        {offer ? (
          <CataloguePart offer={offer} asked={line} draft={draft} onChange={onChange} />
        ) : (
          <p className="text-sm text-ink-3">Not in the catalogue: offered as requested and purchased for this order.</p>
        )}
      </div>
      <PartFinder asked={line.goodsModel} enquiryNo={enquiryNo} isChosen={offer !== undefined} onChoose={onChoose} />
    </div>
  )
}

type PackagingFieldProps = {
  offer: CatalogueOffer
  draft: DraftLine
  onChange: QuoteLineProps['onChange']
}

function PackagingField({ offer, draft, onChange }: PackagingFieldProps) {
  return (
    <Field label="Packaging" hint="Reel fees are part of the unit price" className="col-span-full">
      <NativeSelect
        value={draft.packing || OWN}
        onChange={({ target }) =>
          onChange({ packing: offer.packings.find(({ packing }) => packing === target.value)?.packing ?? '' })
        }
      >
        {offer.packings.map(({ packing, name, minBuyCount, multCount }) => (
          <option key={packing} value={packing || OWN}>
            {name || 'Standard packaging'}, min. {formatCount(minBuyCount)}, multiples of {formatCount(multCount)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
