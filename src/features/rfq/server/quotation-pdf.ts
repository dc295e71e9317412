import { writePaper } from '../../../server/pdf/business-paper.ts'
import { AppError } from '../../../shared/app-error.ts'
import { sum } from '../../../shared/decimal.ts'
import type { FileAnswer } from '../../../shared/file-answer.ts'
import type { EnquiryDetail } from '../rfq.contract.ts'

const columns = [
  { label: 'Part', share: 0.3 },
  { label: 'Maker', share: 0.2 },
  { label: 'Quantity', share: 0.12, align: 'right' as const },
  { label: 'Price', share: 0.14, align: 'right' as const },
  { label: 'Amount', share: 0.14, align: 'right' as const },
  { label: 'Lead time', share: 0.1, align: 'right' as const },
]

export async function writeQuotation(enquiry: EnquiryDetail): Promise<FileAnswer> {
  const quotes = enquiry.lines.flatMap(({ quote }) => quote ?? [])
  if (quotes.length === 0) throw new AppError('no_document_yet', 'This enquiry has not been quoted yet.')
  const body = await writePaper({
    title: 'Quotation',
    number: enquiry.enquiryNo,
    sender: ['Ohmstead'],
    parts: [
      {
        kind: 'facts',
        facts: [
          ['For', [enquiry.contact.name, enquiry.contact.company].filter(Boolean).join(', ')],
          ['Valid until', enquiry.validUntil?.slice(0, 10) ?? ''],
          ['Currency', enquiry.currency ?? ''],
        ],
      },
      ...(enquiry.quoteNote ? [{ kind: 'text' as const, text: enquiry.quoteNote }] : []),
      {
        kind: 'table',
        columns,
        rows: quotes.map((quote) => [
          quote.alternative ? `${quote.goodsModel} (alternative)` : quote.goodsModel,
          quote.brandName,
          quote.count.toLocaleString('en-US'),
          quote.price,
          quote.amount,
          quote.leadWeeks ? `${quote.leadWeeks} weeks` : 'in stock',
        ]),
      },
      { kind: 'totals', rows: [['Total without shipping', sum(quotes.map((quote) => quote.amount))]] },
      { kind: 'note', text: 'Prices hold for the quantities named, until the day named, for one order.' },
    ],
  })
  return {
    file: {
      body,
      contentType: 'application/pdf',
      maxAge: 0,
      private: true,
      saveAs: `quotation-${enquiry.enquiryNo}.pdf`,
    },
  }
}
