import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { StaffRefusal } from '#features/staff/web/staff-refusal.tsx'
import { useCurrencies } from '#features/staff/web/use-staff.ts'
import { GuardedForm, useLeaveGuard } from '#features/staff/web/work/leave-guard.tsx'
import type { Currency } from '#shared/money/currency-signs.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { marginOfLines } from '../../margin.rules.ts'
import {
  type DraftLine,
  type DraftProblems,
  type OfferedLine,
  proposedPacking,
  readDraft,
  writeTiers,
} from '../../quote-draft.rules.ts'
import { type CatalogueOffer, quoteEnquiry } from '../../staff-rfq.contract.ts'
import { QuoteMarginNote } from './margin-note.tsx'
import { QuoteLine } from './quote-line.tsx'
import type { StaffEnquiry, StaffEnquiryLine } from './staff-enquiry.ts'

const DAY = 86_400_000
const VALID_DAYS = [7, 14, 30, 60, 90]

const draftOf = (line: StaffEnquiryLine, offers: ReadonlyMap<number, CatalogueOffer>): DraftLine => {
  const { lineId, goodsModel, count, quote } = line
  const goodsId = quote?.goodsId ?? line.goodsId
  const offer = offers.get(goodsId ?? 0)
  return {
    lineId,
    goodsModel,
    goodsId,
    price: quote?.price ?? '',
    count: String(quote?.count ?? count),
    more: writeTiers(quote?.tiers.filter((tier) => tier.count !== quote.count) ?? []),
    leadWeeks: String(quote?.leadWeeks ?? 0),
    note: quote?.note ?? '',
    packing: quote?.packing ?? (offer ? proposedPacking(offer, line) : ''),
  }
}

/** Of the first part of the catalogue that is offered, else the main one of the store: a quote has one currency. */
const currencyOf = (
  offered: readonly OfferedLine[],
  offers: ReadonlyMap<number, CatalogueOffer>,
  [main = 'USD']: readonly Currency[],
) => offers.get(offered.find(({ goodsId }) => goodsId !== undefined)?.goodsId ?? 0)?.currency ?? main

const marginOf = (offered: readonly OfferedLine[], offers: ReadonlyMap<number, CatalogueOffer>, currency: string) =>
  marginOfLines(
    offered.map(({ goodsId, price, count }) => {
      const offer = goodsId === undefined ? undefined : offers.get(goodsId)
      return { price, count, cost: offer?.costCurrency === currency ? (offer.cost ?? undefined) : undefined }
    }),
  )

/** A quote, line by line, with the catalogue data of each part. */
export function QuoteEditor({ enquiry }: { enquiry: StaffEnquiry }) {
  const { enquiryNo, version, lines, contact } = enquiry
  const [offers, setOffers] = useState(() => new Map(enquiry.offers.map((offer) => [offer.goodsId, offer])))
  const [drafts, setDrafts] = useState(() => lines.map((line) => draftOf(line, offers)))
  const [problems, setProblems] = useState<DraftProblems>(new Map())
  const [nothing, setNothing] = useState(false)
  const { revalidate } = useRevalidator()
  const guard = useLeaveGuard()
  const { busy, refusal, run } = useMutation(guard.saving(send))

  const change = (lineId: number, changed: Partial<DraftLine>) =>
    setDrafts((all) => all.map((one) => (one.lineId === lineId ? { ...one, ...changed } : one)))
  const choose = (lineId: number, offer: CatalogueOffer) => {
    setOffers((all) => new Map(all).set(offer.goodsId, offer))
    const asked = lines.find((line) => line.lineId === lineId)
    change(lineId, { goodsId: offer.goodsId, packing: asked ? proposedPacking(offer, asked) : '' })
  }

  async function send(lines: OfferedLine[], form: FormData) {
    const validUntil = new Date(Date.now() + Number(form.get('days')) * DAY).toISOString()
    const note = String(form.get('note') ?? '').trim()
    await callApi(quoteEnquiry, { enquiryNo, version, currency, validUntil, note, lines })
    await revalidate()
    notify({ kind: 'success', message: 'Quote sent to the customer' })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = readDraft(drafts)
    setProblems(read.problems)
    setNothing(read.offered.length === 0 && read.problems.size === 0)
    if (busy || read.problems.size > 0 || read.offered.length === 0) return
    return run(read.offered, form)
  }

  const priced = drafts.filter(({ price }) => price.trim() !== '').length
  const { offered } = readDraft(drafts)
  const currency = currencyOf(offered, offers, useCurrencies())
  return (
    <GuardedForm guard={guard} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <StaffSection
        title="Lines"
        aside={
          <div className="text-right">
            <p className="text-sm text-ink-3">
              {priced} of {drafts.length} priced. Lines without a price are not offered.
            </p>
            <QuoteMarginNote margin={marginOf(offered, offers, currency)} pricedCount={priced} currency={currency} />
          </div>
        }
      >
        <ol className="border-t border-ink">
          {lines.map((line) => {
            const draft = drafts.find(({ lineId }) => lineId === line.lineId) ?? draftOf(line, offers)
            return (
              <QuoteLine
                key={line.lineId}
                {...{ enquiryNo, line, draft, currency }}
                offer={draft.goodsId === null ? undefined : offers.get(draft.goodsId)}
                problem={problems.get(line.lineId)}
                onChange={(changed) => change(line.lineId, changed)}
                onChoose={(offer) => choose(line.lineId, offer)}
              />
            )
          })}
        </ol>
      </StaffSection>
      <QuoteTerms note={enquiry.quoteNote} />
      <StaffRefusal refusal={refusal} onReload={() => revalidate()} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {enquiry.status === 'quoted' ? 'Send revised quote' : 'Send quote'}
        </Button>
        <p className="text-sm text-ink-3">{contact.email} gets it by e-mail.</p>
        <p role="alert" className="text-bad empty:hidden">
          {nothing && 'Please price at least one line.'}
          {problems.size > 0 && 'Some lines need a correction.'}
        </p>
      </div>
    </GuardedForm>
  )
}

function QuoteTerms({ note }: { note: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Field label="Valid for">
        <NativeSelect name="days" defaultValue="14">
          {VALID_DAYS.map((days) => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Note to the customer" optional>
        <TextArea name="note" rows={2} maxLength={2000} defaultValue={note} />
      </Field>
    </div>
  )
}
