const INK = '#0d1b22'
const FAINT = '#5f717b'
const LINE = '#d9e1e5'
const LEFT = 48
const WIDTH = 499
const BOTTOM = 780

export interface Column {
  label: string
  /** Of the width of the paper. */
  share: number
  align?: 'left' | 'right'
}

/** What our papers are made of, from top to bottom. */
export type PaperPart =
  | { kind: 'facts'; facts: Array<[label: string, value: string]> }
  | { kind: 'text'; text: string }
  | { kind: 'table'; columns: Column[]; rows: string[][] }
  /** Amounts under a table; the last one is the one that counts. */
  | { kind: 'totals'; rows: Array<[label: string, value: string]> }
  | { kind: 'note'; text: string }

export interface BusinessPaper {
  /** "Quotation", "Proforma invoice". */
  title: string
  number: string
  /** Who sends it, a line each. */
  sender: string[]
  parts: PaperPart[]
}

/** A4, plain, with as many pages as it takes: quotations, invoices, packing lists. */
export async function writePaper({ title, number, sender, parts }: BusinessPaper): Promise<Buffer> {
  // Large, and needed now and then only.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 48, left: LEFT, right: LEFT, bottom: 40 },
    bufferPages: true,
    info: { Title: `${title} ${number}`, Author: sender[0] ?? 'Ohmstead' },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))

  pdf
    .font('Helvetica-Bold')
    .fontSize(11)
    .fillColor(INK)
    .text(printable(sender[0] ?? ''), LEFT, 48)
  pdf.font('Helvetica').fontSize(9).fillColor(FAINT).text(sender.slice(1).map(printable).join('\n'))
  pdf.moveDown(1.5).font('Helvetica-Bold').fontSize(20).fillColor(INK).text(printable(title))
  pdf.font('Courier').fontSize(11).text(printable(number)).moveDown(1)
  for (const part of parts) drawPart(pdf, part)
  numberPages(pdf, `${title} ${number}`)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function drawPart(pdf: PDFKit.PDFDocument, part: PaperPart): void {
  if (part.kind === 'facts') for (const [label, value] of part.facts) drawFact(pdf, label, value)
  if (part.kind === 'text')
    pdf.font('Helvetica').fontSize(10).fillColor(INK).text(printable(part.text), LEFT, pdf.y, { width: WIDTH })
  if (part.kind === 'note')
    pdf.font('Helvetica').fontSize(8.5).fillColor(FAINT).text(printable(part.text), LEFT, pdf.y, { width: WIDTH })
  if (part.kind === 'table') drawTable(pdf, part.columns, part.rows)
  if (part.kind === 'totals') drawTotals(pdf, part.rows)
  pdf.moveDown(1)
}

function drawFact(pdf: PDFKit.PDFDocument, label: string, value: string): void {
  const top = pdf.y
  pdf.font('Helvetica').fontSize(10).fillColor(FAINT).text(printable(label), LEFT, top, { width: 130 })
  pdf.fillColor(INK).text(printable(value), LEFT + 140, top, { width: WIDTH - 140 })
  pdf.y = Math.max(pdf.y, top + 14)
}

function drawTable(pdf: PDFKit.PDFDocument, columns: Column[], rows: string[][]): void {
  drawRow(
    pdf,
    columns,
    columns.map((column) => column.label),
    true,
  )
  for (const row of rows) {
    const height = heightOf(pdf, columns, row)
    if (pdf.y + height > BOTTOM) {
      pdf.addPage()
      drawRow(
        pdf,
        columns,
        columns.map((column) => column.label),
        true,
      )
    }
    drawRow(pdf, columns, row, false)
  }
}

const widthOf = (column: Column) => column.share * WIDTH - 8

function heightOf(pdf: PDFKit.PDFDocument, columns: Column[], row: string[]): number {
  pdf.font('Helvetica').fontSize(9)
  return (
    8 +
    Math.max(
      ...columns.map((column, place) => pdf.heightOfString(printable(row[place] ?? ''), { width: widthOf(column) })),
    )
  )
}

function drawRow(pdf: PDFKit.PDFDocument, columns: Column[], row: string[], head: boolean): void {
  const height = heightOf(pdf, columns, row)
  const top = pdf.y
  let left = LEFT
  pdf
    .font(head ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(9)
    .fillColor(head ? FAINT : INK)
  columns.forEach((column, place) => {
    pdf.text(printable(row[place] ?? ''), left, top + 4, { width: widthOf(column), align: column.align ?? 'left' })
    left += column.share * WIDTH
  })
  pdf
    .moveTo(LEFT, top + height)
    .lineTo(LEFT + WIDTH, top + height)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  pdf.y = top + height
}

function drawTotals(pdf: PDFKit.PDFDocument, rows: Array<[string, string]>): void {
  if (pdf.y + rows.length * 16 > BOTTOM) pdf.addPage()
  rows.forEach(([label, value], place) => {
    const top = pdf.y + 3
    pdf
      .font(place === rows.length - 1 ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(10)
      .fillColor(INK)
    pdf.text(printable(label), LEFT, top, { width: WIDTH - 148, align: 'right' })
    pdf.text(printable(value), LEFT + WIDTH - 140, top, { width: 132, align: 'right' })
  })
}

function numberPages(pdf: PDFKit.PDFDocument, name: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    pdf.font('Helvetica').fontSize(8).fillColor(FAINT)
    pdf.text(`${printable(name)} · page ${page + 1} of ${count}`, LEFT, 805, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    })
  }
}

/** The fonts every reader has know Western European letters only; the few signs of the trade are spelled out. */
const printable = (text: string): string =>
  text
    .replaceAll('￥', 'CNY ')
    .replaceAll('Ω', 'ohm')
    .replaceAll('μ', 'µ')
    .replace(/[^\n\x20-\x7e\u00a0-\u00ff–—‘’“”•…€™]/g, '?')
