import { labelTexts } from '#features/catalog/line-labels.rules.ts'
import {
  type DocumentContent,
  type DocumentHead,
  type DocumentLogo,
  renderDocumentPdf,
} from '#server/pdf/render-document-pdf.ts'
import { AppError } from '#shared/app-error.ts'
import { sum } from '#shared/decimal.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { EnquiryDetail, EnquiryLine, Quote } from '../rfq.contract.ts'

const columns = [
  { head: 'Part', width: 150 },
  { head: 'Manufacturer', width: 89 },
  { head: 'Quantity', width: 52, right: true },
  { head: 'Price', width: 70, right: true },
  { head: 'Amount', width: 84, right: true },
  { head: 'Lead time', width: 54, right: true },
]

export async function writeQuotation(
  { head, logo }: { head: DocumentHead; logo: DocumentLogo | undefined },
  enquiry: EnquiryDetail,
): Promise<FileAnswer> {
  const quotes = enquiry.lines.flatMap(({ quote }) => quote ?? [])
  const money = (amount: string) => formatMoney(amount, enquiry.currency ?? '')
  const rows = enquiry.lines.flatMap((line) => (line.quote ? [rowOf(line.quote, line, money)] : []))
  if (quotes.length === 0) throw new AppError('no_document_yet', 'This RFQ has not been quoted yet.')
  const { enquiryNo, contact, validUntil, currency, quoteNote } = enquiry
  const content: DocumentContent = {
    title: 'Quotation',
    number: enquiryNo,
    facts: [
      ['Valid until', validUntil?.slice(0, 10) ?? ''],
      ['Currency', currency ?? ''],
    ],
    blocks: [{ head: 'For', lines: [contact.name, contact.company, contact.countryName].filter(Boolean) }],
    columns,
    rows,
    totals: [['Total without shipping', money(sum(quotes.map((quote) => quote.amount)))]],
    notes: [...(quoteNote ? [quoteNote] : []), 'Prices are valid for the stated quantities and date, for one order.'],
  }
  const body = await renderDocumentPdf(head, content, logo)
  const saveAs = `quotation-${enquiryNo}.pdf`
  return { file: { body, contentType: 'application/pdf', maxAge: 0, private: true, saveAs } }
}

const rowOf = (quote: Quote, line: EnquiryLine, money: (amount: string) => string) => [
  [
    quote.alternative ? `${quote.goodsModel} (${alternativeName(quote)})` : quote.goodsModel,
    quote.arrives || quote.packingName,
    ...labelTexts(line),
  ]
    .filter(Boolean)
    .join('\n'),
  quote.brandName,
  formatCount(quote.count),
  money(quote.price),
  money(quote.amount),
  // A part outside the catalogue has no stock.
  quote.leadWeeks ? `${quote.leadWeeks} weeks` : quote.goodsId === null ? 'on request' : 'in stock',
]

const alternativeName = ({ verdict }: Quote) =>
  !verdict ? 'alternative, not compared' : verdict.kind === 'replacement' ? 'replacement' : 'similar, not a replacement'
