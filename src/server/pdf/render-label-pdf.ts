import { yieldWhenDue } from '../event-loop.ts'
import { code128 } from './code128.ts'
import { writePdf } from './write-pdf.ts'

/** One label of 100 × 150 mm, as label printers take it. */
export interface Label {
  from: string[]
  to: string[]
  /** In large letters at the top: carrier and service. */
  carrier: string
  facts: Array<[label: string, value: string]>
  /** Printed as bars and below them. */
  barcode: string
}

const MM = 72 / 25.4
const [WIDTH, HEIGHT, EDGE] = [100 * MM, 150 * MM, 7 * MM]
const INNER = WIDTH - 2 * EDGE
const BAR_HEIGHT = 26 * MM
/** Code 128 wants so much white on both sides. */
const QUIET_UNITS = 10
const MAX_UNIT = 1.2

export const renderLabelsPdf = (labels: Label[]): Promise<Uint8Array> =>
  writePdf({ size: [WIDTH, HEIGHT], margin: EDGE, autoFirstPage: false }, labels, async (pdf) => {
    for (const label of labels) {
      await yieldWhenDue()
      printLabel(pdf.addPage(), label)
    }
  })

type Pdf = PDFKit.PDFDocument

function printLabel(pdf: Pdf, { from, to, carrier, facts, barcode }: Label): void {
  const lines = (texts: string[], height: number) => {
    const limit = pdf.y + height
    for (const text of texts)
      if (pdf.y < limit) pdf.text(text, EDGE, pdf.y, { width: INNER, height: limit - pdf.y, ellipsis: true })
  }
  pdf.font('bold', 15).fillColor('#000').text(carrier, EDGE, EDGE, { width: INNER })
  pdf.moveDown(0.3).font('sans', 8)
  lines(from, 16 * MM)
  rule(pdf)
  pdf.font('sans', 8).text('Ship to', EDGE, pdf.y, { width: INNER })
  pdf.font('bold', 13)
  lines(to, 42 * MM)
  rule(pdf)
  pdf.font('sans', 9)
  for (const [label, value] of facts) lines([`${label}: ${value}`], 5 * MM)
  printBars(pdf, barcode)
}

function rule(pdf: Pdf): void {
  const y = pdf.y + 6
  pdf
    .moveTo(EDGE, y)
    .lineTo(WIDTH - EDGE, y)
    .lineWidth(1)
    .stroke()
  pdf.y = y + 6
}

/** At the foot, in the middle of the label; a text that has no bars is printed alone. */
function printBars(pdf: Pdf, text: string): void {
  const widths = code128(text) ?? []
  const top = HEIGHT - EDGE - BAR_HEIGHT - 16
  const units = widths.reduce((sum, width) => sum + width, 0)
  const unit = Math.min(INNER / (units + 2 * QUIET_UNITS), MAX_UNIT)
  let left = (WIDTH - units * unit) / 2
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) pdf.rect(left, top, width * unit, BAR_HEIGHT)
    left += width * unit
  }
  if (widths.length > 0) pdf.fill('#000')
  pdf.font('mono', 10).text(text, EDGE, top + BAR_HEIGHT + 3, { width: INNER, align: 'center', lineBreak: false })
}
