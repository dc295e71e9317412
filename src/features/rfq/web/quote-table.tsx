import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import { LineLabelsNote } from '#features/catalog/web/line-labels.tsx'
import { PackingNote } from '#features/catalog/web/packing-note.tsx'
import { VerdictNote } from '#features/catalog/web/verdict-note.tsx'
import { sum } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { chooseQuoteQuantity, type EnquiryDetail, type EnquiryLine, type Quote } from '../rfq.contract.ts'

const orderable = (quote: Quote | null): quote is Quote => quote !== null && quote.orderNo === null

/** Requested and offered parts side by side; selected lines go to the checkout at the quoted price. */
export function QuoteTable({ enquiry }: { enquiry: EnquiryDetail }) {
  const { lines, status, enquiryNo } = enquiry
  const currency = enquiry.currency ?? enquiry.mainCurrency
  const open = (status === 'quoted' || status === 'accepted') && lines.some((line) => orderable(line.quote))
  const [chosen, setChosen] = useState(
    () => new Set(lines.filter((line) => orderable(line.quote)).map((line) => line.lineId)),
  )
  const navigate = useNavigate()
  const amounts = lines.flatMap(({ lineId, quote }) => (quote && chosen.has(lineId) ? [quote.amount] : []))

  const { revalidate } = useRevalidator()
  async function chooseCount(lineId: number, count: number) {
    await callApi(chooseQuoteQuantity, { enquiryNo, lineId, count })
    await revalidate()
  }
  const choosing = useMutation(chooseCount, { onRefusal: showError })

  const toggle = (lineId: number) => {
    const next = new Set(chosen)
    if (!next.delete(lineId)) next.add(lineId)
    setChosen(next)
  }

  return (
    <section aria-label="Lines">
      <TableFrame caption="Lines of the RFQ and our offers" stacked>
        <thead>
          <tr>
            {open && <Th>Order</Th>}
            <Th>You requested</Th>
            <Th numeric>Quantity</Th>
            <Th>We offer</Th>
            <Th numeric>Quantity</Th>
            <Th numeric>Price</Th>
            <Th numeric>Amount</Th>
            <Th>Lead time</Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineId}>
              {open && (
                <OrderCell quote={line.quote} isChosen={chosen.has(line.lineId)} onToggle={() => toggle(line.lineId)} />
              )}
              <RequestedPart line={line} currency={currency} />
              <Offered
                quote={line.quote}
                currency={currency}
                answered={status !== 'received' && status !== 'in_work'}
                onCount={(count) => choosing.run(line.lineId, count)}
              />
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {open && (
        <OrderChosenLines
          amounts={amounts}
          currency={currency}
          onOrder={() => void navigate(`/CommoditySettlement?enquiryNo=${enquiryNo}&lines=${[...chosen].join(',')}`)}
        />
      )}
    </section>
  )
}

type OrderCellProps = { quote: Quote | null; isChosen: boolean; onToggle: () => void }

function OrderCell({ quote, isChosen, onToggle }: OrderCellProps) {
  return (
    <Td label="Order">
      {orderable(quote) && (
        <Checkbox label={`Order ${quote.goodsModel}`} labelHidden checked={isChosen} onChange={onToggle} />
      )}
    </Td>
  )
}

function RequestedPart({ line, currency }: { line: EnquiryLine; currency: string }) {
  return (
    <>
      <Td label="You requested">
        {line.goodsId === null ? (
          <ModelText model={line.goodsModel} />
        ) : (
          <TextLink to={`/goods/detail/${line.goodsId}`} tone="ink">
            <ModelText model={line.goodsModel} />
          </TextLink>
        )}
        <p className="text-xs text-ink-3">
          {[
            line.brandName,
            line.packing && PACKING_NAMES[line.packing],
            line.deliveryDate && `required by ${line.deliveryDate}`,
            line.remark,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <LineLabelsNote {...line} />
      </Td>
      <Td label="Quantity requested" numeric>
        <Count value={line.count} />
        {line.targetPrice && (
          <p className="text-xs text-ink-3">
            target <Money amount={line.targetPrice} currency={currency} />
          </p>
        )}
      </Td>
    </>
  )
}

type OfferedProps = {
  quote: Quote | null
  currency: string
  answered: boolean
  onCount: (count: number) => Promise<void>
}

function Offered({ quote, currency, answered, onCount }: OfferedProps) {
  if (!quote)
    return (
      <Td label="We offer" colSpan={5}>
        <span className="text-ink-3">{answered ? 'No offer' : 'Not answered yet'}</span>
      </Td>
    )
  return (
    <>
      <Td label="We offer">
        <ModelText model={quote.goodsModel} /> {quote.alternative && <Badge tone="promo">Alternative</Badge>}
        <p className="text-xs text-ink-3">{[quote.brandName, quote.note].filter(Boolean).join(' · ')}</p>
        <PackingNote packingName={quote.packingName} arrives={quote.arrives} feeAmount="0" currency={currency} />
        {quote.alternative && <AlternativeNote quote={quote} />}
        {quote.orderNo && (
          <p className="text-xs">
            Ordered:{' '}
            <TextLink to={`/orderDetail?orderNo=${quote.orderNo}`} inline>
              {quote.orderNo}
            </TextLink>
          </p>
        )}
      </Td>
      <Td label="Quantity offered" numeric>
        {quote.tiers.length > 1 && quote.orderNo === null ? (
          <NativeSelect
            size="sm"
            aria-label={`Quantity of ${quote.goodsModel}`}
            value={quote.count}
            onChange={(event) => void onCount(Number(event.target.value))}
          >
            {quote.tiers.map((tier) => (
              <option key={tier.count} value={tier.count}>
                {`${formatCount(tier.count)} at ${formatMoney(tier.price, currency)}`}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <Count value={quote.count} />
        )}
      </Td>
      <Td label="Price" numeric>
        <Money amount={quote.price} currency={currency} />
      </Td>
      <Td label="Amount" numeric>
        <Money amount={quote.amount} currency={currency} />
      </Td>
      <Td label="Lead time">
        {quote.goodsId === null && quote.leadWeeks === 0 ? 'On request' : leadTimeOf(quote.leadWeeks)}
      </Td>
    </>
  )
}

/** How the alternative is worse than the requested part. */
function AlternativeNote({ quote: { verdict } }: { quote: Quote }) {
  if (verdict) return <VerdictNote verdict={verdict} />
  return <p className="pt-1 text-xs text-warn">Not compared: the requested part is not in our catalogue.</p>
}

function leadTimeOf(weeks: number): string {
  if (weeks === 0) return 'In stock'
  return weeks === 1 ? '1 week' : `${weeks} weeks`
}

type OrderChosenLinesProps = {
  amounts: string[]
  currency: string
  onOrder: () => void
}

function OrderChosenLines({ amounts, currency, onOrder }: OrderChosenLinesProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-4 pt-4">
      <p>
        {amounts.length} {amounts.length === 1 ? 'line' : 'lines'},{' '}
        <strong>
          <Money amount={sum(amounts)} currency={currency} />
        </strong>{' '}
        <span className="text-sm text-ink-3">plus shipping</span>
      </p>
      <Button variant="primary" disabled={amounts.length === 0} onClick={onOrder}>
        Order the selected lines
      </Button>
    </div>
  )
}
